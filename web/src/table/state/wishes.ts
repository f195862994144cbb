import { t } from '../../i18n';
import { word } from '../../wording/lexicon';
import type { TableState } from './tableState.svelte';

/** Countries on the delivery board of whoever looks that still wait for these goods, with what they give. */
function wantedBy(goods: string, table: TableState): string[] {
  const player = table.view?.players[table.seat];
  if (!player) return [];
  return table.edition.trade.countries.flatMap(({ country }) => {
    const name = word(country);
    const wish = table.lexicon.wish(player.deliveryBoard, name);
    const open = !player.claimed.includes(name) && !player.claimable.includes(name);
    return wish?.goods === goods && open ? [`${table.names.country(name)} (${table.names.bonus(wish.bonus)})`] : [];
  });
}

/** Who wants these goods, in a sentence. */
export function wantedText(goods: string, table: TableState): string {
  const wanted = wantedBy(goods, table);
  const name = table.names.goods(goods);
  return wanted.length ? t('table.wanted', { goods: name, list: wanted.join(', ') }) : t('table.unwanted', { goods: name });
}

/** What a country wants by a player's delivery board, and how far that has come. */
export function wishOf(country: string, seat: number, table: TableState): string {
  const player = table.view?.players[seat];
  const wish = table.lexicon.wish(player?.deliveryBoard ?? '', country);
  const money = table.edition.trade.countries.find((one) => word(one.country) === country)?.money ?? 0;
  if (!player || !wish) return '';
  return [
    t('table.wants', { goods: table.names.goods(wish.goods), bonus: table.names.bonus(wish.bonus), money }),
    player.delivered.includes(country) ? t('table.delivered') : '',
    player.claimed.includes(country) ? t('table.claimed') : player.claimable.includes(country) ? t('table.claimable') : '',
    player.paid.includes(country) ? t('table.paidOut') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
