import { Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { PageTurner } from '../../../admin-ui/lists/PageTurner';
import { exactMomentOf } from '../../../admin-ui/admin-time';
import { useListAuditEntriesQuery } from '../../../api/admin-audit';
import styles from './audit.module.css';
import { actorWords } from './entry-texts';
import { EntryDetails } from './EntryDetails';
import { adminAuditTexts as texts } from './texts';

/**
 * The audit log of one subject, newest first. Without `subjectType` it covers every type with this id, as for people.
 */
export function SubjectTrail({ subjectType, subjectId }: { subjectType?: string; subjectId: string }) {
  const [cursor, setCursor] = useState<string | null>(null);
  const { data, error, refetch } = useListAuditEntriesQuery(
    { subjectId, ...(subjectType && { subjectType }), ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data) return <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  if (data.items.length === 0) return <p className={styles.muted}>{texts.noneHere}</p>;
  return (
    <>
      <ol className={styles.trail}>
        {data.items.map((entry) => (
          <li key={entry.id}>
            <span className={styles.muted}>
              <time dateTime={entry.recordedAt}>{exactMomentOf(entry.recordedAt)}</time>,{' '}
              {actorWords(entry.actorId, entry.actorName)}
            </span>
            <EntryDetails entry={entry} withSubject={false} />
          </li>
        ))}
      </ol>
      <PageTurner after={cursor} next={data.nextCursor} onTurn={setCursor} />
    </>
  );
}
