import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/Button';
import { safetyTexts } from './texts';
import styles from './safety.module.css';

const { thanks: texts } = safetyTexts;

/** Confirms a report and says what happens next. */
export function ReportThanks() {
  return (
    <div className={styles.thanks} role="status">
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ArrowLink to={`${paths.accountSafety}#reported`}>{texts.status}</ArrowLink>
    </div>
  );
}
