import { useState } from 'react';
import { useEditMessageMutation } from '../../../api/messages';
import { isApiError, messageOf } from '../../../lib/api-error';
import { toast } from '../../../ui/toast';
import type { Message } from '../model/thread';
import { threadTexts } from '../thread/texts';

const { editing: texts } = threadTexts;

interface EditingEnds {
  onChanged: (message: Message) => void;
  /** A moderator reviews the new text first; the message stays unchanged. */
  onHeld: () => void;
}

/** Edits a sent message in the composer. Its draft is kept meanwhile. */
export function useEditing({ onChanged, onHeld }: EditingEnds) {
  const [editing, setEditing] = useState<{ message: Message; text: string } | null>(null);
  const [editMessage, { isLoading: saving }] = useEditMessageMutation();
  const cancel = () => setEditing(null);

  const save = async () => {
    if (!editing || saving) return;
    const { message, text } = editing;
    // Another message may be edited by then.
    const close = () => setEditing((now) => (now === editing ? null : now));
    try {
      onChanged(await editMessage({ id: message.id, editMessageInput: { content: text.trim() } }).unwrap());
      close();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'message_held') {
        toast.error(texts.failed, messageOf(error));
        return;
      }
      toast.info(texts.held, texts.heldText);
      onHeld();
      close();
    }
  };

  return {
    editing,
    begin: (message: Message) => setEditing({ message, text: message.content }),
    write: (text: string) => setEditing((now) => now && { ...now, text }),
    cancel,
    save,
    saving,
  };
}
