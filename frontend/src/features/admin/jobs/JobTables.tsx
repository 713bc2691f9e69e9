import { Button, Table } from 'antd';
import { StateTag } from '../../../admin-ui/StateTag';
import { momentOf } from '../../../admin-ui/admin-time';
import { useRunScheduledTaskMutation, type JobKind } from '../../../api/admin-jobs';
import { messageOf } from '../../../lib/api-error';
import { useNow } from '../../../lib/clocks';
import { relativeAge } from '../../../lib/format/relative-age';
import { toast } from '../../../ui/toast';
import { jobName } from './job-names';
import styles from './jobs.module.css';
import { scheduleInWords } from './schedule-texts';
import { adminJobsTexts as texts } from './texts';

/** Background jobs, by name. */
export function KindsTable({ jobs }: { jobs: JobKind[] }) {
  const { title, columns, retrying, lastDone, quiet } = texts.kinds;
  const now = useNow();
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds" className={styles.title}>
        {title}
      </h2>
      <Table<JobKind>
        rowKey="name"
        size="small"
        dataSource={jobs}
        pagination={false}
        columns={[
          { title: columns.name, className: styles.name ?? '', render: (_, job) => <NameWithError job={job} /> },
          { title: columns.waiting, dataIndex: 'waiting', align: 'right' },
          { title: columns.later, dataIndex: 'later', align: 'right', responsive: ['md'] },
          { title: columns.running, dataIndex: 'running', align: 'right', responsive: ['md'] },
          {
            title: columns.state,
            render: (_, job) => (
              <>
                {job.retrying > 0 ? <StateTag tone="waiting">{retrying(job.retrying)}</StateTag> : null}
                {job.lastDone ? lastDone(relativeAge(job.lastDone, now)) : quiet}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

/** Scheduled tasks: what each does, when, how the last run ended and when the next one is. Each can be run now. */
export function ScheduledTasksTable({ jobs }: { jobs: JobKind[] }) {
  const { title, columns } = texts.scheduledTasks;
  return (
    <section aria-labelledby="scheduled-tasks">
      <h2 id="scheduled-tasks" className={styles.title}>
        {title}
      </h2>
      <Table<JobKind>
        rowKey="name"
        size="small"
        dataSource={jobs}
        pagination={false}
        columns={[
          {
            title: columns.name,
            className: styles.name ?? '',
            render: (_, job) => (
              <>
                <NameWithError job={job} />
                <div className={styles.onPhones}>
                  <When job={job} />
                  <LastRun job={job} />
                </div>
              </>
            ),
          },
          { title: columns.when, responsive: ['md'], render: (_, job) => <When job={job} /> },
          { title: columns.last, responsive: ['md'], render: (_, job) => <LastRun job={job} /> },
          { title: columns.actions, align: 'right', render: (_, job) => <RunNow name={job.name} /> },
        ]}
      />
    </section>
  );
}

function When({ job: { cron, nextRun } }: { job: JobKind }) {
  return (
    <>
      {scheduleInWords(cron ?? '', nextRun)}
      {nextRun ? <span className={styles.does}>{texts.scheduledTasks.next(momentOf(nextRun))}</span> : null}
    </>
  );
}

/** The last run and how it ended; a failure counts until a later run is done. */
function LastRun({ job: { lastDone, lastGivenUp, running, waiting, retrying } }: { job: JobKind }) {
  const { never, running: isRunning, due, done, failed, ago } = texts.scheduledTasks;
  const now = useNow();
  const hasFailed = lastGivenUp !== null && (lastDone === null || lastGivenUp > lastDone);
  return (
    <>
      {running > 0 ? <StateTag tone="quiet">{isRunning}</StateTag> : null}
      {retrying > 0 ? <StateTag tone="waiting">{texts.kinds.retrying(retrying)}</StateTag> : null}
      {running === 0 && retrying === 0 && waiting > 0 ? <StateTag tone="quiet">{due}</StateTag> : null}
      {hasFailed ? <StateTag tone="bad">{failed(relativeAge(lastGivenUp, now))}</StateTag> : null}
      {lastDone ? (
        <span>
          {hasFailed ? null : `${done}, `}
          {ago(relativeAge(lastDone, now))}
        </span>
      ) : null}
      {!lastDone && !hasFailed ? never : null}
    </>
  );
}

function RunNow({ name }: { name: string }) {
  const { run, runNamed, started, notStarted } = texts.scheduledTasks;
  const [start, { isLoading }] = useRunScheduledTaskMutation();
  const runNow = async () => {
    try {
      await start({ name }).unwrap();
      toast.success(started(jobName(name)));
    } catch (problem) {
      toast.error(`${notStarted} ${messageOf(problem)}`);
    }
  };
  return (
    <Button size="small" loading={isLoading} aria-label={runNamed(jobName(name))} onClick={() => void runNow()}>
      {run}
    </Button>
  );
}

/** Problems are below the name, where every screen width shows them. */
function NameWithError({ job: { name, does, lastError } }: { job: JobKind }) {
  return (
    <>
      <b>{jobName(name)}</b>
      {does ? <span className={styles.does}>{does}</span> : null}
      {jobName(name) === name ? null : <code className={styles.code}>{name}</code>}
      {lastError ? <code className={styles.error}>{lastError}</code> : null}
    </>
  );
}
