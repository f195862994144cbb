import { tables } from '../local/workers';
import { kindOf } from './figures';
import type { Words } from './words';
import { at, entryAt, type Tree } from './workshop/units';

/** A figure in which two editions differ; what is missing is in one of them only. */
export interface Change {
  path: string;
  was?: string;
  is?: string;
}

/** In which figures an edition differs from another, and the same as a file that a maintainer can take over. */
export const changesBetween = (was: string, is: string): Promise<{ changes: readonly Change[]; patch: string }> => tables().engine.call('compareEditions', { was, is });

const plain = (path: string): string => path.replace(/^\$\./, '');

/** The name of a figure, with what it stands on. */
export function changeLabel(words: Words, tree: Tree, path: string): string {
  const entry = plain(path).replace(/\.[^.[\]]+$/, '');
  const member = path.slice(path.lastIndexOf('.') + 1);
  try {
    const figures = Object.entries(entryAt(tree, entry)).map(([each, value]) => ({ member: each, value, from: 'D' as const }));
    return `${words.group(entry.replace(/\[\d+\]$/, ''), []) || kindOf(entry)} · ${words.label({ path: entry, figures })} · ${words.member({ path: entry, figures }, member)}`;
  } catch {
    return path;
  }
}

/** What a figure is, in words. */
export function changeValue(words: Words, path: string, json: string | undefined): string {
  if (json === undefined) return '–';
  const member = path.slice(path.lastIndexOf('.') + 1);
  return words.value({ member, value: JSON.parse(json), from: 'D' }, { path: plain(path), figures: [] });
}

/** Which rule tells of a figure; the first that fits counts. */
const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^board\.startSections/, 'SETUP-1'],
  [/^board\.roadblocks/, 'SETUP-1'],
  [/^board\.(bonusSpaces|developSpaces)/, 'BUILD-3'],
  [/^board\.cities/, 'CITY-1'],
  [/^board\.depots/, 'LOAD-1'],
  [/^dashboard\.eras\[\d\]\.funding/, 'TURN-7'],
  [/^dashboard\.eras\[\d\]\.build/, 'BUILD-2'],
  [/^dashboard\.eras\[\d\]\.upgrade/, 'UPG-2'],
  [/^dashboard\.eras\[\d\]\.truckSteps/, 'MOVE-1'],
  [/^dashboard\.eras\[\d\]\.sections/, 'ERA-1'],
  [/^dashboard\.spareSections/, 'SETUP-3'],
  [/^dashboard\.startMoney/, 'SETUP-5'],
  [/^playerBoard\.employees/, 'EMP-3'],
  [/^playerBoard\.actionSpaces/, 'TURN-4'],
  [/^playerBoard\.stations/, 'MOVE-5'],
  [/^playerBoard\.unlockTokens/, 'TECH-1'],
  [/^playerBoard\.columns/, 'TECH-2'],
  [/^playerBoard\.(first|second)Row/, 'TECH-4'],
  [/^trade\.countries\[\d\]\.pharmaceuticals/, 'DELIV-5'],
  [/^trade\.(countries|boards)/, 'DELIV-3'],
  [/^trade\.tiles/, 'SETUP-2'],
  [/^cards\.displaySize/, 'SETUP-4'],
  [/^cards\.routes/, 'SETUP-7'],
  [/^cards\.routeRewards/, 'ROUTE-1'],
  [/^administration\.offices/, 'EMP-1'],
  [/^administration\.seatsPerFloor/, 'BONUS-PROMOTE'],
  [/^administration\.(lobbyPoints|financeUnit)/, 'SCORE-1'],
  [/^administration\.track/, 'BONUS-DEV'],
  [/^solo\.(easy|hard)/, 'SOLO-8'],
  [/^solo\.(promotions|harderPromotions)/, 'SOLO-13'],
  [/^solo\.tasks/, 'SOLO-2'],
];

/** The rule that a figure belongs to: of a ruling its own. */
export function ruleOf(path: string, tree: Tree): string | null {
  const place = plain(path);
  const ruling = /^rulings\[\d+\]/.exec(place);
  if (ruling) {
    const rule = at(tree, `${ruling[0]}.rule`);
    return typeof rule === 'string' ? rule : null;
  }
  return RULES.find(([pattern]) => pattern.test(place))?.[1] ?? null;
}
