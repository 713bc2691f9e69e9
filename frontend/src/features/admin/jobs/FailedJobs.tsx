import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CursorTable } from '../../../admin-ui/lists/CursorTable';
import { momentOf } from '../../../admin-ui/admin-time';
import { useListFailedJobsQuery, type FailedJob } from '../../../api/admin-jobs';
import { JobAction, type Action } from './JobAction';
import { jobName } from './job-names';
import styles from './jobs.module.css';
import { adminJobsTexts } from './texts';

const texts = adminJobsTexts.givenUp;
/** As often as the number above the list. */
const LOOK_AGAIN_MS = 10_000;

/** Jobs and events that failed at every attempt, to be retried or discarded. The page is in the address. */
export function FailedJobs() {
  const [search, setSearch] = useSearchParams();
  const cursor = search.get('after');
  const [question, setQuestion] = useState<{ job: FailedJob; action: Action } | null>(null);
  const query = useListFailedJobsQuery(cursor ? { cursor } : {}, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <section aria-labelledby="given-up">
      <h2 id="given-up" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.hint}>{texts.text}</p>
      <CursorTable<FailedJob>
        query={query}
        size="small"
        words={{ failed: adminJobsTexts.failed, none: texts.none }}
        after={cursor}
        onTurn={(after) => setSearch(after ? { after } : {})}
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
      {question ? <JobAction {...question} onClose={() => setQuestion(null)} /> : null}
    </section>
  );
}
