import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { AdminHead } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { useListAdminQueuesQuery, type AdminQueue } from '../../../api/admin';
import { useNow } from '../../../lib/clocks';
import { relativeAge } from '../../../lib/format/relative-age';
import { adminQueuesTexts as texts } from './texts';
import styles from './QueuesScreen.module.css';

/** Refetched regularly, because new work arrives while the page is open. */
const LOOK_AGAIN_MS = 60_000;

/** The front page of Admin: what is waiting in each queue, and for how long. */
export function QueuesScreen() {
  const { data, error, refetch } = useListAdminQueuesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      {error && !data ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <ul className={styles.queues} aria-busy={!data}>
          {data ? data.items.map((queue) => <Queue key={queue.name} queue={queue} />) : <Waiting />}
        </ul>
      )}
    </>
  );
}

function Queue({ queue: { name, waiting, oldestSince } }: { queue: AdminQueue }) {
  const { title, text, to } = texts.queues[name];
  const now = useNow();
  return (
    <li className={styles.queue} data-quiet={waiting === 0 || undefined}>
      <h2 className={styles.title}>
        <Link to={to} aria-describedby={`queue-${name}`}>
          {title}
        </Link>
      </h2>
      <p id={`queue-${name}`} className={styles.text}>
        {text}
      </p>
      <p className={styles.count}>{waiting > 0 ? texts.waiting(waiting) : texts.nothing}</p>
      <p className={styles.oldest}>{oldestSince ? texts.oldest(relativeAge(oldestSince, now)) : null}</p>
    </li>
  );
}

/** The list of queues is shown before their counts are loaded. */
function Waiting() {
  return Object.entries(texts.queues).map(([name, { title, text }]) => (
    <li key={name} className={styles.queue}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <Skeleton active title={false} paragraph={{ rows: 2 }} />
    </li>
  ));
}
