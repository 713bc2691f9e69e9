import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListJobListingsQuery, type ListJobListingsApiArg } from '../../api/job-board';
import { paths } from '../../config/paths';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { preloadedPart } from '../../lib/lazy-part';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useLoadedPages } from '../../lib/use-loaded-pages';
import { Button, LinkButton } from '../../ui/Button';
import { SpyglassDrawing } from '../../ui/drawings/SpyglassDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { readFilters, withoutFilters } from './board-filters';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';

const { board: texts, failed } = jobBoardTexts;
const PAGE = 10;

const ListingCard = preloadedPart(async () => (await import('./ListingCard')).ListingCard);

/** The board, page after page. */
export function ListingList() {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  // Other filters, another list: pages of the old one are forgotten.
  return <Pages key={JSON.stringify(filters)} filters={filters} />;
}

function Pages({ filters }: { filters: ListJobListingsApiArg }) {
  const [further, showMore] = useLoadedPages();
  return (
    <section aria-label={texts.list} className={styles.list}>
      <ListingPage args={{ ...filters, limit: PAGE }} further={further} onMore={showMore} />
    </section>
  );
}

interface ListingPageProps {
  args: ListJobListingsApiArg;
  /** How many pages are shown after this one. */
  further: number;
  onMore: () => void;
}

function ListingPage({ args, further, onMore }: ListingPageProps) {
  const query = useListJobListingsQuery(args, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  if (error && !data)
    return (
      <EmptyState title={failed.title} text={failed.text}>
        <Button ref={focusParentOnUnmount} onClick={() => void refetch()}>
          {failed.again}
        </Button>
      </EmptyState>
    );
  const waiting = <Skeleton shape="card" height="320px" />;
  if (!data) return waiting;
  if (data.items.length === 0 && !args.cursor) return <NothingOpen />;
  return (
    <Suspense fallback={waiting}>
      {data.items.map((jobListing) => (
        <ListingCard key={jobListing.id} jobListing={jobListing} />
      ))}
      {!data.nextCursor ? null : further > 0 ? (
        <ListingPage args={{ ...args, cursor: data.nextCursor }} further={further - 1} onMore={onMore} />
      ) : (
        <Button ref={focusParentOnUnmount} variant="quiet" onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </Suspense>
  );
}

function NothingOpen() {
  const [params, setParams] = useSearchParams();
  return (
    <EmptyState drawing={<SpyglassDrawing />} title={texts.none} text={texts.noneText}>
      {Object.keys(readFilters(params)).length > 0 ? (
        <Button onClick={() => setParams(withoutFilters(params), { replace: true })}>{texts.clear}</Button>
      ) : null}
      <LinkButton variant="quiet" to={paths.searchFamilies}>
        {texts.toFamilies}
      </LinkButton>
    </EmptyState>
  );
}
