import { Table } from 'antd';
import { StateTag } from '../../../admin-ui/StateTag';
import { momentOf } from '../../../admin-ui/admin-time';
import type { JobKindDto } from '../../../api/admin-jobs';
import { useNow } from '../../../lib/clocks';
import { relativeAge } from '../../../lib/format/relative-age';
import styles from './jobs.module.css';
import { adminJobsMessages as texts } from './texts';

/** Background jobs, by name. */
export function KindsTable({ jobs }: { jobs: JobKindDto[] }) {
  const { title, columns, retrying, lastDone, quiet } = texts.kinds;
  const now = useNow();
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds" className={styles.title}>
        {title}
      </h2>
      <Table<JobKindDto>
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

/** Scheduled tasks: what each does, its next run and its last run. */
export function UpkeepTable({ jobs }: { jobs: JobKindDto[] }) {
  const { title, columns, never, running, fine, ago } = texts.upkeep;
  const now = useNow();
  return (
    <section aria-labelledby="upkeep">
      <h2 id="upkeep" className={styles.title}>
        {title}
      </h2>
      <Table<JobKindDto>
        rowKey="name"
        size="small"
        dataSource={jobs}
        pagination={false}
        columns={[
          { title: columns.name, className: styles.name ?? '', render: (_, job) => <NameWithError job={job} /> },
          { title: columns.next, render: (_, { nextRun }) => (nextRun ? momentOf(nextRun) : '') },
          {
            title: columns.last,
            responsive: ['md'],
            render: (_, { lastDone }) => (lastDone ? ago(relativeAge(lastDone, now)) : never),
          },
          { title: columns.cron, dataIndex: 'cron', className: styles.name ?? '', responsive: ['lg'] },
          {
            title: columns.state,
            responsive: ['md'],
            render: (_, job) => (
              <>
                {job.running > 0 ? <StateTag tone="quiet">{running}</StateTag> : null}
                {job.retrying > 0 ? <StateTag tone="waiting">{texts.kinds.retrying(job.retrying)}</StateTag> : null}
                {job.running === 0 && job.retrying === 0 ? fine : null}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}

/** Problems are below the name, where every screen width shows them. */
function NameWithError({ job: { name, does, lastError } }: { job: JobKindDto }) {
  return (
    <>
      {name}
      {does ? <span className={styles.does}>{does}</span> : null}
      {lastError ? <code className={styles.error}>{lastError}</code> : null}
    </>
  );
}
