import { describe, expect, it, vi } from 'vitest';
import type { Choice, Now, Planned, Table } from '../api/model';
import { type Difference, PublicAnswers } from './publicAnswers';
import type { TryOut } from './trials';

const now = (version: number, toMove = 0) => ({ game: 'g', version, moves: version, view: { seat: 0, toMove, moves: ['a', 'b'] } }) as unknown as Now;

function answers(moves: string[], fails = false) {
  const reported: Difference[] = [];
  const closed: number[] = [];
  const opened: string[] = [];
  const open = (seen: Now, hash: string): Promise<TryOut> => {
    opened.push(`${seen.version}/${hash}`);
    if (fails) return Promise.reject(new Error('the engine died'));
    return Promise.resolve({
      choices: async () => moves.map((move) => ({ move }) as Choice),
      why: async () => ({ legal: false }),
      plan: async () => ({ version: seen.version }) as Planned,
      close: () => void closed.push(seen.version),
    });
  };
  const public_ = new PublicAnswers((difference) => reported.push(difference), () => open);
  public_.at({ editionHash: 'e' } as Table);
  return { answers: public_, reported, closed, opened };
}

describe('what follows from what is seen', () => {
  it('is answered here, once for each position, with the edition of the table', async () => {
    const { answers: here, opened, closed } = answers(['b', 'a']);
    here.see(now(3));
    expect((await here.choices(0))?.version).toBe(3);
    await here.why(0, 'c');
    expect(opened).toEqual(['3/e']);
    here.see(now(4));
    await here.choices(0);
    expect(opened).toEqual(['3/e', '4/e']);
    expect(closed).toEqual([3]);
  });

  it('is the server’s to say about another seat, another version, or before anything was seen', () => {
    const { answers: here } = answers(['a', 'b']);
    expect(here.choices(0)).toBeNull();
    here.see(now(3, 1));
    expect(here.choices(0)).toBeNull();
    expect(here.plan(0, 2, [], false)).toBeNull();
    expect(here.plan(1, 3, [], false)).toBeNull();
    expect(here.plan(0, 3, [], true)).not.toBeNull();
  });

  it('ends with a difference, which is told', async () => {
    const { answers: here, reported } = answers(['a']);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    here.see(now(3));
    await expect(here.choices(0)).rejects.toThrow('disagree');
    expect(reported.map(({ problem, seen, here: moves }) => [problem.code, seen.version, moves])).toEqual([['engines-differ', 3, ['a']]]);
    expect(here.choices(0)).toBeNull();
  });

  it('gives up quietly after some failures', async () => {
    const { answers: here, reported } = answers([], true);
    here.see(now(3));
    for (let i = 0; i < 3; i++) await expect(here.choices(0)).rejects.toThrow('died');
    expect(here.choices(0)).toBeNull();
    expect(reported).toEqual([]);
  });
});
