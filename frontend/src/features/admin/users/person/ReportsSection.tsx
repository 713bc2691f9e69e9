import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { Loaded } from '../../../../admin-ui/Loaded';
import { StateTag } from '../../../../admin-ui/StateTag';
import { useListUserReportsQuery, type UserCase, type UserPage, type UserReport } from '../../../../api/admin-users';
import { moderationCasePath, userPath } from '../../../../config/admin-paths';
import { capitalised } from '../../../../lib/format/capitalised';
import { dayOf } from '../../../../admin-ui/admin-time';
import { adminUsersTexts, personTexts } from '../texts';
import styles from './person.module.css';

const { reports: texts } = personTexts;

/** Cases about the person, and their own reports; each links to its case. */
export function ReportsSection({ person: { id } }: { person: UserPage }) {
  const query = useListUserReportsQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} failed={adminUsersTexts.failed}>
      {({ about, by }) => (
        <div className={styles.section}>
          <section>
            <h2>{texts.about}</h2>
            {about.length === 0 ? <p className={styles.muted}>{texts.noneAbout}</p> : null}
            <ul className={styles.lines}>
              {about.map((found) => (
                <CaseLine key={found.id} found={found} />
              ))}
            </ul>
          </section>
          <section>
            <h2>{texts.by}</h2>
            {by.length === 0 ? <p className={styles.muted}>{texts.noneBy}</p> : null}
            <ul className={styles.lines}>
              {by.map((report) => (
                <ReportLine key={report.id} report={report} />
              ))}
            </ul>
          </section>
        </div>
      )}
    </Loaded>
  );
}

function CaseLine({ found }: { found: UserCase }) {
  const { id, subjectType, reasons, openedAt, decidedAt, action, words, suspendedUntil, liftedAt } = found;
  const why = reasons.map((reason) => texts.reasons[reason]).join(', ') || texts.rules;
  return (
    <li>
      <Link to={moderationCasePath(id)}>
        {subjectType === 'account' ? texts.subjects.account : `${texts.subjects[subjectType]}: ${why}`}
      </Link>
      <span className={styles.tags}>
        <StateTag tone={action ? 'quiet' : 'waiting'}>{action ? texts.actions[action] : texts.open}</StateTag>
        {suspendedUntil ? <Tag>{texts.until(dayOf(suspendedUntil))}</Tag> : null}
        {liftedAt ? <Tag>{texts.lifted(dayOf(liftedAt))}</Tag> : null}
      </span>
      <span className={styles.muted}>{dayOf(decidedAt ?? openedAt)}</span>
      {words ? <p className={styles.text}>{words}</p> : null}
    </li>
  );
}

function ReportLine({ report: { caseId, about, reason, action, createdAt } }: { report: UserReport }) {
  return (
    <li>
      <Link to={moderationCasePath(caseId)}>{texts.reasons[reason]}</Link>
      <span className={styles.tags}>
        <StateTag tone={action ? 'quiet' : 'waiting'}>{action ? texts.actions[action] : texts.open}</StateTag>
      </span>
      <span className={styles.muted}>
        <Link to={userPath(about.id)}>{capitalised(about.displayName)}</Link> · {dayOf(createdAt)}
      </span>
    </li>
  );
}
