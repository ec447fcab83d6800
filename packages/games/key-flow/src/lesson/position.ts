/**
 * Spring after three turns. All sixteen cards of the season are in the villages and hands: what the learner leaves in
 * one turn is what the rival's script takes in the next.
 */
export const POSITION = {
  seed: 'lesson',
  season: 'spring',
  turn: 4,
  players: [
    {
      home: 'home-1',
      village: [
        { card: 'stable', at: -2 },
        { card: 'spring-field-2b', at: -1, stock: { iron: 1, wood: 1 } },
      ],
      skills: { pick: 1 },
      hand: ['gold-mine', 'woodcutter', 'spring-keyple-01', 'spring-keyple-05', 'spring-keyple-07'],
      winter: [
        'key-market',
        'jeweller',
        'farmyard',
        'mercers-guild',
        'carried-away',
        'scribe',
        'travellers-lodge',
      ],
    },
    {
      home: 'home-2',
      village: [
        { card: 'alehouse', at: -2, keyples: ['spring-keyple-06'] },
        { card: 'workshop', at: 2 },
        { card: 'spring-field-2a', at: 1, stock: { wood: 1 } },
      ],
      skills: { saw: 1 },
      hand: ['keywood', 'spring-field-2c', 'spring-keyple-02', 'spring-keyple-03', 'spring-keyple-04'],
    },
  ],
};
