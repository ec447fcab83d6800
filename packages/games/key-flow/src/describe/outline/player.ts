import type { Seat } from '@thameside/kernel';
import { type OutlineLine, type Said, spread } from '@thameside/kit';
import { type Box, planOf } from '../../components/box.ts';
import { MARKINGS, RESOURCES, SKILLS } from '../../components/vocabulary.ts';
import type { PlayerView, SiteView, View } from '../../view.ts';
import { doings } from '../component.ts';
import { event } from '../event.ts';
import { card, cards, place, resourceGroups, say, skillGroups, thing, tokens } from '../say.ts';
import { scoreLine } from '../score.ts';

const listed = (said: readonly Said[]): Said | readonly Said[] =>
  said.length > 0 ? said : say('outline.none');

/** F6: what is marked on the backs of cards. */
const backsSaid = (backs: NonNullable<PlayerView['backs']>): Said[] =>
  MARKINGS.filter(marking => backs[marking] > 0).map(marking => say('back', { n: backs[marking], marking }));

function holdings(box: Box, p: PlayerView): Said[] {
  const { skills, skillTiles, doubles, hand, backs, winter, store, discards } = p;
  const open = skillGroups(spread(SKILLS, doubles));
  return [
    say('outline.tokens', { n: p.tokens }),
    skills
      ? say('outline.skills-open', { n: skillTiles, skills: listed(skillGroups(spread(SKILLS, skills))) })
      : say('outline.skills', { n: skillTiles }),
    ...(open.length > 0 ? [say('outline.doubles-held', { skills: open })] : []),
    hand
      ? say('outline.hand-open', { cards: listed(cards(box, hand)) })
      : say('outline.hand', { n: p.cards }),
    ...(!hand && backs && p.cards > 0 ? [say('outline.backs', { backs: backsSaid(backs) })] : []),
    ...(winter && winter.length > 0 ? [say('outline.winter-open', { cards: cards(box, winter) })] : []),
    ...(!winter && p.winterCards > 0 ? [say('outline.winter-cards', { n: p.winterCards })] : []),
    store
      ? say('outline.store', { cards: listed(cards(box, store)) })
      : say('outline.stored', { n: p.stored }),
    ...(p.discarded > 0 && !discards ? [say('outline.discarded', { n: p.discarded })] : []),
    ...(p.discarded > 0 && !discards && p.discardBacks
      ? [say('outline.backs', { backs: backsSaid(p.discardBacks) })]
      : []),
    ...(discards && discards.length > 0 ? [say('outline.discards', { cards: cards(box, discards) })] : []),
  ];
}

function planLines(box: Box, { plan }: PlayerView): OutlineLine[] {
  if (!plan) return [];
  const chosen = card(box, plan.card);
  const said = plan.discard
    ? say('outline.plan-discard', { card: chosen })
    : plan.x !== null
      ? say('outline.plan-place', { card: chosen, place: place(plan.x) })
      : plan.target !== null
        ? say('outline.plan-target', { card: chosen, on: card(box, plan.target) })
        : say('outline.plan', { card: chosen });
  return [{ depth: 1, said }, ...plan.deeds.map(deed => ({ depth: 2, said: event(box, deed) }))];
}

function siteLines(box: Box, site: SiteView): OutlineLine[] {
  const name = card(box, site.id);
  const there = resourceGroups(spread(RESOURCES, site.stock));
  const lines = [
    ...(there.length > 0 ? [say('outline.stock', { resources: there })] : []),
    ...(site.keyples.length > 0 ? [say('outline.keyples', { cards: cards(box, site.keyples) })] : []),
    ...(site.tokens > 0 ? [say('outline.site-tokens', { tokens: tokens(site.tokens) })] : []),
    ...(site.extra > 0 ? [say('outline.uses', { n: site.extra })] : []),
    ...(site.turned > 0 ? [say('outline.turned', { n: site.turned })] : []),
    ...doings(planOf(box, site.id), site.level),
  ];
  return [
    {
      depth: 2,
      said:
        site.level === 0
          ? say('outline.site', { card: name, place: place(site.x) })
          : say('outline.site-level', {
              card: name,
              level: say(`level.${site.level === 1 ? 1 : 2}`),
              place: place(site.x),
            }),
    },
    ...lines.map(said => ({ depth: 3, said })),
  ];
}

function scoreLines(box: Box, { score }: PlayerView, isFinal: boolean): OutlineLine[] {
  const points = score.reduce((sum, line) => sum + line.points, 0);
  return [
    { depth: 1, said: say(isFinal ? 'outline.points' : 'outline.points-so-far', { points }) },
    ...score.map(line => ({
      depth: 2,
      said: say('outline.score', { points: line.points, source: scoreLine(box, line) }),
    })),
  ];
}

function allocationLines(box: Box, { allocation, changed }: PlayerView): OutlineLine[] {
  if (!allocation || allocation.length === 0) return [];
  return [
    { depth: 1, said: say(changed ? 'outline.allocation-changed' : 'outline.allocation') },
    ...allocation.map(share => ({
      depth: 2,
      said: say('outline.share', {
        n: share.count,
        thing: thing(box, share.thing),
        card: card(box, share.scorer),
        as: say(`gift.${share.as}`),
      }),
    })),
  ];
}

export function playerLines(box: Box, view: View, seat: Seat): OutlineLine[] {
  const p = view.players[seat];
  if (!p) return [];
  return [
    {
      depth: 0,
      said: say(seat === view.me ? 'outline.me' : 'outline.player', { seat, home: card(box, p.home) }),
    },
    ...holdings(box, p).map(said => ({ depth: 1, said })),
    ...planLines(box, p),
    ...scoreLines(box, p, view.phase === 'final' || view.over),
    ...allocationLines(box, p),
    { depth: 1, said: say('outline.village', { n: p.village.length }) },
    ...p.village.flatMap(site => siteLines(box, site)),
  ];
}
