/** Country names in the reader's language come from the browser, so that no catalogue repeats them. */
const REGIONS: Readonly<Record<string, string>> = {
  Denmark: 'DK',
  Netherlands: 'NL',
  France: 'FR',
  Switzerland: 'CH',
  Italy: 'IT',
  Austria: 'AT',
  CzechRepublic: 'CZ',
  Poland: 'PL',
};

const names = new Map<string, Intl.DisplayNames>();

/** By the notation's name (`CzechRepublic`); `otherwise` where the edition has a country that we do not know. */
export function countryName(name: string, language: string, otherwise = name): string {
  const region = REGIONS[name];
  if (!region) return otherwise;
  let display = names.get(language);
  if (!display) names.set(language, (display = new Intl.DisplayNames(language, { type: 'region', style: 'short' })));
  return display.of(region) ?? otherwise;
}
