import { commandId } from '../api';
import { placeToBegin } from '../lib/where.svelte';
import { tableOf } from '../tables';
import { type Course, recordOf } from './course';
import { LEARNER, RECORD, shared } from './steps';

/**
 * A table that stands after the first `at` moves of the guided game. The one begun before is brought there if that goes,
 * so that learning leaves one table behind and not one for each step.
 */
export async function prepare(known: string | null, course: Course, at: number, names: readonly string[], title: string): Promise<string> {
  if (known !== null) {
    try {
      if (await bring(known, course, at)) return known;
    } catch {
      // Gone, or somebody else's in this browser now: a new one does as well.
    }
  }
  const record = recordOf(course, RECORD.moves.slice(0, at));
  const table = await (await placeToBegin()).importRecord({ record, edition: course.text, title, seats: names.map((name) => ({ kind: 'me' as const, name })) });
  return table.id;
}

async function bring(game: string, { hash }: Course, at: number): Promise<boolean> {
  const table = await tableOf(game);
  let now = await table.view(LEARNER);
  const { moves, editionHash } = JSON.parse(await table.record()) as { moves: string[]; editionHash: string };
  if (editionHash !== hash) return false;
  const common = Math.min(shared(moves), at);
  if (common < moves.length) {
    const last = now.view.toMove ?? LEARNER;
    const answer = await table.undo({ seat: last, version: now.version, id: commandId(), to: common });
    if (!('view' in answer)) return false;
    now = answer;
  }
  for (const move of RECORD.moves.slice(common, at)) {
    const seat = now.view.toMove;
    if (typeof seat !== 'number') return false;
    now = await table.play({ seat, version: now.version, id: commandId(), move });
  }
  return now.moves === at;
}
