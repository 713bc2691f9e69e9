import { lazy, Suspense } from 'react';
import { useListShortlistQuery } from '../../api/shortlist';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { retryImport } from '../../lib/retry-import';
import { useEntryState } from '../../lib/use-entry-state';
import { Button } from '../../ui/Button';
import { HookDrawing } from '../../ui/drawings/HookDrawing';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import styles from './DashboardScreen.module.css';
import { PeopleGrid } from './Fits';
import { dashboardTexts } from './texts';

const { shortlist: texts, failed } = dashboardTexts;
const PAGE = 8;
const MOST = 50;

/** The notes come once someone is saved. */
const ShortlistPeople = lazy(
  retryImport(() => import('./ShortlistPeople').then((part) => ({ default: part.ShortlistPeople }))),
);

/** Everyone who was saved, newest first. */
export function ShortlistSection() {
  const [limit, setLimit] = useEntryState('shortlist', PAGE);
  const { data, currentData, error, isFetching, refetch } = useListShortlistQuery(
    { limit },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section id="shortlist" className={styles.section} aria-labelledby="shortlist-heading">
      <h2 id="shortlist-heading">{texts.heading}</h2>
      {error && !data ? (
        <PartFailed text={texts.failed} again={failed.again} onAgain={() => void refetch()} className={styles.quiet} />
      ) : !data ? (
        <Skeleton shape="card" height="200px" />
      ) : data.items.length === 0 ? (
        <div className={styles.empty}>
          <HookDrawing />
          <p>{texts.empty}</p>
        </div>
      ) : (
        <>
          <Suspense fallback={<PeopleGrid people={data.items} />}>
            <ShortlistPeople people={data.items} />
          </Suspense>
          {error && !isFetching && !currentData ? (
            <PartFailed text={texts.failed} again={failed.again} onAgain={() => void refetch()} />
          ) : data.nextCursor && (limit < MOST || !currentData) ? (
            <Button
              ref={focusParentOnUnmount}
              variant="quiet"
              busy={isFetching && !currentData}
              onClick={() => setLimit(Math.min(limit * 2, MOST))}
            >
              {texts.more}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
