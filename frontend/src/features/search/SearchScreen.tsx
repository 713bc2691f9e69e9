import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../api/error-text';
import { cities, cityPath } from '../../config/cities';
import { PageHead } from '../../lib/head';
import { later } from '../../lib/later';
import { useRegion } from '../../lib/region';
import { useSession } from '../../lib/session';
import { ArrowLink, Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Sprig } from '../../ui/scene/Scene';
import { countText } from './count-text';
import { FilterBar } from './filters/FilterBar';
import { readSearch, searchArgs, writeSearch, type SearchState } from './filters/search-state';
import type { KeepSlot } from './keep-slot';
import { searchMessages } from './messages';
import { Rail } from './Rail';
import { ResultSkeletons } from './results/ResultSkeletons';
import { searchKinds, type SearchKindName } from './search-kinds';
import styles from './SearchScreen.module.css';

const { results: texts, failed } = searchMessages;
const BAD_REQUEST = 400;

/** Few searches end like this: its code comes when one does. */
const EmptyResult = later(() => import('./EmptyResult').then((module) => module.EmptyResult));

/** One direction of the search. The address says what is asked for; the list grows by keyset pages. */
export function SearchScreen({ kind: name, keep }: { kind: SearchKindName; keep: KeepSlot }) {
  const kind = searchKinds[name];
  const region = useRegion();
  const { user } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = readSearch(kind.groups, params);
  const found = kind.useResults(searchArgs(state, region));
  const pages = found.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const count = pages[0]?.count;
  // An address may ask for what does not exist, a language nobody knows: asking again would not help, letting go does.
  const unanswerable = isApiError(found.error) && found.error.status === BAD_REQUEST;

  const city = cities.find(({ name }) => name === state.filters['city']);

  const { sort: _order, ...filters } = searchArgs(state, region);
  const keeping = user && !unanswerable ? keep({ kind: name, filters }) : null;

  const ask = (next: SearchState) => {
    const query = writeSearch(kind.groups, params, next).toString();
    void navigate({ search: query && `?${query}` }, { preventScrollReset: true });
  };

  return (
    <>
      <PageHead title={kind.texts.title} description={kind.texts.description} />
      <div className={`wrap ${styles.head}`}>
        <div>
          <h1>{kind.texts.heading}</h1>
          <p aria-live="polite">
            {count ? (
              <>
                <b>{`${countText(count)} ${count.value === 1 ? kind.texts.one : kind.texts.many}`}</b>{' '}
                {summary(count.value)}
              </>
            ) : (
              ' '
            )}
          </p>
          {city ? <ArrowLink to={cityPath(city)}>{texts.living(city.name)}</ArrowLink> : null}
        </div>
        <Sprig className={styles.sprig ?? ''} />
      </div>
      <FilterBar groups={kind.groups} state={state} onChange={ask} useCount={kind.useCount} />
      <div className={`wrap ${styles.results}`}>
        <section aria-label={texts.label} aria-busy={found.isFetching || undefined}>
          {unanswerable ? (
            <EmptyResult kind={kind} state={state} onChange={ask} />
          ) : found.error && items.length === 0 ? (
            <EmptyState title={failed.title} text={failed.text}>
              <Button onClick={() => void found.refetch()}>{failed.again}</Button>
            </EmptyState>
          ) : !count ? (
            <ResultSkeletons />
          ) : items.length === 0 && !found.hasNextPage ? (
            <>
              <EmptyResult kind={kind} state={state} onChange={ask} />
              {keeping}
            </>
          ) : (
            <>
              {/* Another order is another list: cards that were moved would take the page along under one's finger. */}
              <ul key={items[0]?.id}>
                {items.map((item, index) => (
                  <li key={item.id}>{kind.card(item, index)}</li>
                ))}
              </ul>
              <div className={styles.more}>
                {found.hasNextPage ? (
                  <Button look="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                    {texts.more}
                  </Button>
                ) : null}
                <span>
                  {found.hasNextPage ? texts.shown(items.length, countText(count)) : texts.allShown(items.length)}
                </span>
              </div>
            </>
          )}
        </section>
        <Rail searcher={kind.searcher} user={user}>
          {items.length > 0 ? keeping : null}
        </Rail>
      </div>
    </>
  );
}

const summary = (count: number) => (count === 1 ? searchMessages.fits.one : searchMessages.fits.many);
