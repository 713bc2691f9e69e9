import { searchApi } from '../../api/search';
import type { SearchAuPairsApiArg } from '../../api/search';
import type { CityPage, CityWords } from '../../content/cities/city-content';
import type { LoadArgs } from '../../lib/load-args';
import { loadLegalFacts } from '../../entities/legal-facts';
import { preloadStaticTexts } from './static-texts';

export const slugOf = ({ name }: CityPage): string => name.toLowerCase();

/** What the page asks for, in one place, so that the loader's answer is the components' answer. */
export const auPairsFor = ({ name, region }: CityPage): SearchAuPairsApiArg => ({
  region,
  city: name,
  sort: 'newest',
  limit: 4,
});

/** The words and the people of a city's page. Without people it is still a page, so a failed call is not a failed page. */
export function loadCity(page: CityPage, text: () => Promise<CityWords>): (args: LoadArgs) => Promise<void> {
  return async (args) => {
    const { store } = args;
    const families = store.dispatch(searchApi.endpoints.listCityFamilies.initiate({ city: slugOf(page) }));
    const auPairs = store.dispatch(searchApi.endpoints.searchAuPairs.initiate(auPairsFor(page)));
    const told = preloadStaticTexts(page, text).then(({ words }) =>
      typeof words === 'function' ? loadLegalFacts(args, 'australia') : undefined,
    );
    await Promise.all([families, auPairs, told]);
    families.unsubscribe();
    auPairs.unsubscribe();
  };
}
