import { expect, it } from 'vitest';
import { floorsTimes } from './floors';

it('puts more than one floor in brackets', () => {
  expect(floorsTimes([], 4)).toBe('0 × 4');
  expect(floorsTimes([2], 4)).toBe('2 × 4');
  expect(floorsTimes([1, 2, 3], 8)).toBe('(1 + 2 + 3) × 8');
});
