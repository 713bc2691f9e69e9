import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useListAuditEntriesQuery } from '../../api/back-office-audit';
import { messageOf } from '../../api/error-text';
import styles from './admin-audit.module.css';
import { EntryDetails } from './EntryDetails';
import { adminAuditMessages as texts } from './messages';
import { moment } from './moment';

/** What was done to one subject, newest first. `subjectType` left out: whatever it was called, as people are. */
export function SubjectTrail({ subjectType, subjectId }: { subjectType?: string; subjectId: string }) {
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const { data, error, refetch } = useListAuditEntriesQuery(
    { subjectId, ...(subjectType && { subjectType }), ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data)
    return (
      <Alert
        type="error"
        showIcon
        title={texts.failed.title}
        description={messageOf(error)}
        action={<Button onClick={() => void refetch()}>{texts.failed.again}</Button>}
      />
    );
  if (!data) return <Skeleton active />;
  if (data.items.length === 0) return <p className={styles.muted}>{texts.noneHere}</p>;
  return (
    <>
      <ol className={styles.trail}>
        {data.items.map((entry) => (
          <li key={entry.id}>
            <span className={styles.muted}>
              <time dateTime={entry.recordedAt}>{moment(entry.recordedAt)}</time>, {entry.actorName ?? texts.nobody}
            </span>
            <EntryDetails entry={entry} withSubject={false} />
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        {cursor ? <Button onClick={() => setCursors([])}>{texts.newest}</Button> : null}
        {data.nextCursor ? (
          <Button onClick={() => setCursors([...cursors, data.nextCursor as string])}>{texts.next}</Button>
        ) : null}
      </div>
    </>
  );
}
