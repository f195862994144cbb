import type { Operations } from '../engine';
import { asApiError } from './problems';
import { tables } from './workers';

/** Asks the engine of this device; what it refuses is told in the shape that a server's refusals have. */
export async function ask<O extends keyof Operations>(op: O, args: Operations[O][0]): Promise<Operations[O][1]> {
  try {
    return await tables().engine.call(op, args);
  } catch (problem) {
    throw asApiError(problem);
  }
}
