import type { ReactNode } from 'react';
import { useListPlaceApplicationsQuery, type Application } from '../../api/job-board';
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
  const [cursors, showMore] = useLoadedPages();
  return (
    <section aria-label={label} className={styles.list}>
      {cursors.map((cursor, index) => (
        <OnePage key={cursor ?? ''} cursor={cursor} isLast={index === cursors.length - 1} onMore={showMore} {...rest} />
      ))}
    </section>
  );
}

interface OnePageProps extends Omit<ApplicationPagesProps, 'label'> {
  cursor: string | undefined;
  isLast: boolean;
  onMore: (cursor: string) => void;
}

function OnePage({ cursor, isLast, onMore, more, empty, children }: OnePageProps) {
  const { data, error, refetch } = useListPlaceApplicationsQuery(
    { limit: PAGE, ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data) return <Failed words={failed} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="200px" />;
  if (data.items.length === 0 && !cursor) return empty;
  return (
    <>
      {data.items.map(children)}
      {isLast && data.nextCursor ? (
        <Button variant="quiet" onClick={() => data.nextCursor && onMore(data.nextCursor)}>
          {more}
        </Button>
      ) : null}
    </>
  );
}
