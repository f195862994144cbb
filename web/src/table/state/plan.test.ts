import { describe, expect, it } from 'vitest';
import type { Now, Planned, View } from '../../api';
import type { GameStore } from '../../tables';
import { Plan } from './plan.svelte';

/** A table at which so many moves of a plan are legal; turns go from seat 0 to seat 1 and back by 'end'. */
class Copy {
  version = 0;
  myTurn = true;
  played: string[] = [];
  legal = ['a', 'b', 'c', 'end'];
  now = { view: { toMove: 0, scores: [], moves: this.legal } } as unknown as Now;

  async plan(moves: readonly string[], skip: boolean): Promise<Planned> {
    const all = skip ? ['theirs', 'end'] : moves;
    const end = all.findIndex((move) => !skip && !this.legal.includes(move) && move !== 'theirs');
    const tried = end < 0 ? [...all] : all.slice(0, end);
    let seat = this.myTurn ? 0 : 1;
    const events = tried.map((move) => (move === 'end' ? [{ event: 'turn-began', seat: (seat = 1 - seat) }] : []));
    return { version: this.version, moves: tried, events, view: { toMove: seat, scores: [] } as unknown as View, choices: [], guessed: skip } as unknown as Planned;
  }

  async play(move: string): Promise<boolean> {
    this.played.push(move);
    return true;
  }

  /** Somebody has really moved: it is my turn, and other things may be legal. */
  moved(legal: string[]): void {
    this.version++;
    this.myTurn = true;
    this.legal = legal;
    this.now = { view: { toMove: 0, scores: [], moves: legal } } as unknown as Now;
  }
}

const begun = async (copy: Copy) => {
  const plan = new Plan({ store: copy as unknown as GameStore, seat: 0, trouble: null });
  await plan.begin();
  return plan;
};

describe('a plan', () => {
  it('is played up to what others do', async () => {
    const copy = new Copy();
    const plan = await begun(copy);
    for (const move of ['a', 'end', 'b']) await plan.play(move);
    expect(plan.playable).toBe(2);
    await plan.perform();
    expect(copy.played).toEqual(['a', 'end']);
  });

  it('is tried anew when another has really moved, and played as far as it is legal', async () => {
    const copy = new Copy();
    copy.myTurn = false;
    copy.now = { view: { toMove: 1, scores: [], moves: [] } } as unknown as Now;
    const plan = await begun(copy);
    for (const move of ['a', 'b', 'c']) await plan.play(move);
    expect(plan.moves).toEqual(['theirs', 'end', 'a', 'b', 'c']);
    expect(plan.playable).toBe(0);
    copy.moved(['a', 'c', 'end']);
    await plan.rebase();
    expect(plan.moves).toEqual(['a']);
    await plan.perform();
    expect(copy.played).toEqual(['a']);
    expect(plan.active).toBe(false);
  });

  it('keeps what I had in mind when others move once more while it is tried anew', async () => {
    const copy = new Copy();
    copy.myTurn = false;
    copy.now = { view: { toMove: 1, scores: [], moves: [] } } as unknown as Now;
    const plan = await begun(copy);
    await plan.play('a');
    const asked = copy.plan.bind(copy);
    let times = 0;
    copy.plan = (moves, skip) => {
      if (++times === 2) {
        copy.moved(['a', 'end']);
        void plan.rebase();
      }
      return asked(moves, skip);
    };
    copy.version++;
    await plan.rebase();
    expect(plan.moves).toEqual(['a']);
  });

  it('plays nothing where a move has become illegal meanwhile', async () => {
    const copy = new Copy();
    const plan = await begun(copy);
    await plan.play('a');
    copy.now = { view: { toMove: 0, scores: [], moves: ['b'] } } as unknown as Now;
    await plan.perform();
    expect(copy.played).toEqual([]);
  });
});

describe('what can be sent of a plan', () => {
  it('is my next turn, up to what others do then', async () => {
    const copy = new Copy();
    copy.myTurn = false;
    copy.now = { view: { toMove: 1, scores: [], moves: [] } } as unknown as Now;
    const plan = await begun(copy);
    expect(plan.next).toEqual([]);
    for (const move of ['a', 'b', 'end', 'theirs']) await plan.play(move);
    expect(plan.next.map(({ move }) => move)).toEqual(['a', 'b', 'end']);
  });

  it('is nothing while I decide', async () => {
    const plan = await begun(new Copy());
    await plan.play('a');
    expect(plan.next).toEqual([]);
  });

  it('is taken up again', async () => {
    const copy = new Copy();
    copy.myTurn = false;
    copy.now = { view: { toMove: 1, scores: [], moves: [] } } as unknown as Now;
    const plan = new Plan({ store: copy as unknown as GameStore, seat: 0, trouble: null });
    await plan.resume(['a', 'end']);
    expect(plan.next.map(({ move }) => move)).toEqual(['a', 'end']);
  });
});
