import { t } from '../../i18n';
import { wantedText } from '../state/wishes';
import type { Option } from '../state/picks';
import type { TableState } from '../state/tableState.svelte';

/** What a choice means beyond its name: what a card does, who wants the goods, what a floor counts. Empty if nothing. */
export function noteOf({ move }: Option, table: TableState): string {
  const [a = '', b = ''] = move.args;
  switch (move.type) {
    case 'GAIN':
      return table.names.cardText(a);
    case 'REPLACE':
    case 'SWAP':
      return table.names.cardText(b);
    case 'LOAD':
      return wantedText(table.lexicon.goodsAt.get(a) ?? '', table);
    case 'PROMOTE': {
      const unit = table.unitOf(a);
      return unit === undefined ? '' : t('choice.floor', { floor: b, unit, what: table.names.say('departmentUnit', a) });
    }
    case 'TILE_COLOUR':
      return t(table.view?.turn.mainDone ? 'table.recolourDone' : 'table.recolour');
    default:
      return '';
  }
}

/** What comes after a move: the next question, and who answers it. */
export function nextText(move: string, table: TableState): string {
  const next = table.choiceOf(move)?.next;
  if (!next) return '';
  const question = table.names.say('step', next.decision.toUpperCase().replaceAll('-', '_'));
  return next.seat === table.seat ? t('choice.then', { question }) : t('choice.thenOther', { player: table.names.player(next.seat), question });
}
