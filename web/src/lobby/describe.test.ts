import { describe, expect, it } from 'vitest';
import type { Seat, Table } from '../api';
import { titleOf } from './describe';

const person = (seat: number, mine: boolean): Seat => ({ seat, kind: 'person', name: `Player ${seat + 1}`, mine, host: seat === 0, online: true });
const table = (more: Partial<Table>): Table =>
  ({ title: '', status: 'finished', moves: 475, seats: [person(0, true), person(1, true)], ...more }) as Table;

describe('the name of a table', () => {
  it('is its title, if it has one', () => expect(titleOf(table({ title: 'An evening' }))).toBe('An evening'));

  it('is what it is to me', () => {
    expect(titleOf(table({}))).toBe('On one screen');
    expect(titleOf(table({ seats: [person(0, false), person(1, true)] }))).toBe('Player 1’s table');
  });

  it('is that of a record, if all of it came from one', () => {
    expect(titleOf(table({ forkedFrom: { at: 475 } }))).toBe('Record of 475 moves');
    expect(titleOf(table({ forkedFrom: { at: 300 } }))).toBe('On one screen');
    expect(titleOf(table({ forkedFrom: { game: 'another', at: 475 } }))).toBe('On one screen');
  });
});
