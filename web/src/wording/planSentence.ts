import type { PlanCondition } from '../api';
import { t } from '../i18n';
import { moveSentence } from './moveSentence';
import type { Names } from './names';
import { parseMove } from './notation';

/** A planned move as a sentence; as it is written if it cannot be read. */
export function plannedMove(move: string, names: Names): string {
  try {
    return moveSentence(parseMove(move), names, { decision: null });
  } catch {
    return move;
  }
}

/** What must hold, as the end of a sentence. */
export function conditionSentence(condition: PlanCondition, moves: readonly string[], names: Names): string {
  const { kind, what = '', tile = '', move = 0, number = 0 } = condition;
  switch (kind) {
    case 'section':
      return t('sent.section', { section: names.section(what) });
    case 'link':
      return t('sent.link', { link: names.link(what) });
    case 'card':
      return t('sent.card', { card: names.card(what) });
    case 'tile':
      return t('sent.tile', { tile: names.bonus(tile), place: what.includes('-') ? names.section(what) : names.country(what) });
    case 'city':
      return t('sent.city', { city: names.city(what), value: number });
    case 'cost':
      return t('sent.cost', { move: plannedMove(moves[move] ?? '', names), most: number });
    case 'era':
      return t('sent.era', { era: number });
    case 'whole':
      return t('sent.whole');
  }
}
