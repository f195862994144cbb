import { t } from '../i18n';

/** Where points come from. */
export const POINTS = ['lobby', 'network', 'trade', 'service', 'finance', 'planning', 'customs'] as const;

export const pointsOf = (where: (typeof POINTS)[number]): string => (where === 'lobby' ? t('table.lobby') : t(`department.${where}`));

/** What people are compared by, besides points. */
export const FIGURES = ['sections', 'stations', 'deliveries', 'technologies', 'routes'] as const;

const SPACES = ['unlock', 'station', 'load', 'upgrade', 'build'] as const;

/** The spaces of the first cards, in words. */
export const openingOf = (opening: readonly string[]): string =>
  opening
    .map((space) => SPACES.find((one) => one === space))
    .map((space) => (space ? t(`spaceShort.${space}`) : '?'))
    .join(' → ');
