import { useEffect, useRef } from 'react';
import { useDeleteMessageMutation } from '../../../api/messages';
import { messageOf } from '../../../lib/api-error';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import type { Message } from '../model/thread';
import { threadTexts } from './texts';

const { deletion: deletionTexts } = threadTexts;

interface DeleteDialogProps {
  message: Message | null;
  name: string;
  onDeleted: (message: Message) => void;
  onClose: () => void;
}

/** Asks before your own message is deleted. */
export default function DeleteDialog({ message, name, onDeleted, onClose }: DeleteDialogProps) {
  const [deleteMessage, { isLoading, error, reset }] = useDeleteMessageMutation();
  const deleted = useRef<number | null>(null);
  const latest = useRef(message);
  // The button that opened the menu disappears with the text, so the message gets the focus.
  useEffect(() => {
    latest.current = message;
    if (message || deleted.current === null) return;
    document.querySelector<HTMLElement>(`[data-message="${deleted.current}"]`)?.focus({ preventScroll: true });
    deleted.current = null;
  }, [message]);
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    if (!message) return;
    const { data } = await deleteMessage({ id: message.id });
    if (!data) return;
    onDeleted(data);
    // Escape may have closed it meanwhile, and it may ask about another message by now.
    if (latest.current?.id !== message.id) return;
    deleted.current = data.seq;
    close();
  };
  return (
    <Dialog
      open={message !== null}
      onClose={close}
      title={deletionTexts.title}
      failure={error ? messageOf(error) : null}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {deletionTexts.keep}
          </Button>
          <Button variant="danger" busy={isLoading} onClick={() => void confirm()}>
            {deletionTexts.confirm}
          </Button>
        </>
      }
    >
      <p>{deletionTexts.text(name)}</p>
    </Dialog>
  );
}
