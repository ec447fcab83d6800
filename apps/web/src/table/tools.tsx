import type { Sight } from '@thameside/protocol';
import { IconButton } from '../parts/index.ts';
import { company } from '../state/company.ts';
import { drawer, isHistoryOpen, isPaletteOpen, middle } from '../state/ui.ts';
import { t } from '../words.ts';
import { show } from './commands.ts';
import { closeHistory } from './history-bar.tsx';

/** What can be looked at besides the board. */
export const Tools = ({ sight }: { readonly sight: Sight }) => (
  <div class="table-tools">
    <IconButton
      icon="command"
      label={t('table.command.palette')}
      aria-keyshortcuts="Control+K /"
      onClick={() => {
        isPaletteOpen.value = true;
      }}
    />
    <IconButton
      icon="clock"
      label={t('table.command.history')}
      aria-pressed={isHistoryOpen.value}
      onClick={() => {
        if (isHistoryOpen.value) closeHistory();
        else isHistoryOpen.value = true;
      }}
    />
    <IconButton
      icon="list"
      label={t('table.command.text')}
      aria-pressed={middle.value === 'text'}
      onClick={() => show(middle.value === 'text' ? 'board' : 'text')}
    />
    {sight.result && (
      <IconButton
        icon="trophy"
        label={t('table.command.result')}
        aria-pressed={middle.value === 'result'}
        onClick={() => show(middle.value === 'result' ? 'board' : 'result')}
      />
    )}
    <DrawerToggle />
  </div>
);

/** That something has been said and not read yet. */
export function Unread() {
  const n = company.value?.unread() ?? 0;
  return n > 0 ? (
    <span class="unread">
      <span aria-hidden="true">{n}</span>
      <span class="unseen">{t('table.unread', { n })}</span>
    </span>
  ) : null;
}

/** The log and the players' details, and on a telephone everything else. What has been said is looked at first. */
export function DrawerToggle() {
  const n = company.value?.unread() ?? 0;
  const label = t(drawer.value ? 'table.drawer.close' : 'table.drawer.open');
  return (
    <IconButton
      icon="log"
      class={`drawer-toggle ${n > 0 ? 'drawer-news' : ''}`}
      label={n > 0 ? `${label}, ${t('table.unread', { n })}` : label}
      aria-expanded={drawer.value !== null}
      onClick={() => {
        drawer.value = drawer.value ? null : n > 0 ? 'chat' : 'log';
      }}
    />
  );
}
