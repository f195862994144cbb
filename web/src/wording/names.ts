import { signOf } from '../board/pieces/cards';
import { isKey } from '../i18n';
import { Lexicon, word } from './lexicon';
import type { Part, Translate } from './sentenceParts';

/** What things are called in the language of the reader. Unknown names stay as they are, so that nothing breaks. */
export class Names {
  constructor(
    readonly t: Translate,
    readonly lexicon: Lexicon,
    readonly players: readonly string[],
  ) {}

  say(area: string, name: string, args?: Record<string, string | number>): string {
    const key = `${area}.${name}`;
    return isKey(key) ? this.t(key, args) : name;
  }

  city = (name: string): string => this.say('city', word(name));
  country = (name: string): string => this.say('country', word(name));
  colour = (name: string): string => this.say('colour', name);
  road = (colour: string): string => this.lexicon.roads.get(colour) ?? colour;
  space = (name: string): string => this.say('space', name);
  department = (name: string): string => this.say('department', name);
  goods = (name: string): string => this.say('goods', name);
  technology = (name: string): string => this.say('technology', name);
  player = (seat: number): string => this.players[seat] ?? String(seat + 1);

  /** `Köln–Dortmund` */
  between = (name: string): string => {
    const [a = '', b = ''] = word(name).split('-');
    return `${this.city(a)}–${this.city(b)}`;
  };

  /**
   * A section with its road; halves name the city they touch. Both halves have the cities in the same order: a truck that
   * crosses a link would seem to turn round in the middle otherwise.
   */
  section = (name: string): string => {
    const whole = this.lexicon.linkOf(name);
    const link = this.lexicon.links.get(whole);
    if (link?.sections !== 2) return this.link(name);
    const [near = ''] = name.split('-');
    return this.t('name.half', { link: this.between(whole), road: this.road(link.colour), city: this.city(near) });
  };

  link = (name: string): string => {
    const whole = this.lexicon.linkOf(name);
    const link = this.lexicon.links.get(whole);
    return this.between(whole) + (link ? ` (${this.road(link.colour)})` : '');
  };

  depot = (name: string): string => {
    const [colour = '', city = ''] = name.split(' ');
    return `${this.city(city)} (${this.road(colour)})`;
  };

  /** Colour and kind: `Red I1`. */
  card = (id: string): string => {
    const [colours = '', kind] = id.split('-');
    const name = colours.split('/').map((colour) => this.say('cardColour', colour)).join('/');
    return name.charAt(0).toLocaleUpperCase() + name.slice(1) + (kind ? ` ${kind}` : '');
  };

  /** With the number that is written on it: `A1, Red I1: …`. */
  cardLabel = (id: string): string => `${signOf(id)}, ${this.card(id)}: ${this.cardText(id)}`;

  cardText = (id: string): string => this.say('card', this.lexicon.cards.get(id)?.kind ?? 'plain');

  /** A bonus as tiles and events write it (`develop-2`) or as the edition does (`DM 5`, `promote trade`). */
  bonus = (name: string): string => {
    const [kind = '', amount] = name.toLowerCase().replace(/[ -](?=\d|network|trade|service|finance)/, ' ').split(' ');
    if (kind === 'promote' && amount && !/\d/.test(amount)) {
      return this.t('bonus.promote-in', { department: this.department(amount) });
    }
    const count = Number(amount ?? 1);
    if (kind === 'promote' && count > 1) return this.t('bonus.promote-times', { count });
    if (kind === 'employee' && amount) return this.t('bonus.employee-paid', { count });
    return this.say('bonus', kind === 'pick-up' ? 'pickUp' : kind, { count });
  };

  /** What chance has turned up, where a game is dealt by hand. */
  outcome = (kind: string, name: string): string => {
    switch (kind) {
      case 'tile':
        return this.bonus(name);
      case 'card':
        return this.card(name);
      case 'route':
        return this.between(name);
      case 'start':
        return this.t('outcome.start', { name: this.player(Number(name) - 1) });
      case 'wine': {
        const [country = '', city = ''] = name.split('-');
        return this.t('outcome.wine', { country: this.country(country), city: this.city(city) });
      }
      default:
        return this.say('outcome', kind, { name });
    }
  };

  /** An extra action; where the card says figures, its own words say more. */
  extra = (name: string, card?: string | null): string =>
    card && (name === 'develop' || name === 'money') ? this.cardText(card) : this.say('extra', name);

  /** What passing the own station gives at one of the eight spaces: the larger amount of DM. */
  stationBonus = (space: number): string => {
    const one = this.lexicon.edition.playerBoard.stations.find((station) => station.space === space);
    return one ? this.bonus(one.larger ? `DM ${one.larger}` : one.bonus) : '';
  };

  improvement = (place: number): string =>
    this.bonus(this.lexicon.edition.modules.improvements.find((one) => one.place === place)?.bonus ?? '');

  lockTechnology = (column: string, lock: string): string =>
    this.technology(this.lexicon.technologies.get(`${column}/${lock}`) ?? '');

  // The same as parts of a sentence: they light up what they name.
  cityPart = (name: string): Part => ({ text: this.city(name), ids: [`city:${word(name)}`] });
  countryPart = (name: string): Part => ({ text: this.country(name), ids: [`country:${word(name)}`] });
  sectionPart = (name: string): Part => ({ text: this.section(name), ids: [`section:${name}`] });
  linkPart = (name: string): Part => ({
    text: this.link(name),
    ids: [`link:${name}`, ...this.lexicon.sectionsOf(name).map((section) => `section:${section}`)],
  });
  depotPart = (name: string): Part => ({ text: this.depot(name), ids: [`depot:${name}`] });
  officePart = (colour: string): Part => ({ text: this.road(colour), ids: [`office:${colour}`] });
  playerPart = (seat: number): Part => ({ text: this.player(seat), seat });
  cardPart = (id: string): Part => ({ text: this.card(id), ids: [`card:${id}`] });
}
