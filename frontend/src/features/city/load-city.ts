import { searchApi } from '../../api/search';
import type { SearchAuPairsApiArg } from '../../api/search';
import type { CityPage, CityWords } from '../../content/cities/city-content';
import type { LoadArgs } from '../../lib/load-args';
import { loadLegalFacts } from '../../entities/legal-facts';
import { preloadStaticTexts } from './static-texts';

export const slugOf = ({ name }: CityPage): string => name.toLowerCase();

/** The queries of the page, shared by the loader and the components. */
export const auPairsFor = ({ name, region }: CityPage): SearchAuPairsApiArg => ({
  region,
  city: name,
  sort: 'newest',
  limit: 4,
});

/** Loads the texts and people of a city's page. If the people do not load, the page is rendered without them. */
export function loadCity(page: CityPage, text: () => Promise<CityWords>): (args: LoadArgs) => Promise<void> {
  return async (args) => {
    const { store } = args;
    const families = store.dispatch(searchApi.endpoints.listCityFamilies.initiate({ city: slugOf(page) }));
    const auPairs = store.dispatch(searchApi.endpoints.searchAuPairs.initiate(auPairsFor(page)));
    const texts = preloadStaticTexts(page, text);
    await Promise.all([families, auPairs, texts, loadLegalFacts(args, page.region)]);
    families.unsubscribe();
    auPairs.unsubscribe();
  };
}
