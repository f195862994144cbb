import type { View } from '../../api';
import type { Names } from '../../wording/names';

/** Where what was turned up will lie: in words, and what lights up there. */
export interface Where {
  text: string;
  ids?: readonly string[];
}

/**
 * What a game that is dealt by hand asks for now. The step that waits for it lies below the question on the agenda, with what
 * was entered for it already in between.
 */
export function whereDealt(view: View, names: Names): Where | null {
  const waiting = view.agenda.find(({ step }) => step !== 'deal' && step !== 'dealt');
  if (!waiting) return null;
  const { t } = names;
  const { step, seat, arguments: args } = waiting;
  switch (step) {
    case 'lay-tile': {
      const section = String(args.section ?? '');
      return { text: t('deal.tile', { section: names.section(section) }), ids: [`section:${section}`] };
    }
    case 'lay-delivery-tile': {
      const country = String(args.country ?? '');
      const number = (view.table.deliveryTiles[country]?.length ?? 0) + 1;
      return { text: t('deal.deliveryTile', { country: names.country(country), number }), ids: [`country:${country}`] };
    }
    case 'refill':
      return { text: view.agenda.some((one) => one.step === 'refill' && one !== waiting) || setsUp(view) ? t('deal.display', { number: view.table.display.length + 1 }) : t('deal.refill') };
    case 'deal-board':
      return { text: t('deal.board', { player: names.player(seat) }) };
    case 'start-player':
      return { text: t('deal.start') };
    case 'open-route':
      return { text: t('deal.route', { number: view.table.openRoutes.length + 1, count: view.options.players + 1 }) };
    case 'autobot':
      return { text: autobots(view, t) };
    default:
      return { text: t(asksFor(view, 'wine') ? 'deal.wine' : 'deal.refill') };
  }
}

const setsUp = (view: View): boolean => view.agenda.at(-1)?.step === 'start-player';

/** The kind of what may be entered, as far as the view tells it. */
const asksFor = (view: View, kind: string): boolean => view.moves.some((move) => move.startsWith(`deal ${kind} `));

function autobots(view: View, t: Names['t']): string {
  if (asksFor(view, 'task')) return t('deal.task');
  const drawn = view.agenda.some(({ step }) => step === 'dealt');
  return t(drawn ? 'deal.refill' : 'deal.colour');
}
