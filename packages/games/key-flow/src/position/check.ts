import { entry, inside, type Notes } from '@thameside/kit';
import { type CardPlan, planOf } from '../components/box.ts';
import { WINTER } from '../rules/setup.ts';
import type { CardId, Site } from '../state.ts';
import { touches } from '../village.ts';
import { handSize, keptCards, SEASON_OF, type Setting } from './setting.ts';
import type { Draft, PlayerDraft } from './shape.ts';

/** F1 to F4, F10: what can lie where by now, and how many cards each has. */
function checkCards(setting: Setting, draft: PlayerDraft, at: string, { say }: Notes): void {
  const { box, season, phase, seats } = setting;
  const isEnded = phase === 'winter' || phase === 'final';
  const allow = (
    place: string,
    cards: readonly CardId[] | undefined,
    from: number,
    to: number,
    fits: (card: CardPlan) => boolean,
  ) =>
    cards?.forEach((id, i) => {
      const card = planOf(box, id);
      const isNow = card.season >= from && card.season <= to && card.players <= seats;
      if (!isNow || !fits(card))
        say(entry(inside(at, place), i), `${id} cannot lie here now, with ${seats} players`);
    });
  const isKeyple = ({ keyple }: CardPlan) => keyple !== null;
  allow(
    'village',
    draft.village?.map(({ card }) => card),
    -1,
    season,
    card => !isKeyple(card),
  );
  draft.village?.forEach(({ keyples }, i) => {
    allow(`${entry('village', i)}.keyples`, keyples, season, season, isKeyple);
  });
  allow('hand', draft.hand, season, season, () => true);
  allow('winter', draft.winter, WINTER, WINTER, ({ isK }) => isK);
  allow('store', draft.store, 0, isEnded ? season : season - 1, isKeyple);
  allow('discards', draft.discards, 0, season, () => true);
  if (draft.home !== undefined && !box.homes.includes(draft.home))
    say(inside(at, 'home'), `${draft.home} is no home`);
  const kept = keptCards(setting);
  if (draft.winter && draft.winter.length !== kept)
    say(inside(at, 'winter'), `each player keeps ${kept} winter cards`);
}

/** F4, F10: as many cards in each hand. */
function checkHands(setting: Setting, { players }: Draft, { say }: Notes): void {
  const max = setting.phase === 'season' ? handSize(setting, setting.season) : 0;
  const size = players.find(({ hand }) => hand)?.hand?.length;
  players.forEach(({ hand }, seat) => {
    if (hand && (hand.length !== size || hand.length > max || hand.length < Math.min(1, max)))
      say(inside(entry('players', seat), 'hand'), `all hands have as many cards, at most ${max} now`);
  });
}

/** F20: one card to a place, each in its row, and all of them in one piece with the home at 0. */
function checkPlace({ box }: Setting, village: readonly Site[], i: number, at: string, { say }: Notes): void {
  const [home] = village;
  const site = village[i];
  if (!home || !site) return;
  const reached = [home];
  for (const from of reached)
    for (const other of village)
      if (!reached.includes(other) && touches(other.x, from.x)) reached.push(other);
  const place = inside(at, 'at');
  if (box.homes.includes(site.id)) {
    if (i > 0) say(at, 'a village has one home');
    else if (site.x !== 0) say(place, 'the home lies at 0');
  } else if (Number.isNaN(site.x)) say(at, `where ${site.id} lies is missing: write it as "at"`);
  else if (((site.x & 1) === 1) !== planOf(box, site.id).river)
    say(place, 'even places are the upper row, odd ones the lower row');
  else if (village.slice(0, i).some(({ x }) => x === site.x)) say(place, 'another card lies there');
  else if (!reached.includes(site)) say(place, `${site.id} touches no other card of the village`);
}

/** F30, F41, F42, F50, F51: upgrades and uses that the card can have. */
function checkUse({ box, phase }: Setting, site: Site, at: string, { say, tell }: Notes): void {
  const { costs, boxes } = planOf(box, site.id);
  const { level, turned } = site;
  if (level > costs.length)
    tell(inside(at, 'level'), 'fault.out-of-range', { found: level, min: 0, max: costs.length });
  if (turned > level) tell(inside(at, 'turned'), 'fault.out-of-range', { found: turned, min: 0, max: level });
  if (site.keyples.length + site.extra + site.tokens === 0) return;
  if (phase === 'winter' || phase === 'final') say(at, `nothing is used in the phase "${phase}"`);
  if (phase === 'season' && site.extra > 0)
    say(inside(at, 'extra'), 'tokens are used at the end of a season');
  if (!boxes.some(({ action }, i) => i <= level && action)) say(at, `nobody can have used ${site.id}`);
}

/** What the rules rely on; `villages` with the home first, `placeOf` telling where the nth card is written. */
export function check(
  setting: Setting,
  draft: Draft,
  villages: readonly (readonly Site[])[],
  notes: Notes,
): void {
  const only = SEASON_OF[setting.phase];
  if (only !== undefined && setting.season !== only)
    notes.say('season', `the phase "${setting.phase}" belongs to another season`);
  draft.players.forEach((player, seat) => {
    const at = entry('players', seat);
    checkCards(setting, player, at, notes);
    const village = villages[seat] ?? [];
    if (village[0]?.id === '') notes.say(at, 'this player needs a home');
    else
      village.forEach((site, i) => {
        const nth = player.village?.findIndex(({ card }) => card === site.id) ?? -1;
        const place = nth < 0 ? inside(at, 'home') : entry(inside(at, 'village'), nth);
        checkPlace(setting, village, i, place, notes);
        checkUse(setting, site, place, notes);
      });
  });
  checkHands(setting, draft, notes);
}
