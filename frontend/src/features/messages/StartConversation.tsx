import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStartConversationMutation } from '../../api/messages';
import { isUnreachable } from '../../api/stored-answers';
import { isApiError, messageOf } from '../../lib/api-error';
import { conversationPath, paths, pathThen, writeToPath } from '../../config/paths';
import { ConfirmEmail } from '../../entities/own-email/ConfirmEmail';
import { useSession } from '../../lib/session';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Failed } from '../../ui/Failed';
import { Spinner } from '../../ui/Spinner';
import { messagesTexts } from './texts';

const { start: texts } = messagesTexts;

const missing: Partial<Record<string, string>> = texts.missing;

/** Opens or starts the conversation with a person, or says what is missing first. */
export function StartConversation({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [start, { error }] = useStartConversationMutation();
  const startedFor = useRef<string | null>(null);
  const isConfirmed = user?.emailVerified ?? false;
  const open = useCallback(() => {
    start({ startConversationInput: { userId } })
      .unwrap()
      .then(({ id }) => navigate(conversationPath(id), { replace: true }))
      .catch(() => undefined); // shown below
  }, [start, userId, navigate]);
  useEffect(() => {
    // Asked again once the email is confirmed, on whichever device.
    const occasion = `${userId} ${isConfirmed}`;
    if (startedFor.current === occasion) return;
    startedFor.current = occasion;
    open();
  }, [open, userId, isConfirmed]);

  if (!error) return <Spinner page label={texts.opening} />;
  if (isUnreachable(error)) return <Failed page words={texts.failed} onAgain={open} />;
  const code = isApiError(error) ? error.code : '';
  const profilePath = user?.userType === 'aupair' ? paths.auPairProfileForm : paths.familyProfileForm;
  return (
    <EmptyState page title={texts.refused} text={missing[code] ?? messageOf(error)}>
      {code === 'email_not_verified' ? <ConfirmEmail /> : null}
      {code === 'profile_incomplete' ? (
        <LinkButton to={pathThen(profilePath, writeToPath(userId))}>{texts.toProfile}</LinkButton>
      ) : null}
      {code === 'plan_required' ? (
        <LinkButton to={pathThen(paths.payment, writeToPath(userId))}>{texts.toPlans}</LinkButton>
      ) : null}
      <Button variant="quiet" onClick={() => void navigate(-1)}>
        {texts.back}
      </Button>
    </EmptyState>
  );
}
