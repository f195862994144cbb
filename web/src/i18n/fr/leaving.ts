import type { leaving as english } from '../en/leaving';
import type { Texts } from '../message';

/** Leaving a game: resigning, being away, letting others wait. */
export const leaving: Texts<typeof english> = {
  'resign.text': 'Ou vous abandonnez seul la partie. Pour vous, elle est perdue ; un bot continue, ou la partie s’arrête s’il ne reste qu’une personne.',
  'resign.alone': 'Une partie classée contre Autobot se joue jusqu’au bout. Si vous abandonnez, vous l’avez perdue.',
  'resign.button': 'Abandonner',
  'resign.sure': 'Oui, abandonner définitivement',
  'away.since': 'absent depuis {time}',
  'away.waited': 'Qui fait attendre tout le monde {time} sans suivre la table peut être remplacé par un bot, par tout autre joueur.',
  'away.standIn': 'Faire jouer un bot à sa place',
  'left.resigned': 'a abandonné',
  'left.absent': 'était absent',
  'left.stalled': 'a fait attendre tout le monde',
  'end.without': '{player} a fait attendre tout le monde trop longtemps et n’est pas consulté.',
  'table.resigned': 'Terminée par abandon',
};
