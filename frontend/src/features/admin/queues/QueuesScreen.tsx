import { Card, Skeleton, Statistic } from 'antd';
import { AdminHead, AdminLink } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { useListAdminQueuesQuery, type QueueDto } from '../../../api/admin';
import { useNow } from '../../../lib/clocks';
import { relativeAge } from '../../../lib/format/relative-age';
import { adminQueuesMessages as texts } from './texts';
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
        <div className={styles.queues} aria-busy={!data}>
          {data ? data.items.map((queue) => <Queue key={queue.name} queue={queue} />) : <Waiting />}
        </div>
      )}
    </>
  );
}

function Queue({ queue: { name, waiting, oldestSince } }: { queue: QueueDto }) {
  const { title, text, to, action } = texts.queues[name];
  const now = useNow();
  return (
    <Card
      className={styles.card ?? ''}
      classNames={{ body: styles.body ?? '' }}
      title={<h2 className={styles.title}>{title}</h2>}
    >
      <p className={styles.text}>{text}</p>
      <Statistic value={waiting > 0 ? texts.waiting(waiting) : texts.nothing} />
      <p className={styles.oldest}>{oldestSince ? texts.oldest(relativeAge(oldestSince, now)) : ' '}</p>
      <AdminLink to={to} type={waiting > 0 ? 'primary' : 'default'}>
        {action}
      </AdminLink>
    </Card>
  );
}

/** The list of queues is shown before their counts are loaded. */
function Waiting() {
  return Object.entries(texts.queues).map(([name, { title }]) => (
    <Card key={name} title={<h2 className={styles.title}>{title}</h2>}>
      <Skeleton active title={false} paragraph={{ rows: 5 }} />
    </Card>
  ));
}
