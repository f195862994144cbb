import type { Choice } from '../../api';
import { t } from '../../i18n';
import type { TableState } from './tableState.svelte';

/** `+3 points: Lobby −2, Network +5`; nothing where no points change. */
export function pointsText(points: Choice['points'], table: TableState): string {
  if (!points) return '';
  const parts = [
    points.lobby ? `${t('table.lobby')} ${signed(points.lobby)}` : '',
    ...Object.entries(points.departments).map(([department, more]) => `${table.names.department(department)} ${signed(more)}`),
  ].filter(Boolean);
  if (!parts.length) return '';
  const total = t('hint.points', { points: signed(points.total) });
  return parts.length > 1 ? t('table.pair', { what: total, outcome: parts.join(', ') }) : `${total} (${parts.join('')})`;
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');
