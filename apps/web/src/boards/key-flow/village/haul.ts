import type { Answer } from '@thameside/kernel';
import { holdingOf } from '@thameside/key-flow/client';
import { dragging } from '../../parts/drag.ts';
import { type Haul, hauled } from '../lib/haul.ts';
import { workLeft } from '../lib/marks.ts';
import { type UpgradePlan, upgradesWith } from '../lib/upgrade.ts';
import { distancesFrom, wayTo } from '../lib/village.ts';
import { myPlayer, putDown, type Scene, villageOf } from '../scene.ts';

/** Move along the way and then, perhaps, upgrade: one command. */
async function carryOut(
  scene: Scene,
  hauls: readonly Haul[],
  then: readonly Answer[] = [],
): Promise<boolean> {
  const found = await hauled(scene.probe, [], hauls);
  const answers = [...(found?.answers ?? []), ...then];
  if (answers.length === 0) return false;
  const isTaken = await scene.answer(answers);
  if (isTaken) putDown(scene.ui);
  return isTaken;
}

/** The resource picked up goes to this card of the own village. */
export function haulTo(scene: Scene, to: string): void {
  const { ui, me } = scene;
  const cargo = ui.cargo.value;
  if (!cargo || me === null || !(reachOf(scene)?.has(to) ?? false)) return;
  const way = wayTo(villageOf(scene, me), cargo.from, to);
  if (way) void carryOut(scene, [{ resource: cargo.resource, way }]);
}

export const followPlan = (scene: Scene, plan: UpgradePlan): void =>
  void carryOut(scene, plan.hauls, [['upgrade', plan.card]]);

/** Whether resources of the own village can be moved by hand now. */
export const canHaul = ({ ask, given }: Scene): boolean =>
  ask?.k === 'work' && given.length === 0 && (workLeft(ask)?.moves ?? 0) > 0;

/** F40: how far the resource in hand is from every card that it can get to. */
export function reachOf(scene: Scene): ReadonlyMap<string, number> | null {
  const { ui, me, ask } = scene;
  const cargo = ui.cargo.value;
  if (!cargo || me === null || !canHaul(scene)) return null;
  const moves = workLeft(ask)?.moves ?? 0;
  const far = distancesFrom(villageOf(scene, me), cargo.from);
  return new Map([...far].filter(([, steps]) => steps > 0 && steps <= moves));
}

/** The cards that could be upgraded at once if the resource in hand lay there. */
export function enabledBy(scene: Scene): ReadonlySet<string> {
  const { ui, ask, box } = scene;
  const cargo = ui.cargo.value;
  const player = myPlayer(scene);
  if (!cargo || !player || (workLeft(ask)?.upgrades ?? 0) === 0) return new Set();
  const reach = reachOf(scene);
  const enabled = holdingOf(player).village.filter(
    site =>
      reach?.has(site.id) &&
      !upgradesWith(box, player, site) &&
      upgradesWith(box, player, site, [cargo.resource]),
  );
  return new Set(enabled.map(({ id }) => id));
}

/** A resource dragged from one card to another. `now` gives the scene at the time of the drop. */
export const draggingGood = (cargo: NonNullable<Scene['ui']['cargo']['value']>, now: () => Scene) =>
  dragging({
    class: 'flow flow-flying',
    onLift() {
      now().ui.cargo.value = cargo;
    },
    onDrop(over) {
      const site = over
        .map(element => element.closest<SVGElement>('[data-site]')?.dataset.site)
        .find(id => id !== undefined);
      if (site) haulTo(now(), site);
      else now().ui.cargo.value = null;
      return site !== undefined;
    },
    art(source) {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('viewBox', '-14 -14 28 28');
      svg.setAttribute('width', '34');
      svg.setAttribute('height', '34');
      const good = source.querySelector('.good')?.cloneNode(true);
      if (good) svg.append(good);
      return svg;
    },
  });
