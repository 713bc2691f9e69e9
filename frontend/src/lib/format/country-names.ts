const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that have a name and no citizens: unions, outposts, placeholders. */
const NOT_A_COUNTRY = new Set('AC AQ BV CP CQ DG EA EU EZ HM IC IO QO TA TF UM UN XA XB ZZ'.split(' '));

interface NamedCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In English. */
  name: string;
}

/** Every country with its code, by its English name, from the browser's own data. */
export function namedCountries(): NamedCountry[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NOT_A_COUNTRY.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [{ code, name }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Every country by its English name. */
export const countryNames = (): string[] => namedCountries().map(({ name }) => name);
