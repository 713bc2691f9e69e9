import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReadMailSubscriptionQuery, useUnsubscribeMutation } from '../../api/notifications';
import { paths } from '../../config/paths';
import { Button, LinkButton } from '../../ui/Button';
import { MailboxDrawing } from '../../ui/drawings/MailboxDrawing';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import { toast } from '../../ui/toast';
import { unsubscribeTexts as texts } from './texts';

/** The page of "Stop these emails": it asks first, and needs no login. */
export function UnsubscribeScreen() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, isLoading } = useReadMailSubscriptionQuery({ token });
  const [unsubscribe, { isLoading: busy }] = useUnsubscribeMutation();
  const [done, setDone] = useState(false);
  const stop = async () => {
    try {
      await unsubscribe({ token }).unwrap();
      setDone(true);
    } catch {
      toast.error(texts.failed);
    }
  };
  if (isLoading) return <Spinner page label={texts.title} />;
  if (error || !data)
    return (
      <EmptyState page drawing={<MailboxDrawing />} title={texts.bad.title} text={texts.bad.text}>
        <LinkButton to={paths.accountNotifications}>{texts.bad.settings}</LinkButton>
      </EmptyState>
    );
  if (done || !data.subscribed)
    return (
      <EmptyState
        page
        drawing={<MailboxDrawing />}
        title={texts.done.title}
        text={done ? texts.done.text(data.label) : texts.already(data.label)}
      >
        <LinkButton to={paths.accountNotifications} variant="quiet">
          {texts.done.settings}
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState page drawing={<MailboxDrawing />} title={texts.heading(data.label)} text={texts.text}>
      <Button busy={busy} onClick={() => void stop()}>
        {texts.stop}
      </Button>
    </EmptyState>
  );
}
