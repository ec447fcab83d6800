import { busy, past, sight, undo } from '../state/table.ts';
import { isHistoryOpen, isPaletteOpen } from '../state/ui.ts';
import { giveCarefully } from './danger.tsx';
import { closeHistory } from './history-bar.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
const isModal = (): boolean => document.querySelector('dialog[open]') !== null;

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=button], [role=option]') !== null;
/** What stands in the board comes before what ends the turn. */
const confirm = () => document.querySelector<HTMLElement>('.confirms:not(:disabled)')?.click();

/** Keys that work wherever the focus is, as long as nobody is typing. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || isModal()) return;
  const isOrder = event.ctrlKey || event.metaKey;
  if (isOrder && event.key.toLowerCase() === 'k') isPaletteOpen.value = true;
  else if (isTyping(event.target) || event.altKey) return;
  else if (isOrder && !event.shiftKey && event.key.toLowerCase() === 'z' && sight.value?.canUndo) void undo();
  else if (isOrder) return;
  else if (event.key === '/') isPaletteOpen.value = true;
  else if (event.key === 'Escape' && isHistoryOpen.value) closeHistory();
  else if (event.key === 'Enter' && !isPressable(event.target)) confirm();
  else if (/^[1-9]$/.test(event.key) && !past.value && !busy.value) {
    const answer = sight.value?.ask?.answers[Number(event.key) - 1];
    if (answer === undefined) return;
    void giveCarefully([answer]);
  } else return;
  event.preventDefault();
}

/** Begin to listen; the result stops it. */
export function listenToKeys(): () => void {
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
