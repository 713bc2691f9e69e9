import { useListSupportRequestsQuery, type SupportState } from '../../api/support';
import { supportRequestPath } from '../../config/paths';
import { dayInWords } from '../../lib/format/date';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { RegionLink } from '../../lib/region';
import { useEntryState } from '../../lib/use-entry-state';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { supportTexts } from './texts';
import styles from './Support.module.css';

const { requests: texts, states, subjects } = supportTexts;
const PAGE = 5;
const MOST = 50;
const VARIANTS = { open: 'warning', answered: 'success', closed: 'quiet' } as const;

/** The state of a request. */
export const StateBadge = ({ state }: { state: SupportState }) => (
  <Badge variant={VARIANTS[state]}>{states[state]}</Badge>
);

/** Your own requests, newest message first. */
export function RequestList() {
  const [limit, setLimit] = useEntryState('support-requests', PAGE);
  const { data, currentData, error, isFetching, refetch } = useListSupportRequestsQuery(
    { limit },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="requests">
      <h2 id="requests">{texts.heading}</h2>
      {error && !data ? (
        <PartFailed
          className={styles.again}
          text={texts.failed}
          again={supportTexts.again}
          onAgain={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton shape="card" height="80px" />
      ) : data.items.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <>
          <ul className={styles.requests}>
            {data.items.map(({ id, subject, state, createdAt, beginning }) => (
              <li key={id}>
                <RegionLink to={supportRequestPath(id)}>
                  <h3>{subjects[subject]}</h3>
                  <StateBadge state={state} />
                  <p>{beginning}</p>
                  <small>{texts.asked(dayInWords(createdAt))}</small>
                </RegionLink>
              </li>
            ))}
          </ul>
          {error && !isFetching && !currentData ? (
            <PartFailed text={texts.failed} again={supportTexts.again} onAgain={() => void refetch()} />
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
