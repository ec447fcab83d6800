import { lotOf } from '@thameside/key-to-the-city/client';
import { give, type Scene } from './scene.ts';

/** What a press on a tile of the table does: answer a question about tiles, or open its card. */
export function chooseTile(scene: Scene, id: string): void {
  const { ask, ui } = scene;
  ui.closedAt.value = null;
  const isLegal = ask?.answers.includes(id) ?? false;
  if (ask?.k === 'home' && isLegal) {
    void give(scene, [id]);
    return;
  }
  if (ask?.k === 'group' && isLegal && lotOf(scene.view, id)) {
    void give(scene, [id]);
    return;
  }
  const act = ask?.k === 'bid' || ask?.k === 'use' || ask?.k === 'upgrade' ? ask.k : null;
  ui.act.value = isLegal ? act : null;
  ui.chosen.value = ui.chosen.value === id && !act ? null : id;
}
