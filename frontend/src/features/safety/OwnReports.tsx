import { useListReportsQuery } from '../../api/safety';
import { currentOrPrevious } from '../../lib/current-or-previous';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useLoadedPages } from '../../lib/use-loaded-pages';
import { Button } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { dayInWords } from '../../lib/format/date';
import { safetyTexts } from './texts';
import styles from './safety.module.css';

const { reported: texts, report } = safetyTexts;
const PAGE = 20;

/** A member's own reports with their results. */
export function OwnReports() {
  const [further, showMore] = useLoadedPages('reports');
  return <ReportsPage cursor={undefined} further={further} onMore={showMore} />;
}

interface ReportsPageProps {
  cursor: string | undefined;
  /** How many pages are shown after this one. */
  further: number;
  onMore: () => void;
}

function ReportsPage({ cursor, further, onMore }: ReportsPageProps) {
  const args = { limit: PAGE, ...(cursor && { cursor }) };
  const query = useListReportsQuery(args, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  if (error && !data) return <PartFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="72px" />;
  if (data.items.length === 0 && !cursor) return <p>{texts.none}</p>;
  return (
    <>
      <ul className={styles.list}>
        {data.items.map(({ id, reason, about, state, createdAt }) => (
          <li key={id}>
            <div>
              <p className={styles.value}>{texts.line(report.reasons[reason], about.displayName)}</p>
              <p className={styles.muted}>
                {dayInWords(createdAt)} · {texts.states[state]}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {!data.nextCursor ? null : further > 0 ? (
        <ReportsPage cursor={data.nextCursor} further={further - 1} onMore={onMore} />
      ) : (
        <Button ref={focusParentOnUnmount} variant="quiet" size="small" onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
