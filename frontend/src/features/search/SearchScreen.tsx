import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { isApiError } from '../../lib/api-error';
import { cities, cityPath } from '../../config/cities';
import { PageHead } from '../../lib/head';
import { lazyHydrate } from '../../lib/lazy-hydrate';
import { useRegion } from '../../lib/region';
import { retryImport } from '../../lib/retry-import';
import { useExpectsSession, useSession } from '../../lib/session';
import { ArrowLink, Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Sprig } from '../../ui/scene/Scene';
import { countText } from './count-text';
import { FilterBar } from './filters/FilterBar';
import { offered } from './filters/filter-plan';
import { searchArgs } from './filters/search-state';
import { useSearchState } from './filters/use-search-state';
import type { CompareSlot } from './compare-slot';
import type { SaveSearchSlot } from './save-search-slot';
import { searchTexts } from './texts';
import { SearchSidebar } from './SearchSidebar';
import { ResultSkeletons } from './results/ResultSkeletons';
import { searchedBy, type SearchArgs } from './search-api';
import { searchKinds, type ResultCount, type SearchKind, type SearchKindName } from './search-kinds';
import styles from './SearchScreen.module.css';

const { results: texts, failed } = searchTexts;
const BAD_REQUEST = 400;

/** Few searches are empty, so its code loads on demand. */
const EmptyResult = lazyHydrate(() => import('./EmptyResult').then((module) => module.EmptyResult));

const UnanswerableSearch = lazyHydrate(() =>
  import('./UnanswerableSearch').then((module) => module.UnanswerableSearch),
);

/** Only those who choose the map fetch it. */
const FamilyMap = lazy(retryImport(() => import('./map/FamilyMap').then((part) => ({ default: part.FamilyMap }))));

interface SearchScreenProps {
  kind: SearchKindName;
  saveSearch: SaveSearchSlot;
  compare: CompareSlot;
}

