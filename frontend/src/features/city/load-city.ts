import { api, type SearchAuPairsApiArg } from '../../api/enhance';
import type { CityContent } from '../../content/cities/city-content';
import type { LoadArgs } from '../../lib/load-args';

export const slugOf = ({ name }: CityContent): string => name.toLowerCase();

/** What the page asks for, in one place, so that the loader's answer is the components' answer. */
export const auPairsFor = ({ name, region }: CityContent): SearchAuPairsApiArg => ({
  region,
  city: name,
  sort: 'newest',
  limit: 4,
});

/** The people on a city's page. Without them it is still a page, so a failed call is not a failed page. */
export function loadCity(content: CityContent): (args: LoadArgs) => Promise<void> {
  return async ({ store }) => {
    const families = store.dispatch(api.endpoints.listCityFamilies.initiate({ city: slugOf(content) }));
    const auPairs = store.dispatch(api.endpoints.searchAuPairs.initiate(auPairsFor(content)));
    await Promise.all([families, auPairs]);
    families.unsubscribe();
    auPairs.unsubscribe();
  };
}
