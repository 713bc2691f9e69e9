import { useSearchParams } from 'react-router-dom';
import { useAnswerStillLookingMutation, useReadStillLookingQuery } from '../../api/profiles';
import { paths } from '../../config/paths';
import { messageOf } from '../../lib/api-error';
import { Button, LinkButton } from '../../ui/Button';
import { MailboxDrawing } from '../../ui/drawings/MailboxDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import { toast } from '../../ui/toast';
import { stillLookingTexts as texts } from './still-looking-texts';

/** The page of the link “Are you still looking?”: it asks first, and needs no login. */
export function StillLookingScreen() {
  const token = useSearchParams()[0].get('token') ?? '';
  const read = useReadStillLookingQuery({ token });
  const [send, { data: told, isLoading: busy }] = useAnswerStillLookingMutation();
  const data = told ?? read.data;
  const answer = async (stillLooking: boolean) => {
    try {
      await send({ stillLookingInput: { token, stillLooking } }).unwrap();
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };
  if (read.isLoading) return <Spinner page label={texts.title} />;
  if (!data)
    return (
      <EmptyState page drawing={<MailboxDrawing />} title={texts.bad.title} text={texts.bad.text}>
        <LinkButton to={paths.dashboard}>{texts.toProfile}</LinkButton>
      </EmptyState>
    );
  const role = data.userType === 'aupair' ? 'aupair' : 'family';
  const profileForm = role === 'aupair' ? paths.auPairProfileForm : paths.familyProfileForm;
  if (!data.active)
    return (
      <EmptyState page drawing={<MailboxDrawing />} title={texts.paused.title} text={texts.paused.text}>
        <LinkButton variant="quiet" to={profileForm}>
          {texts.toProfile}
        </LinkButton>
      </EmptyState>
    );
  if (data.answered)
    return (
      <EmptyState page drawing={<MailboxDrawing />} title={texts.kept.title} text={texts.kept.text[role]}>
        <LinkButton to={role === 'aupair' ? paths.searchFamilies : paths.searchAuPairs}>
          {texts.kept.search[role]}
        </LinkButton>
        <LinkButton variant="quiet" to={profileForm}>
          {texts.toProfile}
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState page drawing={<MailboxDrawing />} title={texts.title} text={texts.text[role]}>
      <Button busy={busy} onClick={() => void answer(true)}>
        {texts.yes}
      </Button>
      <Button variant="quiet" busy={busy} onClick={() => void answer(false)}>
        {texts.pause}
      </Button>
    </EmptyState>
  );
}
