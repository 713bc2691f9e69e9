import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Dialog';
import { safetyTexts } from './texts';
import { ReportForm, type Reported } from './ReportForm';
import { ReportThanks } from './ReportThanks';
import styles from './safety.module.css';

const { report: texts, thanks } = safetyTexts;

interface ReportDialogProps extends Reported {
  onClose: () => void;
  /** The person was blocked as well, and the dialog has been closed. */
  onBlocked?: (() => void) | undefined;
}

/** The report without leaving the page; fetched when it is opened. */
export default function ReportDialog({ subjectType, subjectId, onClose, onBlocked }: ReportDialogProps) {
  const [sent, setSent] = useState<'no' | 'yes' | 'blocked'>('no');
  const close = () => {
    onClose();
    if (sent === 'blocked') onBlocked?.();
  };
  return (
    <Sheet open side="edge" onClose={close} title={sent === 'no' ? texts.heading[subjectType] : thanks.heading}>
      {sent === 'no' ? (
        <>
          <p className={styles.muted}>{texts.lead}</p>
          <ReportForm
            subjectType={subjectType}
            subjectId={subjectId}
            onSent={(blocked) => setSent(blocked ? 'blocked' : 'yes')}
          />
        </>
      ) : (
        <>
          <ReportThanks />
          <Button onClick={close}>{thanks.close}</Button>
        </>
      )}
    </Sheet>
  );
}
