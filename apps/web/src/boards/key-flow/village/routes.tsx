import type { UpgradePlan } from '../lib/upgrade.ts';
import { CARD, leftEdge, topEdge } from '../lib/village.ts';
import { useScene, villageOf } from '../scene.ts';

/** The ways that a proposed upgrade would take. */
export function Routes({ plan }: { readonly plan: UpgradePlan }) {
  const scene = useScene();
  const village = scene.me === null ? [] : villageOf(scene, scene.me);
  const centreOf = (id: string): string => {
    const x = village.find(site => site.id === id)?.x ?? 0;
    return `${leftEdge(x) + CARD.width / 2} ${topEdge(x) + CARD.height * (x % 2 === 0 ? 0.8 : 0.2)}`;
  };
  return (
    <g class="routes">
      <defs>
        <marker id="flow-arrow" viewBox="-6 -6 12 12" markerWidth="4.500" markerHeight="4.500" orient="auto">
          <path d="M-5 -5l9 5l-9 5z" />
        </marker>
      </defs>
      {plan.hauls.map(({ way }, i) => (
        <path key={i} d={`M${way.map(centreOf).join('L')}`} marker-end="url(#flow-arrow)" />
      ))}
    </g>
  );
}
