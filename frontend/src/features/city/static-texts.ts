import type { CityContent, CityPage, CityWords } from '../../content/cities/city-content';
import type { FactRegion, LegalFacts } from '../../content/facts';
import type { staticSections } from './static-sections';

/**
 * Most of a city's page is static text. The server writes it into the HTML; the browser keeps that HTML and loads the
 * texts and code only when the page is rendered without the server.
 */
interface StaticTexts {
  words: CityWords;
  blocks: typeof staticSections;
}

const known = new Map<string, StaticTexts>();

/** The texts of a city, if they are loaded. */
export const staticTextsOf = ({ name }: CityPage): StaticTexts | null => known.get(name) ?? null;

/** Loads the texts of a city. */
export async function preloadStaticTexts(page: CityPage, text: () => Promise<CityWords>): Promise<StaticTexts> {
  const loaded = staticTextsOf(page);
  if (loaded) return loaded;
  const [words, { staticSections: blocks }] = await Promise.all([text(), import('./static-sections')]);
  const texts: StaticTexts = { words, blocks };
  known.set(page.name, texts);
  return texts;
}

/** All texts of the page; null while the legal facts in them are unknown. */
export function contentOf(page: CityPage, words: CityWords, facts: LegalFacts<FactRegion> | null): CityContent | null {
  return facts && { ...page, ...words(facts) };
}
