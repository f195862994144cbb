import { isKey } from '../i18n';
import { format, type Language } from '../i18n/message';
import { word } from '../wording/lexicon';
import type { Names } from '../wording/names';
import { type Entry, type Figure, type Json, kindOf } from './figures';
import { en, type Text, type Texts } from './texts';

/** What the members hold that are words of the game; the table knows what these are called. */
const READ: Record<string, (names: Names, value: string) => string> = {
  colour: (names, value) => names.colour(value),
  colours: (names, value) => names.colour(value),
  autobahns: (names, value) => names.colour(value),
  office: (names, value) => `${names.road(value)} (${names.colour(value)})`,
  city: (names, value) => names.city(value),
  destination: (names, value) => names.city(value),
  country: (names, value) => names.country(value),
  countries: (names, value) => names.country(value),
  link: (names, value) => names.between(value),
  route: (names, value) => names.between(value),
  section: (names, value) => names.section(word(value)),
  goods: (names, value) => names.goods(value),
  bonus: (names, value) => names.bonus(value),
  tile: (names, value) => names.bonus(value),
  pharmaceuticals: (names, value) => names.bonus(value),
  space: (names, value) => names.space(value),
  action: (names, value) => names.space(value),
  column: (names, value) => names.department(value),
  order: (names, value) => names.department(value),
  technology: (names, value) => names.technology(value),
  card: (names, value) => names.card(value),
  kind: (names, value) => (/\d/.test(value) ? `${value} – ` : '') + names.say('card', value),
};

/** The words for an edition in one language. What an edition of somebody else adds keeps the name it has in the file. */
export class Words {
  private readonly number: Intl.NumberFormat;

  constructor(
    readonly language: Language,
    readonly texts: Texts,
    readonly names: Names,
  ) {
    this.number = new Intl.NumberFormat(language);
  }

  part(name: string): string {
    const key = `edition.${name}`;
    return isKey(key) ? this.names.t(key) : name;
  }

  /** What stands together, with what it stands in: `Delivery board 2 · Preferred goods`; nothing for a part itself. */
  group(path: string, entries: readonly Entry[]): string {
    const steps = path.split('.').slice(1);
    return steps
      .map((step, i) => {
        const entry = entries.find((each) => each.path === path.split('.').slice(0, i + 2).join('.'));
        return step.endsWith(']') && entry ? this.label(entry) : this.text(`group.${step}`, step);
      })
      .join(' · ');
  }

  /** The name of an entry, made of the members that tell it from others. */
  label(entry: Entry): string {
    const kind = kindOf(entry.path);
    const number = Number(/\[(\d+)\]$/.exec(entry.path)?.[1] ?? 0) + 1;
    const args = Object.fromEntries(entry.figures.map((figure) => [figure.member, this.value(figure, entry)]));
    const label = format(this.language, this.text(`entry.${kind}`, kind), { ...args, number });
    return label.charAt(0).toLocaleUpperCase(this.language) + label.slice(1);
  }

  /** Whether the entry's name says this member already. */
  isNaming(entry: Entry, member: string): boolean {
    return this.text(`entry.${kindOf(entry.path)}`, '').includes(`{${member}}`);
  }

  member(entry: Entry, member: string): string {
    return this.text(`member.${kindOf(entry.path)}.${member}`, this.text(`member.${member}`, member));
  }

  value(figure: Figure, entry: Entry): string {
    const { member, value } = figure;
    if (member === 'text') return this.reading('rulingText', String(value), entry);
    if (member === 'otherwise') return this.reading('rulingOther', String(value), entry);
    return this.read(member, value);
  }

  /** Says of one of a ruling's two readings that it is the one that is played; nothing for any other figure. */
  mark(entry: Entry, member: string): string {
    const holds = entry.figures.find((figure) => figure.member === 'holds')?.value;
    return typeof holds === 'boolean' && member === (holds ? 'text' : 'otherwise') ? this.text('mark.played', '') : '';
  }

  private read(member: string, value: Json): string {
    if (Array.isArray(value)) return value.map((each) => this.read(member, each)).join(', ');
    if (typeof value === 'number') return this.number.format(value);
    if (typeof value === 'boolean') return this.text(`flag.${value}`, String(value));
    if (typeof value !== 'string') return value === null ? '–' : JSON.stringify(value);
    const read = READ[member];
    return read ? read(this.names, value) : this.text(`${member}.${value}`, value);
  }

  /** One of a ruling's readings in the reader's language, as long as it is the sentence that we have translated. */
  private reading(kind: 'rulingText' | 'rulingOther', sentence: string, entry: Entry): string {
    const name = entry.figures.find((figure) => figure.member === 'ruling')?.value;
    const key = `${kind}.${String(name)}`;
    return isText(key) && en[key] === sentence ? this.texts[key] : sentence;
  }

  private text(key: string, otherwise: string): string {
    return isText(key) ? this.texts[key] : otherwise;
  }
}

const isText = (key: string): key is Text => Object.hasOwn(en, key);
