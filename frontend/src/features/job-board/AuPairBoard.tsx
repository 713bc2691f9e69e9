import { useSearchParams } from 'react-router-dom';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { Sprig } from '../../ui/scene/Scene';
import { BoardFilters } from './BoardFilters';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';
import { MyApplications } from './MyApplications';
import { ListingList } from './ListingList';

const { board: texts } = jobBoardTexts;
const VIEWS = [
  { id: 'places', label: texts.jobListings },
  { id: 'applications', label: texts.own },
] as const;
type View = (typeof VIEWS)[number]['id'];

/** The board for au pairs: open listings, and their own applications. */
export function AuPairBoard() {
  const [params, setParams] = useSearchParams();
  const view: View = params.get('view') === 'applications' ? 'applications' : 'places';
  const show = (id: View) => setParams(id === 'places' ? {} : { view: id }, { replace: true });
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
          <MyApplications />
        )}
      </TabPanel>
    </div>
  );
}
