import { amountOf, iconOf } from '../design/icons';
import { isKey, type Key, t } from '../i18n';

/** Goods and bonuses in the reader's language, by what the engine calls them. */
const GOODS: Readonly<Record<string, Key>> = {
  appliances: 'goods.appliances',
  automotive: 'goods.automotive',
  chemicals: 'goods.chemicals',
  pharmaceuticals: 'goods.pharmaceuticals',
  wine: 'goods.wine',
};

const BONUSES: Readonly<Record<string, Key>> = {
  develop: 'bonus.develop',
  dm: 'bonus.dm',
  promote: 'bonus.promote',
  unlock: 'bonus.unlock',
  replace: 'bonus.replace',
  gain: 'bonus.gain',
  flip: 'bonus.flip',
  remove: 'bonus.remove',
  build: 'bonus.build',
  upgrade: 'bonus.upgrade',
  station: 'bonus.station',
  load: 'bonus.load',
  move: 'bonus.move',
  swap: 'bonus.swap',
  colour: 'bonus.colour',
  recruit: 'bonus.recruit',
  slide: 'bonus.slide',
  employee: 'bonus.employee',
  funding: 'bonus.funding',
  'pick-up': 'bonus.pickUp',
  discard: 'bonus.discard',
};

export function goodsText(goods: string): string {
  const key = GOODS[goods];
  return key ? t(key) : goods;
}

/** `develop-2` or `DM 5` as a short phrase. */
export function bonusText(bonus: string): string {
  const key = BONUSES[iconOf(bonus)];
  return key ? t(key, { count: amountOf(bonus) ?? 1 }) : bonus;
}

/** Cities and countries by the notation's names (`CzechRepublic`); those of other editions as they write them. */
export const cityText = (name: string, otherwise = name): string => named(`city.${name}`, otherwise);
export const countryText = (name: string, otherwise = name): string => named(`country.${name}`, otherwise);

function named(key: string, otherwise: string): string {
  return isKey(key) ? t(key) : otherwise;
}
