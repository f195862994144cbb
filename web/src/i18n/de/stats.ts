import type { stats as english } from '../en/stats';
import type { Texts } from '../message';

export const stats: Texts<typeof english> = {
  'stats.title': 'Statistik',
  'stats.pool': 'Partien',
  'stats.pool.solo': 'allein',
  'stats.pool.two': 'zu zweit',
  'stats.pool.several': 'zu dritt oder viert',
  'stats.none': 'Noch keine beendeten Partien dieser Art.',
  'stats.points': 'Punkte im Schnitt',
  'stats.perTurn': 'Zeit für einen Zug',
  'stats.seconds': '{seconds} s',
  'stats.minutes': { one: '{count} Minute', other: '{count} Minuten' },
  'stats.where': 'Woher die Punkte kommen',
  'stats.figures': 'Im Schnitt',
  'stats.sections': 'Abschnitte',
  'stats.stations': 'Raststätten',
  'stats.deliveries': 'Lieferungen',
  'stats.technologies': 'Technologien',
  'stats.routes': 'Verbundene Routen',
  'stats.more': 'mehr als {percent} %',
  'stats.pointsMore': 'Mehr Punkte als {percent} % aller Plätze auf diesem Server.',
  'stats.openings': 'Erste Karten',
  'stats.openingGames': { one: '{count} Partie, Siege: {wins}', other: '{count} Partien, Siege: {wins}' },
  'stats.met': { one: '{count} Partie, davor in {ahead}', other: '{count} Partien, davor in {ahead}' },
  'stats.time': 'Zeit',
};
