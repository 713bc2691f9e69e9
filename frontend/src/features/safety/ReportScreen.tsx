import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReportSubject } from '../../api/safety';
import { paths } from '../../config/paths';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { safetyTexts } from './texts';
import { ReportForm } from './ReportForm';
import { ReportThanks } from './ReportThanks';
import styles from './safety.module.css';

const { report: texts, thanks } = safetyTexts;
const isSubject = (word: string | null): word is ReportSubject => word !== null && word in texts.heading;

/** `/report?subject=…&id=…`: the same form as a page, for links from elsewhere. */
export function ReportScreen() {
  const [search] = useSearchParams();
  const [sent, setSent] = useState(false);
  const subject = search.get('subject');
  const id = search.get('id');
  if (!isSubject(subject) || !id)
    return (
      <EmptyState page title={texts.incomplete} text={texts.incompleteText}>
        <LinkButton to={paths.dashboard}>{thanks.back}</LinkButton>
      </EmptyState>
    );
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{sent ? thanks.heading : texts.heading[subject]}</h1>
      {sent ? (
        <>
          <ReportThanks />
          <LinkButton to={paths.dashboard}>{thanks.back}</LinkButton>
        </>
      ) : (
        <>
          <p className={styles.lead}>{texts.lead}</p>
          <ReportForm subjectType={subject} subjectId={id} onSent={() => setSent(true)} />
        </>
      )}
    </div>
  );
}
