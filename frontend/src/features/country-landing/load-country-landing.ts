import { countriesApi } from '../../api/countries';
import { searchApi } from '../../api/search';
import type { CountryLandingResponse } from '../../api/countries';
import type { PublicSettings } from '../../config/product';
import { landingOf } from '../../lib/country';
import { failOnServer, type LoadArgs } from '../../lib/load-args';

/** The query for the number of families of a city. */
export const familiesIn = (city: string) => ({ region: 'australia' as const, city });

type Dispatch = LoadArgs['store']['dispatch'];
/** The state of the page's store, as far as it says whose visit this is. */
interface VisitStore {
  dispatch: Dispatch;
  getState: () => { settings: PublicSettings };
}

/**
 * Loads the content of a country's page with the number of families in each city. The server waits for all of it; in
 * the browser the page appears at once in a loading state.
 */
export async function loadCountryLanding({ store }: LoadArgs & { store: VisitStore }): Promise<void> {
  const country = landingOf(store.getState().settings.country);
  if (!country || !import.meta.env.SSR) return;
  const { data, error } = await store.dispatch(countriesApi.endpoints.getCountryLanding.initiate({ country }));
  failOnServer(error);
  if (error) throw new Response(null, { status: 503 });
  await countFamilies(store.dispatch, data);
}

async function countFamilies(dispatch: Dispatch, landing: CountryLandingResponse | undefined): Promise<void> {
  const cities = landing?.cityDiscovery.cities ?? [];
  await Promise.all(cities.map(({ id }) => dispatch(searchApi.endpoints.countFamilies.initiate(familiesIn(id)))));
}
