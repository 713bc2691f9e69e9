import { Alert, Skeleton, Statistic } from 'antd';
import { AdminHead } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { useGetJobsOverviewQuery, type JobsOverview } from '../../../api/admin-jobs';
import { useNow } from '../../../lib/clocks';
import { relativeAge } from '../../../lib/format/relative-age';
import { FailedJobs } from './FailedJobs';
import styles from './jobs.module.css';
import { KindsTable, ScheduledTasksTable } from './JobTables';
import { adminJobsTexts as texts } from './texts';

/** Refetched regularly, because jobs change while the page is open. */
const LOOK_AGAIN_MS = 10_000;

/** The state of background jobs, and those that failed for good. */
export function JobsScreen() {
  const { data, error, refetch } = useGetJobsOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      {error && !data ? <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton active paragraph={{ rows: 10 }} /> : null}
      {data ? (
        <div className={styles.page}>
          <AtAGlance overview={data} />
          <FailedJobs />
          <KindsTable jobs={data.items.filter(({ cron }) => cron === null)} />
          <ScheduledTasksTable jobs={data.items.filter(({ cron }) => cron !== null)} />
        </div>
      ) : null}
    </>
  );
}

function AtAGlance({ overview: { items, outbox, givenUp } }: { overview: JobsOverview }) {
  const mail = items.find(({ name }) => name === 'email.send');
  const running = items.reduce((sum, job) => sum + job.running, 0);
  const now = useNow();
  const since = (oldest: string | null | undefined) =>
    oldest ? texts.oldest(relativeAge(oldest, now)) : texts.allDone;
  return (
    <>
      <ul className={styles.glance}>
        <li>
          <Statistic title={texts.mail} value={(mail?.waiting ?? 0) + (mail?.later ?? 0)} />
          <p>{mail?.later ? texts.kinds.retrying(mail.retrying) : since(mail?.oldestSince)}</p>
        </li>
        <li>
          <Statistic title={texts.outbox} value={outbox.waiting} />
          <p>{since(outbox.oldestSince)}</p>
        </li>
        <li>
          <Statistic title={texts.running} value={running} />
        </li>
        <li>
          <Statistic title={texts.givenUpCount} value={givenUp} />
        </li>
      </ul>
      {outbox.failed.map(({ name, count }) => (
        <Alert key={name} type="warning" showIcon title={texts.failedEvents(name, count)} />
      ))}
    </>
  );
}
