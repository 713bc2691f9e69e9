import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../lib/api-error';
import { useLookUpReferenceFormMutation } from '../../api/references';
import { MailboxDrawing } from '../../ui/drawings/MailboxDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Spinner } from '../../ui/Spinner';
import { referenceFormTexts as texts } from './texts';
import { ReferenceAnswerForm, type Ending } from './ReferenceAnswerForm';

/** The page behind the link of a referee's email: no account, one answer. */
export function ReferenceFormScreen() {
  const { token = '' } = useParams();
  // Asked by POST, though it only reads: the token travels in the body, which no log keeps.
  const [lookUp, { data, error }] = useLookUpReferenceFormMutation();
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => {
    void lookUp({ referenceTokenInput: { token } });
  }, [lookUp, token]);
  if (ending) return <EmptyState page drawing={<MailboxDrawing />} {...texts[ending]} />;
  if (data) return <ReferenceAnswerForm form={data} token={token} onEnd={setEnding} />;
  if (!error) return <Spinner page label={texts.loading} />;
  if (isApiError(error) && (error.status === 410 || error.status === 400))
    return <EmptyState page drawing={<MailboxDrawing />} {...texts.closed} />;
  return <Failed page words={texts.failed} onAgain={() => void lookUp({ referenceTokenInput: { token } })} />;
}
