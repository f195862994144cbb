import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../i18n/message';
import { explain, type Phrase, tongue } from './index';

const say = async (language: Language, refusal: Phrase): Promise<string> => explain(await tongue(language), refusal);
const inAll = (refusal: Phrase): Promise<string[]> => Promise.all(LANGUAGES.map((language) => say(language, refusal)));

describe('why not?', () => {
  it('nests a cause and what is in the purse', async () => {
    const funds = { key: 'funds', arguments: { money: '3' }, text: '' };
    const cause = { key: 'section-cost', arguments: { section: 'Crailsheim-Mannheim', price: '4', funds }, text: '' };
    expect(await inAll({ key: 'no-section-of', arguments: { colours: 'white', cause } })).toEqual([
      'No section of the white autobahn can be built now: Crailsheim–Mannheim costs DM 4 and you have DM 3.',
      'Auf der Autobahn Weiß lässt sich gerade kein Abschnitt bauen: Crailsheim–Mannheim kostet 4 DM, aber du hast nur 3 DM.',
      'Aucun tronçon de l’autoroute blanche ne peut être construit maintenant : le tronçon Crailsheim–Mannheim coûte 4 DM, or vous n’avez que 3 DM.',
      'Nie da się teraz zbudować żadnego odcinka autostrady w kolorze białym: odcinek Crailsheim–Mannheim kosztuje 4 DM, a masz tylko 3 DM.',
    ]);
  });

  it('names cards, spaces and depots as people do', async () => {
    expect(await inAll({ key: 'card-lies', arguments: { card: 'red/cyan-I4', space: 'load' } })).toEqual([
      'Red/cyan I4 lies on the load space: its action must follow.',
      'Die Karte Rot/Cyan I4 liegt auf dem Feld „Laden“: Ihre Aktion muss noch folgen.',
      'La carte rouge/cyan I4 est sur la case « charger » : il faut d’abord exécuter son action.',
      'Karta „czerwona/błękitna I4” leży na polu „załadunek”: trzeba jeszcze wykonać jej akcję.',
    ]);
    const depot = { key: 'depot', arguments: { depot: 'black BadHersfeld' }, text: '' };
    expect(await say('de', { key: 'other-autobahn', arguments: { subject: depot, colour: 'black', colours: 'red cyan white' } })).toBe(
      'Das Depot Bad Hersfeld (Autobahn Schwarz) gehört zur Autobahn Schwarz, die Karte aber zeigt Rot, Cyan oder Weiß.',
    );
  });

  it('calls places as the map does', async () => {
    const begun = { key: 'link-begun', arguments: { link: 'Köln-Dortmund' } };
    expect(await inAll(begun)).toEqual([expect.stringContaining('Cologne–Dortmund'), expect.stringContaining('Köln–Dortmund'), expect.stringContaining('Cologne–Dortmund'), expect.stringContaining('Kolonia–Dortmund')]);
    expect(await say('pl', { key: 'city-not-reached', arguments: { city: 'BadHersfeld' } })).toContain('Bad Hersfeld');
  });

  it('chooses plural forms', async () => {
    const full = (count: string): Promise<string> => say('pl', { key: 'space-full', arguments: { space: 'build', count } });
    expect(await full('1')).toContain('leży już 1 karta');
    expect(await full('3')).toContain('leżą już 3 karty');
    expect(await full('5')).toContain('leży już 5 kart,');
  });

  it('names tiles with their amount', async () => {
    expect(await inAll({ key: 'no-tile', arguments: { tile: 'dm-5' } })).toEqual([
      'You have no DM 5 tile.',
      'Du hast kein Plättchen „5 DM“.',
      'Vous n’avez pas de tuile « 5 DM ».',
      'Nie masz żetonu „5 DM”.',
    ]);
    expect(await say('de', { key: 'no-tile', arguments: { tile: 'promote' } })).toBe('Du hast kein Plättchen „Befördern“.');
    expect(await say('fr', { key: 'no-tile', arguments: { tile: 'pick-up' } })).toContain('reprendre les cartes');
  });

  it('tells why a tile would not help the card that lies there', async () => {
    const cause = { key: 'colour-without-use', arguments: { colour: 'white' }, text: '' };
    expect(await inAll({ key: 'tile-useless', arguments: { cause } })).toEqual([
      'The tile would do nothing: neither an extra action nor a truck of yours could use white.',
      'Das Plättchen würde nichts bewirken: Mit Weiß könnte weder eine Zusatzaktion noch einer deiner Lkw etwas anfangen.',
      'La tuile n’aurait aucun effet : la couleur blanche ne servirait ni à une action supplémentaire ni à l’un de vos camions.',
      'Żeton nic by nie dał: karta w kolorze białym nie przydałaby się ani akcji dodatkowej, ani żadnej z twoich ciężarówek.',
    ]);
  });

  it('lists colours without a comma before the last', async () => {
    expect(await say('en', { key: 'tokens-used', arguments: { tokens: 'red cyan white' } })).toBe(
      'Your red, cyan and white unlock tokens are used already.',
    );
  });

  it('begins a German cause with a capital', async () => {
    const cause = { key: 'display-empty', arguments: {}, text: '' };
    expect(await say('de', { key: 'tile-useless', arguments: { cause } })).toBe('Das Plättchen würde nichts bewirken: Die Auslage ist leer.');
  });

  it('falls back on English for a reason it does not know', async () => {
    expect(await say('pl', { key: 'of-tomorrow', reason: 'not today' })).toBe('Not today.');
  });
});
