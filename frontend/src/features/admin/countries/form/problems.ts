import { ISO_DAY } from '../../../../lib/days';
import { adminCountriesTexts } from '../texts';
import type { Field, TextField, TextRule } from './landing-form';
import { UNITS, type CountryFields } from './units';

const words = adminCountriesTexts.rules;

const isDay = (value: string) =>
  ISO_DAY.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true;

function isSecureAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' && /\.[a-z]{2,}$/i.test(hostname);
}

const KEEPS: Record<TextRule, (value: string) => boolean> = {
  path: (value) => /^\/(?!\/)\S*$/.test(value),
  url: isSecureAddress,
  day: isDay,
  hreflang: (value) => /^[a-z]{2}(-[A-Z]{2})?$/.test(value),
  countryCode: (value) => /^[A-Z]{2}$/.test(value),
  flag: (value) => /^\p{RI}{2}$/u.test(value),
};

/** Returns the errors that saving would cause, in the API's own wording, by the path of the field or list. */
export function problemsOf(fields: CountryFields): Record<string, string> {
  return Object.fromEntries(UNITS.flatMap(({ path, field }) => within(field, fields[path], path)));
}

type Found = [path: string, words: string][];

function within(field: Field, value: unknown, path: string): Found {
  switch (field.kind) {
    case 'text':
      return one(path, problemOfText(field, String(value ?? '')));
    case 'number': {
      const fits = Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most;
      return one(path, !fits && words.age);
    }
    case 'choice':
      return one(path, !field.options.includes(String(value)) && (path.endsWith('.id') ? words.city : words.picture));
    case 'texts':
    case 'parts':
      return withinList(field, (value ?? []) as unknown[], path);
    case 'group':
      return Object.entries(field.fields).flatMap(([name, inner]) =>
        within(inner, (value as Record<string, unknown> | undefined)?.[name], `${path}.${name}`),
      );
  }
}

function withinList(field: Field & { kind: 'texts' | 'parts' }, list: unknown[], path: string): Found {
  const { least, most } = field;
  const found = one(path, (list.length < least || list.length > most) && words.list(least, most));
  if (field.kind === 'texts')
    return list.reduce<Found>((all, entry, index) => {
      const fits = String(entry).trim() !== '' && String(entry).length <= field.longest;
      return fits ? all : [...all, [`${path}.${index}`, words.entries(field.longest)]];
    }, found);
  const inside = list.flatMap((part, index) =>
    within({ kind: 'group', fields: field.fields }, part, `${path}.${index}`),
  );
  return [...found, ...inside, ...amongParts(list as Record<string, unknown>[], path)];
}

/** Rules between the fields of a part, or between parts. */
function amongParts(list: Record<string, unknown>[], path: string): Found {
  if (path === 'cityDiscovery.cities') {
    const ids = list.map(({ id }) => id).filter(Boolean);
    return one(path, new Set(ids).size < ids.length && words.cityTwice);
  }
  if (path !== 'resources.items') return [];
  return list.flatMap(({ path: here, url }, index) => one(`${path}.${index}.path`, !here && !url && words.path));
}

function problemOfText({ most, rule, optional }: TextField, value: string): string | false {
  if (optional && value === '') return false;
  if (rule) return !KEEPS[rule](value) && words[rule];
  return (value.trim() === '' || value.length > most) && words.words(most);
}

const one = (path: string, problem: string | false): Found => (problem ? [[path, problem]] : []);
