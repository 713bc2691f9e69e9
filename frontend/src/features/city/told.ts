import type { CityContent, CityPage, CityText } from '../../content/cities/city-content';
import type { toldBlocks } from './told-blocks';

/**
 * Most of a city's page is words that never change. The server writes them into the HTML; the browser keeps them as
 * they stand there, and fetches words and code only when the page is drawn without the server.
 */
export interface Told {
  content: CityContent;
  blocks: typeof toldBlocks;
}

const known = new Map<string, Told>();

/** The words of a city, if they are here. */
export const toldOf = ({ name }: CityPage): Told | null => known.get(name) ?? null;

/** Brings them here. */
export async function bringTold(page: CityPage, text: () => Promise<CityText>): Promise<Told> {
  const there = toldOf(page);
  if (there) return there;
  const [words, { toldBlocks: blocks }] = await Promise.all([text(), import('./told-blocks')]);
  const told: Told = { content: { ...page, ...words }, blocks };
  known.set(page.name, told);
  return told;
}
