import { describe, expect, test } from 'vitest';
import { answers, arrange, city, flipped, legalOf, player, stack } from '../arrange.ts';

describe('the rulebook: developing with four cards', () => {
  const m = arrange({
    phase: 'action',
    deck: ['salters', 'mercers', 'grocers'],
    players: [{ money: 5, hand: ['hospital', 'vauxhall-gardens', 'vintners', 'huguenots'] }, {}],
  });
  const developing = answers(m, 0, 'develop');

  test('L30: Vauxhall Gardens is discarded for a Hospital, which costs £2', () => {
    const after = answers(developing, 0, 'hospital', 'vauxhall-gardens', 'new');
    expect(city(after, 0)).toEqual(['hospital']);
    expect(player(after, 0)).toMatchObject({ money: 3, hand: ['vintners', 'huguenots'] });
    expect(after.s.top[0]).toBe('vauxhall-gardens');
  });

  test('L30: or the Hospital for Vauxhall Gardens, which costs nothing', () => {
    const after = answers(developing, 0, 'vauxhall-gardens', 'hospital', 'new');
    expect(city(after, 0)).toEqual(['vauxhall-gardens']);
    expect(player(after, 0).money).toBe(5);
  });

  test('L34: Huguenots are discarded for Vintners', () => {
    const after = answers(developing, 0, 'vintners', 'huguenots', 'new');
    expect(city(after, 0)).toEqual(['vintners']);
    expect(after.s.top[0]).toBe('huguenots');
  });

  test('L34: or played for two cards, while Vintners stay in hand', () => {
    const after = answers(developing, 0, 'huguenots', 'deck', 'deck');
    expect(player(after, 0).hand).toEqual(['hospital', 'vauxhall-gardens', 'vintners', 'salters', 'mercers']);
    expect([after.s.aside, after.s.top[0]]).toEqual([['huguenots'], null]);
    expect(answers(after, 0, 'enough').s.top[0]).toBe('huguenots');
  });
});

describe('the rulebook: buying one of three boroughs', () => {
  const m = arrange({
    phase: 'action',
    offer: ['hammersmith', 'lewisham', 'southwark-and-bermondsey'],
    players: [{ money: 5, poverty: 6, boroughs: ['wandsworth'] }, {}],
  });
  const buying = answers(m, 0, 'buy');

  test('L24: Hammersmith is dear: it takes a loan', () => {
    expect(legalOf(buying, 0)).toEqual(['hammersmith', 'lewisham', 'southwark-and-bermondsey']);
    expect(player(answers(buying, 0, 'hammersmith'), 0)).toMatchObject({ money: 9, loans: 1 });
  });

  test('L40: Lewisham takes poverty away and covers the borough there was', () => {
    const after = answers(buying, 0, 'lewisham');
    expect(player(after, 0)).toMatchObject({ money: 2, poverty: 2, boroughs: ['wandsworth', 'lewisham'] });
    expect(after.s.offer).not.toContain('lewisham');
    expect(after.s.offer).not.toContain(null);
  });

  test('L41: Southwark & Bermondsey is bought for its ability', () => {
    const after = answers(buying, 0, 'southwark-and-bermondsey', 'deck', 'deck', 'deck');
    expect(player(after, 0)).toMatchObject({ money: 0, loans: 0, poverty: 4 });
  });
});

describe('the rulebook: running the city', () => {
  /** A Hospital, West India Docks, Town Houses and Steamboats; two boroughs on the river. */
  const m = arrange({
    phase: 'action',
    players: [
      {
        money: 6,
        loans: 1,
        poverty: 3,
        hand: ['paupers-b', 'lords', 'wren'],
        boroughs: ['greenwich', 'southwark-and-bermondsey'],
        display: [stack('hospital'), stack('west-india-docks'), stack('town-houses'), stack('steamboats')],
      },
      {},
    ],
  });

  test('L50, L51: first part: each card in turn, and the borough', () => {
    let run = answers(m, 0, 'run', 1, 'paupers-b');
    expect(legalOf(run, 0)).toEqual(['flip', '0']);
    run = answers(run, 0, 'flip');
    expect(player(run, 0).money).toBe(13);
    run = answers(run, 0, 2, 0);
    expect(player(run, 0).prestige).toBe(2);
    expect(city(run, 0)).toEqual(['(hospital)', '(west-india-docks)', 'town-houses', 'steamboats']);
    expect(legalOf(run, 0)).toEqual(['3', 'borough', 'enough', 'loan']);
    run = answers(run, 0, 3, 'borough');
    expect(player(run, 0)).toMatchObject({ money: 17, poverty: 4 });
  });

  test('L53: second part: eleven poverty at the end', () => {
    const run = answers(m, 0, 'run', 1, 'paupers-b', 'flip', 2, 0, 3, 'borough', 'enough');
    expect(player(run, 0)).toMatchObject({ money: 17, loans: 1, prestige: 2, poverty: 11 });
    expect(player(run, 0).hand).toEqual(['lords', 'wren']);
  });

  test('L20: the loan can be repaid only at the start of the next turn', () => {
    let turn = answers(m, 0, 'run', 1, 'paupers-b', 'flip', 2, 0, 3, 'enough');
    turn = answers(turn, 1, 'deck', 'draw', 'deck', 'deck', 'deck');
    expect(legalOf(turn, 0)).toEqual(['repay', 'enough']);
    expect(player(answers(turn, 0, 'repay'), 0)).toMatchObject({ money: 2, loans: 0 });
  });

  test('L50: what lies face down cannot be activated', () => {
    const idle = arrange({ phase: 'action', players: [{ display: [flipped('salters')] }, {}] });
    expect(legalOf(answers(idle, 0, 'run'), 0)).toEqual(['enough', 'loan']);
  });
});
