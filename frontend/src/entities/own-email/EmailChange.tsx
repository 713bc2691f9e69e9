import { Suspense, useState } from 'react';
import { preloadedPart } from '../../lib/lazy-part';
import { Button } from '../../ui/Button';
import { ownEmailTexts } from './texts';

const { change: words } = ownEmailTexts;
const EmailChangeForm = preloadedPart(async () => (await import('./EmailChangeForm')).EmailChangeForm);

/** Requests a change of the email address. Nothing changes until the link sent to the new address is used. */
export function EmailChange({ isOpen = false, onClose }: { isOpen?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(isOpen);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!open)
    return (
      <>
        {sentTo ? <p role="status">{words.sent(sentTo)}</p> : null}
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </>
    );
  return (
    <Suspense
      fallback={
        <Button variant="quiet" size="small" busy>
          {words.open}
        </Button>
      }
    >
      <EmailChangeForm
        onSent={(email) => {
          setSentTo(email);
          setOpen(false);
        }}
        onCancel={() => {
          setOpen(false);
          onClose?.();
        }}
      />
    </Suspense>
  );
}