/** One direction of the search. The address contains the filters; the list grows by keyset pages. */
export function SearchScreen({ kind: name, saveSearch, compare }: SearchScreenProps) {
  const kind = searchKinds[name];
  const region = useRegion();
  const { user, status } = useSession();
  const { committed: state, intended, change } = useSearchState(kind.groups);
  const results = useShownResults(kind, searchArgs(state, region));
  const { items, count, unanswerable } = results;
  const { sort: _order, ...filters } = searchArgs(state, region);
  const hasMap = name === 'families';
  const showsMap = useIsHydrated() && hasMap && state.map && status !== 'starting';
  const comparing = user?.userType === kind.searcher ? compare : null;
  const saving = user && !unanswerable ? saveSearch({ kind: name, filters }) : null;

  return (
    <>
      <SearchHead texts={kind.texts} count={count} city={state.filters['city']} />
      <FilterBar
        groups={offered(kind.groups, user?.userType === 'family')}
        state={intended}
        onChange={change}
        useCount={kind.useCount}
        hasMap={hasMap}
      />
      {hasMap && state.map ? (
        <div className={`wrap ${styles.map}`}>
          {showsMap ? (
            <Suspense>
              <FamilyMap key={user?.id} filters={filters} region={region} isMember={!!user} onChange={change} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <div className={`wrap ${styles.results}`}>
        <section aria-label={texts.label} aria-busy={results.isBusy || undefined} className={styles.list}>
          {results.sessionError ? (
            <EmptyState title={failed.title} text={results.sessionError} />
          ) : unanswerable ? (
            <UnanswerableSearch kind={kind} state={state} error={unanswerable} onChange={change} />
          ) : results.error && items.length === 0 ? (
            <Failed words={failed} onAgain={() => void results.refetch()} />
          ) : !count ? (
            <ResultSkeletons />
          ) : items.length === 0 && !results.hasNextPage ? (
            <>
              <EmptyResult kind={kind} state={state} onChange={change} />
              {saving}
            </>
          ) : (
            <>
              {/* A new order or reader replaces the list, because moving cards would shift the page under the reader's
                 finger. */}
              <ul key={`${user?.id} ${items[0]?.id}`}>
                {items.map((item, index) => (
                  <li key={item.id}>{kind.card(item, index, comparing?.toggle(item))}</li>
                ))}
              </ul>
              <MoreResults results={results} count={count} />
              {comparing?.bar()}
            </>
          )}
        </section>
        <SearchSidebar searcher={kind.searcher} user={user}>
          {items.length > 0 ? saving : null}
        </SearchSidebar>
      </div>
    </>
  );
}

/** The results for the reader of the page. They keep the pages of an earlier search, but not those of another reader. */
function useShownResults(kind: SearchKind, args: SearchArgs) {
  const { user, error: sessionError } = useSession();
  const found = kind.useResults({ ...args, ...searchedBy(user?.id) });
  // The visitors' order differs from the order for a member whose session is still loading.
  const expectsSession = useExpectsSession();
  const [shownTo, setShownTo] = useState(user?.id);
  if (found.currentData && shownTo !== user?.id) setShownTo(user?.id);
  const waits = expectsSession || (!found.currentData && shownTo !== user?.id);
  const pages = waits ? [] : (found.data?.pages ?? []);
  return {
    items: pages.flatMap((page) => page.items),
    /** Undefined until there are results. */
    count: pages[0]?.count,
    isBusy: found.isFetching || waits,
    error: found.error,
    /** An address may contain unknown values, such as a language: retrying would not help. */
    unanswerable: isApiError(found.error) && found.error.status === BAD_REQUEST ? found.error : null,
    /** The session that decides about the order has not loaded. */
    sessionError: expectsSession ? sessionError : null,
    refetch: found.refetch,
    hasNextPage: found.hasNextPage,
    isFetchingNextPage: found.isFetchingNextPage,
    isFetchNextPageError: found.isFetchNextPageError,
    fetchNextPage: found.fetchNextPage,
  };
}

interface SearchHeadProps {
  texts: SearchKind['texts'];
  count: ResultCount | undefined;
  /** The city that is searched, as in the address. */
  city: string | undefined;
}

function SearchHead({ texts: kindTexts, count, city: cityName }: SearchHeadProps) {
  const city = cities.find(({ name }) => name === cityName);
  return (
    <>
      <PageHead title={kindTexts.title} description={kindTexts.description} />
      <div className={`wrap ${styles.head}`}>
        <div>
          <h1>{kindTexts.heading}</h1>
          <p aria-live="polite">
            {count ? (
              <>
                <b>{`${countText(count)} ${count.value === 1 ? kindTexts.one : kindTexts.many}`}</b>{' '}
                {count.value === 1 ? searchTexts.fits.one : searchTexts.fits.many}
              </>
            ) : (
              ' '
            )}
          </p>
          {city ? <ArrowLink to={cityPath(city)}>{texts.living(city.name)}</ArrowLink> : null}
        </div>
        <Sprig className={styles.sprig ?? ''} />
      </div>
    </>
  );
}

interface MoreResultsProps {
  results: ReturnType<typeof useShownResults>;
  count: ResultCount;
}

/** Below the list: how many of the results are shown, and the next ones. */
function MoreResults({ results, count }: MoreResultsProps) {
  const { items, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = results;
  return (
    <>
      {error ? <MoreFailed onAgain={() => void (isFetchNextPageError ? fetchNextPage() : refetch())} /> : null}
      <div className={styles.more}>
        {hasNextPage ? (
          <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        ) : null}
        <span>{hasNextPage ? texts.shown(items.length, countText(count)) : texts.allShown(items.length)}</span>
      </div>
    </>
  );
}

const neverChanges = () => () => undefined;

/** False on the server and for its HTML, true in the browser from then on. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

const MoreFailed = ({ onAgain }: { onAgain: () => void }) => (
  <div className={styles.failed} role="alert">
    <p>{failed.more}</p>
    <Button variant="quiet" size="small" onClick={onAgain}>
      {failed.again}
    </Button>
  </div>
);
