import { bonuses } from './bonuses';
import { table } from './table';

/** One symbol with another at its shoulder; strokes are widened so that they end up as wide as elsewhere. */
function pair(main: string, badge: string): string {
  return (
    `<g transform="translate(0 7) scale(.7)" stroke-width="2.5">${main}</g>` +
    `<g transform="translate(13 0) scale(.46)" stroke-width="3.7">${badge}</g>`
  );
}

const ANYWHERE = '<circle cx="12" cy="12" r="10"/><path d="M2 12h20M12 2c4 3 4 17 0 20M12 2c-4 3-4 17 0 20"/>';
const LESS = '<circle cx="12" cy="12" r="10"/><path d="M7 12h10"/>';

export const technologies = {
  'develop-on-upgrade': pair(bonuses.upgrade, bonuses.develop),
  'cheaper-upgrade': pair(bonuses.upgrade, LESS),
  'develop-on-load': pair(bonuses.load, bonuses.develop),
  'second-truck': pair(table.truck, '<path d="M12 3v18M3 12h18"/>'),
  'develop-on-station': pair(bonuses.station, bonuses.develop),
  'bonus-on-station': pair(bonuses.station, '<path d="m12 2 3 7 7 .6-5.3 4.7L18.3 22 12 18l-6.3 4 1.6-7.7L2 9.6 9 9z"/>'),
  'gain-card': bonuses.gain,
  'upgrade-anywhere': pair(bonuses.upgrade, ANYWHERE),
  'load-anywhere': pair(bonuses.load, ANYWHERE),
  'station-anywhere': pair(bonuses.station, ANYWHERE),
} as const;
