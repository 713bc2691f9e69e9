import type { Region } from '../../config/regions';
import { failOnServer, type LoadDispatch } from '../../lib/load-args';
import { readSearch, searchArgs } from './filters/search-state';
import type { WithSession } from '../../lib/session';
import { searchApi, searchedBy } from './search-api';
import { searchKinds, type SearchKindName } from './search-kinds';

/** Loads the first page into the store before rendering. The screen itself shows a failure. */
export async function loadSearch(
  dispatch: LoadDispatch,
  kind: SearchKindName,
  query: URLSearchParams,
  region: Region,
): Promise<void> {
  const user = dispatch((_: unknown, getState: () => unknown) => (getState() as WithSession).session.user);
  const args = { ...searchArgs(readSearch(searchKinds[kind].groups, query), region), ...searchedBy(user?.id) };
  const { auPairResults, familyResults } = searchApi.endpoints;
  const request = kind === 'auPairs' ? dispatch(auPairResults.initiate(args)) : dispatch(familyResults.initiate(args));
  const { error } = await request;
  request.unsubscribe();
  failOnServer(error);
}
