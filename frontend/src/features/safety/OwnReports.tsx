import { useListReportsQuery } from '../../api/safety';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { dayInWords } from '../../lib/format/date';
import { safetyTexts } from './texts';
import styles from './safety.module.css';

const { reported: texts, report } = safetyTexts;
const MOST = 20;

/** A member's own reports with their results. */
export function OwnReports() {
  const { data, error, refetch } = useListReportsQuery({ limit: MOST }, { refetchOnMountOrArgChange: true });
  if (error && !data) return <PartFailed text={texts.failed} again={texts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="72px" />;
  if (data.items.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className={styles.list}>
      {data.items.map(({ id, reason, about, state, createdAt }) => (
        <li key={id}>
          <div>
            <p className={styles.value}>{texts.line(report.reasons[reason], about.displayName)}</p>
            <p className={styles.muted}>
              {dayInWords(createdAt)} · {texts.states[state]}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
