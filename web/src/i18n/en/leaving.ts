import type { Messages } from '../message';

/** Leaving a game: resigning, being away, letting others wait. */
export const leaving = {
  'resign.text': 'Or you give the game up for yourself alone. That is a loss for you; a bot plays on, or the game ends if only one player is left.',
  'resign.alone': 'A rated game against Autobot is played to its end. If you resign, you have lost it.',
  'resign.button': 'Resign',
  'resign.sure': 'Yes, resign for good',
  'away.since': 'away since {time}',
  'away.waited': 'Whoever lets everybody wait for {time} and does not follow the table can be replaced by a bot, by any other player.',
  'away.standIn': 'Let a bot play for them',
  'left.resigned': 'has resigned',
  'left.absent': 'was absent',
  'left.stalled': 'let everybody wait',
  'end.without': '{player} has let everybody wait for too long and is not asked.',
  'table.resigned': 'Ended by resignation',
} satisfies Messages;
