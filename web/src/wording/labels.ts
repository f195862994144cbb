import type { Names } from './names';

/** What a thing that can be pointed at is called aloud. */
export function labelOf(id: string, names: Names): string {
  const cut = id.indexOf(':');
  const kind = id.slice(0, cut);
  const name = id.slice(cut + 1);
  const [a = '', b = ''] = name.split('/');
  switch (kind) {
    case 'city':
      return names.city(name);
    case 'country':
    case 'claim':
      return names.country(name);
    case 'section':
      return names.section(name);
    case 'link':
      return names.link(name);
    case 'station':
      return names.t('table.stationOn', { link: names.link(name) });
    case 'depot':
      return names.t('table.depotAt', { depot: names.depot(name) });
    case 'truck':
      return names.t('table.truckOf', { truck: b, player: names.player(Number(a)) });
    case 'card':
    case 'display':
    case 'played':
      return names.card(name);
    case 'space':
      return names.space(name);
    case 'held':
    case 'take':
      return names.bonus(name);
    case 'lock':
      return names.lockTechnology(a, b);
    case 'floor':
      return `${names.department(a)} ${b}`;
    case 'stop':
      return names.stationBonus(Number(name));
    case 'improvement':
      return names.improvement(Number(name));
    case 'colour':
    case 'token':
      return names.colour(name);
    case 'route':
      return names.between(name);
    case 'extra':
      return names.extra(name);
    default:
      return name;
  }
}
