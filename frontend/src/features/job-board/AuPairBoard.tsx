import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part';
import { retryImport } from '../../lib/retry-import';
import { Skeleton } from '../../ui/Skeleton';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { Sprig } from '../../ui/scene/Scene';
import { BoardFilters } from './BoardFilters';
import { withView } from './board-filters';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';
import { ListingList } from './ListingList';

const { board: texts } = jobBoardTexts;
const VIEWS = [
  { id: 'places', label: texts.jobListings },
  { id: 'applications', label: texts.own },
] as const;
/** Behind its tab. */
const { Part: MyApplications, preload } = lazyPart(
  retryImport(async () => (await import('./MyApplications')).MyApplications),
);
type View = (typeof VIEWS)[number]['id'];

/** The board for au pairs: open listings, and their own applications. */
export function AuPairBoard() {
  useEffect(() => void preload().catch(() => undefined), []);
  const [params, setParams] = useSearchParams();
  const view: View = params.get('view') === 'applications' ? 'applications' : 'places';
  const show = (id: View) => setParams((before) => withView(before, id), { replace: true });
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.head}>
        <h1>{texts.heading}</h1>
        <p>{texts.text}</p>
        <Sprig className={styles.sprig ?? ''} />
      </div>
      <Tabs label={texts.tabs} name="board" tabs={VIEWS} value={view} onChange={show} />
      <TabPanel name="board" id={view} value={view}>
        {view === 'places' ? (
          <>
            <BoardFilters />
            <ListingList />
          </>
        ) : (
          <Suspense fallback={<Skeleton shape="card" height="320px" />}>
            <MyApplications />
          </Suspense>
        )}
      </TabPanel>
    </div>
  );
}
