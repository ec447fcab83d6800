import type { Signal } from '@preact/signals';
import { LANGUAGES } from '@thameside/kit';
import { ENDONYMS, THEME_ICONS } from '../labels.ts';
import { Choice, type IconName, Page, Switch, TextField } from '../parts/index.ts';
import {
  confirmTurns,
  language,
  liveScore,
  motion,
  PACES,
  type Pace,
  pace,
  playerName,
  sound,
  THEMES,
  theme,
} from '../settings.ts';
import { t } from '../words.ts';
import './settings.css';

const setting =
  <T,>(own: Signal<T>) =>
  (value: T) => {
    own.value = value;
  };

const picks = <V extends string>(
  values: readonly V[],
  key: (value: V) => string,
  icons?: Readonly<Record<V, IconName>>,
) => values.map(value => ({ value, label: t(key(value)), ...(icons ? { icon: icons[value] } : {}) }));

const SCORES = ['all', 'own', 'off'] as const;

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Every change takes effect at once and is kept in this browser. */
export const Settings = () => (
  <Page narrow title={t('settings.title')} lead={t('settings.about')}>
    <div class="settings">
      <section class="panel setting-group" aria-labelledby="settings-look">
        <h2 id="settings-look">{t('settings.look')}</h2>
        <Choice
          legend={t('settings.language')}
          value={language.value}
          picks={LANGUAGES.map(value => ({ value, label: ENDONYMS[value] }))}
          onChange={setting(language)}
        />
        <Choice
          legend={t('settings.theme')}
          about={t('settings.theme.about')}
          value={theme.value}
          picks={picks(THEMES, value => `theme.${value}`, THEME_ICONS)}
          onChange={setting(theme)}
        />
        <Switch
          label={t('settings.motion')}
          about={t(reduced() ? 'settings.motion.reduced' : 'settings.motion.about')}
          checked={motion.value}
          onChange={setting(motion)}
        />
        <Switch
          label={t('settings.sound')}
          about={t('settings.sound.about')}
          checked={sound.value}
          onChange={setting(sound)}
        />
      </section>
      <section class="panel setting-group" aria-labelledby="settings-play">
        <h2 id="settings-play">{t('settings.play')}</h2>
        <TextField
          label={t('new.your-name')}
          value={playerName.value}
          placeholder={t('new.player', { number: 1 })}
          onInput={setting(playerName)}
        />
        <Switch
          label={t('settings.confirm')}
          about={t('settings.confirm.about')}
          checked={confirmTurns.value}
          onChange={setting(confirmTurns)}
        />
        <Choice
          legend={t('settings.pace')}
          about={t('settings.pace.about')}
          value={pace.value}
          picks={picks(Object.keys(PACES) as Pace[], value => `pace.${value}`)}
          onChange={setting(pace)}
        />
        <Choice
          legend={t('settings.score')}
          about={t('settings.score.about')}
          value={liveScore.value}
          picks={picks(SCORES, value => `score.${value}`)}
          onChange={setting(liveScore)}
        />
      </section>
    </div>
  </Page>
);
