import { lazy, Suspense, useState } from 'react';
import { useGetConversationInterviewQuery } from '../../../api/interviews';
import { Button } from '../../../ui/Button';
import { interviewTexts as texts } from '../texts';
import type { Partner } from '../TwoClocks';
import { retryImport } from '../../../lib/retry-import';

const ProposeDialog = lazy(retryImport(() => import('../planning/ProposeDialog')));

/** Whether the two people have an open interview. */
export const isOpen = (state: string | undefined): boolean => state === 'proposed' || state === 'scheduled';

/** The button for a first proposal; hidden while an interview is open. */
export function ProposeTool({ conversationId, partner }: { conversationId: string; partner: Partner }) {
  const [proposing, setProposing] = useState(false);
  const { data } = useGetConversationInterviewQuery({ id: conversationId });
  if (!data || isOpen(data.interview?.state)) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="video"
        aria-label={texts.propose}
        title={texts.propose}
        onClick={() => setProposing(true)}
      >
        <span>{texts.proposeShort}</span>
      </Button>
      <Suspense fallback={null}>
        {proposing ? (
          <ProposeDialog
            conversationId={conversationId}
            partner={partner}
            interview={null}
            onClose={() => setProposing(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
