import { Alert, Button, Table } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTurner } from '../../../admin-ui/lists/PageTurner';
import { momentOf } from '../../../admin-ui/admin-time';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import { useListFailedJobsQuery, type FailedJob } from '../../../api/admin-jobs';
import { messageOf } from '../../../lib/api-error';
import { JobAction, type Action } from './JobAction';
import { jobName } from './job-names';
import styles from './jobs.module.css';
import { adminJobsTexts } from './texts';

const texts = adminJobsTexts.givenUp;

/** Jobs and events that failed at every attempt, to be retried or discarded. The page is in the address. */
export function FailedJobs() {
  const [search, setSearch] = useSearchParams();
  const cursor = search.get('after');
  const [question, setQuestion] = useState<{ job: FailedJob; action: Action } | null>(null);
  const { data, error } = useListFailedJobsQuery(cursor ? { cursor } : {}, { refetchOnMountOrArgChange: true });
  return (
    <section aria-labelledby="given-up">
      <h2 id="given-up" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.hint}>{texts.text}</p>
      {error && !data ? <Alert type="error" showIcon title={messageOf(error)} /> : null}
      <Table<FailedJob>
        rowKey="id"
        size="small"
        dataSource={data?.items ?? []}
        pagination={false}
        locale={{ emptyText: nothingHere(texts.none, !data, null, cursor ? () => setSearch({}) : null) }}
        columns={[
          {
            title: texts.columns.name,
            className: styles.name ?? '',
            render: (_, { name, error: words }) => (
              <>
                <b>{jobName(name)}</b>
                {jobName(name) === name ? null : <code className={styles.code}>{name}</code>}
                <code className={styles.error}>{words ?? texts.noError}</code>
              </>
            ),
          },
          {
            title: texts.columns.since,
            responsive: ['md'],
            render: (_, { askedAt }) => momentOf(askedAt),
          },
          {
            title: texts.columns.when,
            responsive: ['md'],
            render: (_, { givenUpAt }) => momentOf(givenUpAt),
          },
          { title: texts.columns.tries, dataIndex: 'tries', align: 'right', responsive: ['md'] },
          {
            title: texts.columns.actions,
            render: (_, job) => (
              <div className={styles.actions}>
                <Button
                  aria-label={texts.retryNamed(jobName(job.name))}
                  onClick={() => setQuestion({ job, action: 'retrying' })}
                >
                  {texts.retry}
                </Button>
                <Button
                  danger
                  aria-label={texts.dropNamed(jobName(job.name))}
                  onClick={() => setQuestion({ job, action: 'dropping' })}
                >
                  {texts.drop}
                </Button>
              </div>
            ),
          },
        ]}
      />
      <PageTurner after={cursor} next={data?.nextCursor} onTurn={(after) => setSearch(after ? { after } : {})} />
      {question ? <JobAction {...question} onClose={() => setQuestion(null)} /> : null}
    </section>
  );
}
