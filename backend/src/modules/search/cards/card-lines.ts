import { cityOf, folded, regionFacts, stateOf, type Region } from '../../country/index.js';
import { namesContact } from '../../profiles/index.js';

const LONGEST_LINE = 120;
const SENTENCE = /^.+?[.!?](?=\s|$)/s;

/** The first sentence of a text, shortened at a word if it is too long for a card. */
export function firstSentence(text: string, longest = LONGEST_LINE): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  const sentence = SENTENCE.exec(whole)?.[0] ?? whole;
  if (sentence.length <= longest) return sentence;
  const cut = sentence.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}

/** A line for visitors, or null: without surnames and contact details. */
export function publicLine(line: string, surname: string): string | null {
  const names = folded(surname)
    .split(/[\s-]+/)
    .filter((name) => name.length > 1 && name !== 'the');
  const words = new Set(
    folded(line)
      .split(/[^\p{L}']+/u)
      .flatMap((word) => [word, word.replace(/'?s$/, '')]),
  );
  return namesContact(line) || names.some((name) => words.has(name)) ? null : line;
}

/** The city of a family's location, otherwise the region: visitors see nothing more exact. */
export function cityLine(location: string, region: Region): string {
  return cityOf(location, region)?.name ?? regionFacts(region).name;
}

/** "Newtown, Sydney" of "12 King Street, Newtown, Sydney NSW 2042": never a street. */
export function suburbLine(location: string, region: Region): string {
  const city = cityLine(location, region);
  const parts = location.split(',').map((part) => part.trim());
  const isSuburb = (part: string) =>
    part !== '' && !/\d/.test(part) && stateOf(part) === null && !folded(part).includes(folded(city));
  // The suburb is the last part before the city; it is left out if it contains a house number.
  const suburb = parts.filter(isSuburb).at(-1);
  return suburb && !STREET.test(suburb) ? `${suburb}, ${city}` : city;
}
const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|crescent|parade|place|terrace|highway|court|close|way)\.?$/i;
