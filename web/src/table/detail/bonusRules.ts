import { iconOf } from '../../design/icons';

/** The rule of each kind of bonus, by its symbol. */
const RULES: Readonly<Record<string, string>> = {
  develop: 'BONUS-DEV',
  promote: 'BONUS-PROMOTE',
  gain: 'BONUS-GAIN',
  replace: 'BONUS-REPLACE',
  build: 'BONUS-BUILD',
  upgrade: 'BONUS-UPGRADE',
  station: 'BONUS-STATION',
  load: 'BONUS-LOAD',
  move: 'BONUS-MOVE',
  swap: 'BONUS-SWAP',
  colour: 'BONUS-COLOUR',
  flip: 'BONUS-FLIP',
  remove: 'BONUS-REMOVE',
  recruit: 'BONUS-RECRUIT',
  slide: 'BONUS-SLIDE',
  unlock: 'TECH-7',
  employee: 'MOVE-8',
  funding: 'TURN-7',
  'pick-up': 'SERV-3',
  discard: 'SOLO-10',
};

/** Money needs no rule. */
export function bonusRule(bonus: string): string[] {
  const rule = RULES[iconOf(bonus)];
  return rule ? [rule] : [];
}
