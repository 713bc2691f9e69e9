import type { ReactNode } from 'react';
import { useListApplicationsQuery, type Application } from '../../api/job-board';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useLoadedPages } from '../../lib/use-loaded-pages';
import { Button } from '../../ui/Button';
import { Failed } from '../../ui/Failed';
import { Skeleton } from '../../ui/Skeleton';
import styles from './JobBoard.module.css';
import { jobBoardTexts } from './texts';

const { failed } = jobBoardTexts;
const PAGE = 10;

interface ApplicationPagesProps {
  label: string;
  more: string;
  empty: ReactNode;
  children: (application: Application) => ReactNode;
}

/** Applications, newest first, page after page. */
export function ApplicationPages({ label, ...rest }: ApplicationPagesProps) {
  const [further, showMore] = useLoadedPages();
  return (
    <section aria-label={label} className={styles.list}>
      <OnePage cursor={undefined} further={further} onMore={showMore} {...rest} />
    </section>
  );
}

interface OnePageProps extends Omit<ApplicationPagesProps, 'label'> {
  cursor: string | undefined;
  /** How many pages are shown after this one. */
  further: number;
  onMore: () => void;
}

function OnePage(props: OnePageProps) {
  const { cursor, further, onMore, more, empty, children } = props;
  const query = useListApplicationsQuery(
    { limit: PAGE, ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  if (error && !data) return <Failed words={failed} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="200px" />;
  if (data.items.length === 0 && !cursor) return empty;
  return (
    <>
      {data.items.map(children)}
      {!data.nextCursor ? null : further > 0 ? (
        <OnePage {...props} cursor={data.nextCursor} further={further - 1} />
      ) : (
        <Button ref={focusParentOnUnmount} variant="quiet" onClick={onMore}>
          {more}
        </Button>
      )}
    </>
  );
}
