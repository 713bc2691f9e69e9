import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Message } from '../../api/messages';
import { useListMessageWarningsQuery } from '../../api/safety';
import { paths } from '../../config/paths';
import { ScamWarning } from '../../ui/ScamWarning';
import { safetyTexts } from './texts';
import { retryImport } from '../../lib/retry-import';

const ReportDialog = lazy(retryImport(() => import('./ReportDialog')));

const { warning: texts } = safetyTexts;

/** Beneath a message of the other one that deserves caution: why, and the way to report it. */
export function MessageSafety({ message }: { message: Message }) {
  const { warning } = useListMessageWarningsQuery(
    { conversationId: message.conversationId },
    { selectFromResult: ({ data }) => ({ warning: data?.items.find(({ messageId }) => messageId === message.id) }) },
  );
  const [reporting, setReporting] = useState(false);
  if (message.removed || !warning) return null;
  return (
    <>
      <ScamWarning findings={warning.findings}>
        <button type="button" onClick={() => setReporting(true)}>
          {texts.report}
        </button>
      </ScamWarning>
      {reporting ? <MessageReport message={message} onClose={() => setReporting(false)} /> : null}
    </>
  );
}

/** Reports one message of the other one. */
export function MessageReport({ message, onClose }: { message: Message; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={null}>
      <ReportDialog
        subjectType="message"
        subjectId={message.id}
        onClose={onClose}
        onBlocked={() => void navigate(paths.messages)}
      />
    </Suspense>
  );
}
