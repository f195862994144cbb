import { describe, expect, it } from 'vitest';
import type { Seat, Table } from '../api';
import { standing, titleOf } from './describe';
import { canGiveUp, canOnlyResign, canProposeEnd, endOf } from './giveUp';

const person = (seat: number, mine: boolean): Seat => ({ seat, kind: 'person', name: `Player ${seat + 1}`, colour: 'green', mine, host: seat === 0, online: true });
const table = (more: Partial<Table>): Table =>
  ({ title: '', status: 'finished', moves: 475, seats: [person(0, true), person(1, true)], ...more }) as Table;

describe('the name of a table', () => {
  it('is its title, if it has one', () => expect(titleOf(table({ title: 'An evening' }))).toBe('An evening'));

  it('is that of its people, or what it is to me', () => {
    expect(titleOf(table({}))).toBe('Player 1 and Player 2');
    expect(titleOf(table({ seats: [person(0, false), person(1, true)] }))).toBe('Player 1 and Player 2');
    const free: Seat = { seat: 1, kind: 'open', name: '', colour: 'pink', mine: false, host: false, online: false };
    expect(titleOf(table({ status: 'open', seats: [person(0, false), free] }))).toBe('Player 1’s table');
    const bot: Seat = { seat: 1, kind: 'bot', level: 'club', name: 'Bot', colour: 'blue', mine: false, host: false, online: true };
    expect(titleOf(table({ seats: [person(0, true), bot] }))).toBe('Against bots');
  });

  it('is that of a record, if all of it came from one', () => {
    expect(titleOf(table({ forkedFrom: { at: 475 } }))).toBe('Record of 475 moves');
    expect(titleOf(table({ forkedFrom: { at: 300 } }))).toBe('Player 1 and Player 2');
    expect(titleOf(table({ forkedFrom: { game: 'another', at: 475 } }))).toBe('Player 1 and Player 2');
  });
});

describe('how a table stands', () => {
  const result = { sections: 12, winners: [1], scores: [] };

  it('says that a game was ended by agreement', () => {
    expect(standing(table({ result })).text).toBe('Won by Player 2');
    expect(standing(table({ result, agreement: 'counted' })).text).toBe('Ended by agreement, won by Player 2');
    expect(standing(table({ status: 'abandoned' })).text).toBe('Given up');
    expect(standing(table({ status: 'abandoned', agreement: 'broken-off' })).text).toBe('Broken off');
  });

  it('has a word for every end', () => {
    expect(endOf(table({}))).toBe('table.over');
    expect(endOf(table({ agreement: 'resigned' }))).toBe('table.resigned');
    expect(endOf(table({ agreement: 'expired' }))).toBe('table.expired');
    expect(endOf(table({ agreement: 'counted' }))).toBe('table.counted');
    expect(endOf(table({ status: 'abandoned' }))).toBe('table.givenUp');
    expect(endOf(table({ status: 'abandoned', agreement: 'broken-off' }))).toBe('table.brokenOff');
  });

  it('says who may propose to end it', () => {
    const others = { id: 'g', status: 'running', hosting: true, seats: [person(0, true), person(1, false)] } as Partial<Table>;
    expect(canProposeEnd(table(others))).toBe(true);
    expect(canProposeEnd(table({ ...others, seats: [person(0, false), person(1, false)] }))).toBe(false);
    expect(canProposeEnd(table({ ...others, seats: [person(0, true), person(1, true)] }))).toBe(false);
    expect(canProposeEnd(table({ ...others, status: 'finished' }))).toBe(false);
    const ending = { request: 'r', seat: 0, kind: 'counted', agreed: [0], missing: [1] } as const;
    expect(canProposeEnd(table({ ...others, ending: { ...ending, agreed: [0], missing: [1] } }))).toBe(false);
  });

  it('says that a rated game against Autobot can only be resigned', () => {
    const autobot: Seat = { seat: 1, kind: 'autobot', name: 'Autobot', colour: 'blue', mine: false, host: false, online: true };
    const alone = { id: 'g', status: 'running', hosting: true, rated: true, seats: [person(0, true), autobot] } as Partial<Table>;
    const ways = (more: Partial<Table>) => [canGiveUp, canProposeEnd, canOnlyResign].map((can) => can(table({ ...alone, ...more })));
    expect(ways({})).toEqual([false, false, true]);
    expect(ways({ rated: false })).toEqual([true, false, false]);
    expect(ways({ status: 'finished' })).toEqual([false, false, false]);
  });
});
