import { readFileSync } from 'node:fs';

type Facts = Record<string, { value: number; unit: string }>;

/** A legal fact as pages show it: "A$27.08". */
export function factInWords(region: 'australia' | 'newzealand', key: string): string {
  const file = new URL(`../../../backend/content/facts/${region}.json`, import.meta.url);
  const fact = (JSON.parse(readFileSync(file, 'utf8')) as Facts)[key];
  if (!fact) throw new Error(`${region} has no fact “${key}”`);
  return `${fact.unit.startsWith('NZD') ? 'NZ$' : 'A$'}${fact.value.toFixed(2)}`;
}
