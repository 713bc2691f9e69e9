import { useListReportsQuery } from '../../api/safety';
import { dayInWords } from '../../lib/format/date';
import { safetyTexts } from './texts';
import styles from './safety.module.css';

const { reported: texts, report } = safetyTexts;
const MOST = 20;

/** A member's own reports with their results. Nothing without reports. */
export function OwnReports() {
  const { data } = useListReportsQuery({ limit: MOST }, { refetchOnMountOrArgChange: true });
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.section} id="reported">
      <div>
        <h2>{texts.heading}</h2>
        <p className={styles.muted}>{texts.lead}</p>
      </div>
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
    </section>
  );
}
