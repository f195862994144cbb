import { hasServer } from '../api';
import { canPlayHere, here, type Place, server } from '../tables';
import { network } from './network.svelte';
import { preferences } from './preferences.svelte';

/** Whether there is anything to choose. */
export const canChoosePlace = (): boolean => hasServer && network.online && canPlayHere();

/** Where a game begins that nobody else is needed for. */
export function whereToBegin(): 'here' | 'server' {
  if (!hasServer) return 'here';
  if (!canPlayHere()) return 'server';
  return network.online ? preferences.where : 'here';
}

export const placeToBegin = async (where = whereToBegin()): Promise<Place> => (where === 'here' ? here() : server);
