import { paths } from '../../config/paths';
import { ArrowLink } from '../../ui/Button';
import { safetyTexts } from './texts';
import styles from './safety.module.css';

const { thanks: texts } = safetyTexts;

/** What happens next with a report. */
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
