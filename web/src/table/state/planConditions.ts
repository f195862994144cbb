import type { PlanCondition, View } from '../../api';
import { parseMove } from '../../wording/notation';
import type { PlannedMove } from './plan.svelte';

/** As many as a server takes. */
const MOST = 24;

/** What a plan uses of the table as it is now: each could be another's, or dearer, when the turn comes. */
export function conditionsOf(moves: readonly PlannedMove[], view: View): PlanCondition[] {
  const all: PlanCondition[] = [{ kind: 'whole' }];
  const add = (condition: PlanCondition): void => {
    if (!all.some((other) => JSON.stringify(other) === JSON.stringify(condition))) all.push(condition);
  };
  const { table, reckoning } = view;
  moves.forEach(({ move, paid }, at) => {
    const { type, args } = parseMove(move);
    const [what = ''] = args;
    if (type === 'BUILD' || type === 'BUILD_TWO') {
      if (!table.roads.built.includes(what)) add({ kind: 'section', what });
      const tile = table.constructionTiles[what];
      if (tile) add({ kind: 'tile', what, tile });
      for (const city of what.split('-')) {
        const worth = reckoning.cityValues[city];
        if (worth) add({ kind: 'city', what: city, number: worth });
      }
    }
    if (type === 'UPGRADE' && !table.roads.upgraded.includes(what)) add({ kind: 'link', what });
    for (const card of args) if ((type === 'GAIN' || type === 'REPLACE') && table.display.includes(card)) add({ kind: 'card', what: card });
    if (paid > 0) add({ kind: 'cost', move: at, number: paid });
  });
  add({ kind: 'era', number: table.era });
  return all.slice(0, MOST);
}

/** Those that nearly everybody means: that somebody else has what was wanted. */
export const isUsual = ({ kind }: PlanCondition): boolean => kind !== 'city' && kind !== 'era';
