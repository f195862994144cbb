import { expect, it } from 'vitest';
import type { Score } from '../../api';
import { tiesOf } from './ties';

const score = (seat: number, total: number, place: number, inAdministration: number, onFloors: number[]): Score => ({
  seat, total, place, inAdministration, onFloors, lobbyEmployees: 0, lobbyPoints: 0, departments: [],
});

it('explains what decided a tie, and says nothing where there is none', () => {
  expect(tiesOf([score(0, 9, 1, 1, [0, 0, 0]), score(1, 8, 2, 1, [0, 0, 0])])).toEqual([]);
  expect(tiesOf([score(0, 9, 2, 4, [0, 0, 0]), score(1, 9, 1, 5, [0, 0, 0])])).toEqual([{ seats: [1, 0], total: 9, by: 'administration', figures: [5, 4] }]);
  expect(tiesOf([score(0, 9, 1, 5, [1, 2, 0]), score(1, 9, 2, 5, [1, 1, 1])])).toEqual([{ seats: [0, 1], total: 9, by: 'floor', floor: 2, figures: [2, 1] }]);
  expect(tiesOf([score(0, 9, 1, 5, [1, 1, 1]), score(1, 9, 1, 5, [1, 1, 1])])).toMatchObject([{ by: 'shared' }]);
});
