import type { Sight } from '@thameside/protocol';
import type { IconName } from '../parts/index.ts';
import { go } from '../route.ts';
import { company } from '../state/company.ts';
import { askHint } from '../state/hint.ts';
import { drawCurtain, finishTurn, successor } from '../state/screen.ts';
import { restartTurn, undo } from '../state/table.ts';
import { drawer, isHistoryOpen, middle, uncover } from '../state/ui.ts';
import { t } from '../words.ts';
import { closeHistory } from './history-bar.tsx';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
}

/** What can be done at a table besides answering. */
export function commandsFor(sight: Sight): Command[] {
  const isMine = sight.seat !== null;
  const all: (Omit<Command, 'label'> & { readonly can?: boolean })[] = [
    {
      id: 'end-turn',
      icon: 'check',
      can: isMine && sight.held === sight.seat && !sight.ask,
      run: () => void finishTurn(),
    },
    { id: 'undo', icon: 'undo', can: sight.canUndo, run: () => void undo() },
    { id: 'restart', icon: 'restart', can: sight.canUndo, run: () => void restartTurn() },
    { id: 'hint', icon: 'bulb', can: sight.ask !== null, run: () => void askHint() },
    {
      id: 'hand-over',
      icon: 'people',
      can: successor.value !== null && isMine,
      run: () => void drawCurtain(),
    },
    {
      id: 'history',
      icon: 'clock',
      run: () => {
        if (isHistoryOpen.value) closeHistory();
        else isHistoryOpen.value = true;
      },
    },
    { id: 'board', icon: 'hexagon', can: middle.value !== 'board', run: () => show('board') },
    { id: 'text', icon: 'list', can: middle.value !== 'text', run: () => show('text') },
    {
      id: 'result',
      icon: 'trophy',
      can: sight.result !== null && middle.value !== 'result',
      run: () => show('result'),
    },
    { id: 'log', icon: 'log', run: () => beside('log') },
    { id: 'players', icon: 'people', run: () => beside('players') },
    { id: 'chat', icon: 'online', can: company.value !== null, run: () => beside('chat') },
    { id: 'rules', icon: 'book', run: () => go(`/rules/${sight.game}`) },
    { id: 'settings', icon: 'settings', run: () => go('/settings') },
    { id: 'leave', icon: 'home', run: () => go('/') },
  ];
  return all
    .filter(({ can }) => can !== false)
    .map(({ id, icon, run }) => ({ id, icon, run, label: t(`table.command.${id}`) }));
}

export function show(what: 'board' | 'text' | 'result'): void {
  middle.value = what;
  uncover();
}
function beside(what: 'log' | 'players' | 'chat'): void {
  drawer.value = what;
}
