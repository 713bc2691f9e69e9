import { ANY_LOCATION, regionFacts, type Region } from '../../../config/regions';

export interface LocationParts {
  suburb: string;
  city: string;
}

export const citiesOf = (region: Region) => regionFacts[region].locations.filter((name) => name !== ANY_LOCATION);
const otherThan = (region: Region): Region => (region === 'australia' ? 'newzealand' : 'australia');

/** "Newtown, Sydney" as suburb and city; for au pairs the city alone, or any. The Hamilton of "Hamilton, Newcastle" is none. */
function parse(value: string, from: Region): LocationParts {
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const own = parts.findLast((part) => regionFacts[from].locations.includes(part));
  const city = own ?? (citiesOf(otherThan(from)).includes(last) ? last : '');
  return { city, suburb: parts.filter((part) => part !== city).join(', ') };
}

export const write = ({ suburb, city }: LocationParts) => [suburb.trim(), city].filter(Boolean).join(', ');

/**
 * The parts that someone is typing, as long as the field has their value; else those of the value. So "Hamilton" does not
 * become the city before "Hamilton Hill" is typed.
 */
export const partsOf = (value: string, typed: LocationParts, from: Region): LocationParts =>
  write(typed) === value ? typed : parse(value, from);

/** The city of the other country that saving this location moves the person to, by the rule of the server. */
export function moveOf(value: string, from: Region): { city: string; to: Region } | null {
  const to = otherThan(from);
  const parts = value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  if (parts.at(-1) === regionFacts[to].name.toLowerCase()) parts.pop();
  if (citiesOf(from).some((city) => parts.includes(city.toLowerCase()))) return null;
  const city = citiesOf(to).find((name) => name.toLowerCase() === parts.at(-1));
  return city === undefined ? null : { city, to };
}
