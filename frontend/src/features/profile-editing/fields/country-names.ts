const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that have a name and no citizens: unions, outposts, placeholders. */
const NOT_A_COUNTRY = new Set('AC AQ BV CP CQ DG EA EU EZ HM IC IO QO TA TF UM UN XA XB ZZ'.split(' '));

/** Every country by its English name, from the browser's own data. */
export function countryNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NOT_A_COUNTRY.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => names.of(code) ?? [])
    .sort((a, b) => a.localeCompare(b, 'en'));
}
