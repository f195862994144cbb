import { bonuses } from './bonuses';
import { goods } from './goods';
import { ui } from './interface';
import { table } from './table';
import { technologies } from './technologies';

/** One family of symbols by name; groups are for the page that shows them all. */
export const groups = { goods, bonuses, table, technologies, ui } as const;

export const icons = { ...goods, ...bonuses, ...table, ...technologies, ...ui } as const;

export type IconName = keyof typeof icons;

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}

/** The symbol of something the engine names, such as `develop-2`, `DM 5`, `promote trade` or `no-claim`. */
export function iconOf(name: string): IconName {
  const word = name.trim().toLowerCase().replaceAll('_', '-');
  if (isIcon(word)) return word;
  if (isIcon(`goods-${word}`)) return `goods-${word}` as IconName;
  const known: Record<string, IconName> = {
    'no-claim': 'pass',
    'tile-colour': 'colour',
    drive: 'move',
    done: 'arrow-right',
    end: 'end-turn',
    bonus: 'tile',
    improve: 'improvement',
  };
  const first = word.split(/[ -]/)[0] ?? '';
  return known[word] ?? (isIcon(first) ? first : 'tile');
}

/** The number in a bonus: 2 of `develop-2`, 5 of `DM 5`; none where there is no amount. */
export function amountOf(name: string): number | null {
  const digits = /\d+/.exec(name);
  return digits ? Number(digits[0]) : null;
}
