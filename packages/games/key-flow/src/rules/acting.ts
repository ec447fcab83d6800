import type { Deed, FlowIo } from '../frames.ts';
import type { Holding, Player, Site } from '../state.ts';

export const copySite = (t: Site): Site => ({
  id: t.id,
  x: t.x,
  level: t.level,
  turned: t.turned,
  stock: { iron: t.stock.iron, stone: t.stock.stone, wood: t.stock.wood, gold: t.stock.gold },
  keyples: t.keyples.slice(),
  tokens: t.tokens,
  extra: t.extra,
});

export const copyHolding = (h: Holding): Holding => ({
  village: h.village.map(copySite),
  skills: { anvil: h.skills.anvil, pick: h.skills.pick, saw: h.skills.saw },
  doubles: { anvil: h.doubles.anvil, pick: h.doubles.pick, saw: h.doubles.saw },
  tokens: h.tokens,
});

/** F11: how the player's own things stand after the steps of the action so far. */
export const holdingOf = <H>(p: H & { readonly plan: { readonly after: H | null } | null }): H =>
  p.plan?.after ?? p;

/** The same, to be changed: a pick changes nothing on the table before the reveal. */
export function acting(p: Player): Holding {
  if (!p.plan) return p;
  p.plan.after ??= copyHolding(p);
  return p.plan.after;
}

/** To the log; for a pick, at the reveal. */
export function tell(p: Player, deed: Deed, io: FlowIo): void {
  if (p.plan) p.plan.deeds.push(deed);
  else io.emit(deed);
}
