/** Era 1, when both have had two turns: a bid each, and a skill tile each from the centre. */
export const POSITION = {
  seed: 'lesson',
  era: 1,
  active: 0,
  players: [
    { home: 'greenwich', berth: 5, screen: { blue: 2, red: 4, yellow: 2 }, skills: { coin: 1 } },
    { home: 'tower-of-london', berth: 4, screen: { blue: 3, red: 3, yellow: 2 }, skills: { compass: 1 } },
  ],
  centre: [
    { tile: 'bank-of-england', colour: 'blue', placed: 1, ladder: 1 },
    { tile: 'barbican' },
    { tile: 'battersea-power-station' },
    { tile: 'covent-garden', colour: 'red', bids: [0, 1] },
    { tile: 'paddington-station' },
    { tile: 'senate-house', colour: 'yellow', placed: 1, ladder: 1 },
    { tile: 'marble-arch' },
    { tile: 'trafalgar-square', colour: 'yellow', bids: [1, 0] },
    { tile: 'the-shard' },
    { tile: 'westminster-abbey' },
  ],
  routemasters: ['british-museum', 'madame-tussauds', 'natural-history-museum', 'royal-festival-hall'],
};
