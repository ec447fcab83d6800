import { LANGUAGES } from '@thameside/kit';
import { ENDONYMS, THEME_ICONS } from './labels.ts';
import { Icon, type IconName, Menu } from './parts/index.ts';
import type { Place } from './places.ts';
import { language, THEMES, theme } from './settings.ts';
import { t } from './words.ts';

const LINKS: readonly { readonly screen: Place['screen']; readonly icon: IconName }[] = [
  { screen: 'rules', icon: 'book' },
  { screen: 'gallery', icon: 'gallery' },
  { screen: 'settings', icon: 'settings' },
];

/** The head of every page: home, where else one can go, language and theme. */
export const Top = ({ place, game }: { readonly place: Place; readonly game: string }) => (
  <header class="top">
    <div class="top-row">
      <a class="brand" href="#/">
        <img src="/icon.svg" alt="" width="34" height="34" />
        <span>{t('app.name')}</span>
      </a>
      <nav aria-label={t('top.nav')}>
        <ul class="top-links">
          {LINKS.map(({ screen, icon }) => (
            <li key={screen}>
              <a
                href={screen === 'settings' ? '#/settings' : `#/${screen}/${game}`}
                title={t(`top.${screen}`)}
                aria-current={place.screen === screen ? 'page' : undefined}
              >
                <Icon name={icon} />
                <span>{t(`top.${screen}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Menu
        label={t('settings.language')}
        icon="language"
        value={language.value}
        items={LANGUAGES.map(value => ({ value, label: ENDONYMS[value], lang: value }))}
        onChange={value => {
          language.value = value;
        }}
      />
      <Menu
        label={t('settings.theme')}
        icon={THEME_ICONS[theme.value]}
        value={theme.value}
        items={THEMES.map(value => ({ value, label: t(`theme.${value}`), icon: THEME_ICONS[value] }))}
        onChange={value => {
          theme.value = value;
        }}
      />
    </div>
  </header>
);
