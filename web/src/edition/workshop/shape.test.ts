import { describe, expect, it } from 'vitest';
import first from '../../../../edition/src/main/resources/autobahn/edition/standard-1.json';
import standard from '../../../../edition/src/main/resources/autobahn/edition/standard.json';
import type { Json } from '../figures';
import { misfit } from './shape';

type Loose = any; // eslint-disable-line @typescript-eslint/no-explicit-any
/** What is said about the standard edition after a change. */
const after = (change: (edition: Loose) => unknown): string | null => {
  const edition = structuredClone(standard) as Loose;
  return misfit((change(edition) ?? edition) as Json, standard as unknown as Json);
};

describe('a file that somebody brings to the workshop', () => {
  it('is built as editions are, whatever its figures say', () => {
    expect(misfit(standard as unknown as Json, standard as unknown as Json)).toBeNull();
    expect(misfit(first as unknown as Json, standard as unknown as Json)).toBeNull();
    expect(after((edition) => void (edition.board.cities[4].value = 999))).toBeNull();
    expect(after((edition) => void Object.assign(edition.board.cities[4], { valueFrom: 'C', valueBy: 'Anna' }))).toBeNull();
    expect(after((edition) => void (edition.board.cities = []))).toBeNull();
    expect(after((edition) => void (edition.board.links[0].colour = 'mauve'))).toBeNull();
    expect(after((edition) => void (edition.provenance.C = 'checked'))).toBeNull();
  });

  it('is refused with the place where it is not', () => {
    expect(after(() => 3)).toBe('$');
    expect(misfit(null, standard as unknown as Json)).toBe('$');
    expect(after(() => [])).toBe('$');
    expect(after((edition) => void delete edition.solo.easy)).toBe('solo.easy');
    expect(after((edition) => void (edition.board.links[1] = null))).toBe('board.links[1]');
    expect(after((edition) => void delete edition.board.links[1].link)).toBe('board.links[1].link');
    expect(after((edition) => void (edition.board.links = { a: 1 }))).toBe('board.links');
    expect(after((edition) => void (edition.board.cities[4].value = { a: 1 }))).toBe('board.cities[4].value');
    expect(after((edition) => void (edition.board.cities[4].value = 1e999))).toBe('board.cities[4].value');
    expect(after((edition) => void (edition.board.cities[4].valueFrom = {}))).toBe('board.cities[4].valueFrom');
    expect(after((edition) => void (edition.administration.offices[2].seats = [null]))).toBe('administration.offices[2].seats[0]');
    expect(after((edition) => void (edition.name = 'x'.repeat(100_000)))).toBe('name');
    expect(after((edition) => void (edition.cards.actionCards = Array(1_000_000).fill(edition.cards.actionCards[0])))).toBe('cards.actionCards');
    expect(after((edition) => JSON.parse(JSON.stringify(edition).replace('{', '{"__proto__":{"from":"D"},')))).toBe('__proto__');
    expect(after((edition) => JSON.parse(JSON.stringify(edition).replace('{', `{"${'x'.repeat(1000)}":[],`)))).toHaveLength(81);
    const deep = JSON.parse('[{"a":'.repeat(20_000) + '1' + '}]'.repeat(20_000)) as Json;
    expect(after((edition) => void (edition.board.links[3].deep = deep))).toBe('board.links[3].deep');
  });
});
