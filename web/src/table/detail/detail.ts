import { t } from '../../i18n';
import { pointsText } from '../state/points';
import type { TableState } from '../state/tableState.svelte';
import { houseDetail } from './house';
import type { Detail, Thing } from './model';
import { mapDetail } from './onMap';
import { ownDetail } from './ownBoard';
import { wholeDetail } from './wholeTable';

/** Each knows some kinds of things and answers null for all others. */
type Teller = (thing: Thing, table: TableState) => Detail | null;
const TELLERS: readonly Teller[] = [mapDetail, houseDetail, ownDetail, wholeDetail];

/** The one place where a thing becomes its explanation. Null if there is none of that kind. */
export function detailOf(id: string, table: TableState): Detail | null {
  if (!table.view) return null;
  const thing = thingOf(id, table.seat);
  for (const tell of TELLERS) {
    const detail = tell(thing, table);
    if (detail) return { ...detail, facts: [...detail.facts, ...outcomeOf(thing.id, table)] };
  }
  return null;
}

export function thingOf(id: string, looking: number): Thing {
  const [whole = '', seat] = id.split('@');
  const cut = whole.indexOf(':');
  return { id: whole, kind: whole.slice(0, cut), name: whole.slice(cut + 1), seat: seat === undefined ? looking : Number(seat) };
}

/** What choosing it now would bring, if that is one move. */
function outcomeOf(id: string, table: TableState): string[] {
  const option = table.targets.has(id) ? table.optionAt(id) : null;
  if (!option) return [];
  const effects = table.effects(option.move.text);
  const figures = [
    effects?.paid ? t('table.pays', { amount: effects.paid }) : '',
    effects?.gained ? t('table.gains', { amount: effects.gained }) : '',
    pointsText(table.choiceOf(option.move.text)?.points, table),
  ];
  return [t('detail.chosen', { outcome: [table.sentence(option), ...figures].filter(Boolean).join(' · ') })];
}
