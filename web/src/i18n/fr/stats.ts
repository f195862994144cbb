import type { stats as english } from '../en/stats';
import type { Texts } from '../message';

export const stats: Texts<typeof english> = {
  'stats.title': 'Statistiques',
  'stats.pool': 'Parties',
  'stats.pool.solo': 'seul',
  'stats.pool.two': 'à deux',
  'stats.pool.several': 'à trois ou quatre',
  'stats.none': 'Pas encore de parties finies de ce genre.',
  'stats.points': 'Points en moyenne',
  'stats.perTurn': 'Temps par tour',
  'stats.seconds': '{seconds} s',
  'stats.minutes': { one: '{count} minute', other: '{count} minutes' },
  'stats.where': 'D’où viennent les points',
  'stats.figures': 'En moyenne',
  'stats.sections': 'Tronçons',
  'stats.stations': 'Stations',
  'stats.deliveries': 'Livraisons',
  'stats.technologies': 'Technologies',
  'stats.routes': 'Itinéraires reliés',
  'stats.more': 'plus que {percent} %',
  'stats.pointsMore': 'Plus de points que {percent} % de toutes les places de ce serveur.',
  'stats.openings': 'Premières cartes',
  'stats.openingGames': { one: '{count} partie, victoires : {wins}', other: '{count} parties, victoires : {wins}' },
  'stats.met': { one: '{count} partie, devant dans {ahead}', other: '{count} parties, devant dans {ahead}' },
  'stats.time': 'Temps',
};
