import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListAuditChoicesQuery, type AuditEntry } from '../../../api/admin-audit';
import styles from './audit.module.css';
import { fieldChanges, fieldWords, inWords, subjectPath, subjectWords } from './entry-texts';
import { adminAuditTexts as texts } from './texts';

/** One entry: the action, its subject, the reason, and the changes. */
export function EntryDetails({ entry, withSubject = true }: { entry: AuditEntry; withSubject?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.entry}>
      <b>{inWords(entry.action)}</b>
      {withSubject ? (
        <span className={styles.muted}>
          <Link to={subjectPath(entry)} title={entry.subjectId}>
            {subjectWords(entry)}
          </Link>
        </span>
      ) : null}
      {entry.reason ? (
        <span className={styles.reason}>
          <span className={styles.muted}>{texts.reason}</span> {entry.reason}
        </span>
      ) : null}
      {fieldChanges(entry).length > 0 ? (
        <div>
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? texts.hideChanges : texts.showChanges}
          </Button>
          {open ? <Changes entry={entry} /> : null}
        </div>
      ) : null}
    </div>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const { data } = useListAuditChoicesQuery();
  const changes = fieldChanges(entry, (id) => data?.actors.find((actor) => actor.id === id)?.name ?? undefined);
  return (
    <table className={styles.changes} aria-label={texts.changes}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldWords(field)}</th>
            <td>{before === null ? <i>{texts.absent}</i> : <del>{before}</del>}</td>
            <td>{after === null ? <i>{texts.absent}</i> : <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
