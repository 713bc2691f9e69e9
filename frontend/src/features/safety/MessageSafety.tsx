import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Message } from '../../api/messages';
import { useListMessageWarningsQuery } from '../../api/safety';
import { paths } from '../../config/paths';
import { Caution } from '../../ui/Caution';
import { safetyTexts } from './texts';
import styles from './safety.module.css';
import { retryImport } from '../../lib/retry-import';

const ReportDialog = lazy(retryImport(() => import('./ReportDialog')));

const { warning: texts } = safetyTexts;

/** Beneath a message of the other one: why it deserves caution, if it does, and the way to report it. */
export function MessageSafety({ message }: { message: Message }) {
  const { data } = useListMessageWarningsQuery({ conversationId: message.conversationId });
  const [reporting, setReporting] = useState(false);
  const navigate = useNavigate();
  if (message.removed) return null;
  const warning = data?.items.find(({ messageId }) => messageId === message.id);
  return (
    <>
      {warning ? (
        <Caution label={texts.label} findings={warning.findings}>
          <button type="button" onClick={() => setReporting(true)}>
            {texts.report}
          </button>
        </Caution>
      ) : (
        <button type="button" className={styles.reportOne} onClick={() => setReporting(true)} aria-label={texts.report}>
          {texts.reportShort}
        </button>
      )}
      <Suspense fallback={null}>
        {reporting ? (
          <ReportDialog
            subjectType="message"
            subjectId={message.id}
            onClose={() => setReporting(false)}
            onBlocked={() => void navigate(paths.messages)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
