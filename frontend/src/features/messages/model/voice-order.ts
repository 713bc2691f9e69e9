import type { MessageAttachment } from '../../../api/messages';
import type { Message } from './thread';

let shown: readonly Message[] = [];
const leaving = new Set<() => void>();

const voiceOf = (message: Message | undefined): MessageAttachment | null => {
  const [file] = message?.attachments ?? [];
  return file?.kind === 'voice' ? file : null;
};

/** The open conversation, as far as playing one voice message after the other needs it. */
export const voiceOrder = {
  set(messages: readonly Message[]): void {
    shown = messages;
  },
  /** The voice message that directly follows another one. */
  after(id: string): MessageAttachment | null {
    const at = shown.findIndex((message) => voiceOf(message)?.id === id);
    return at < 0 ? null : voiceOf(shown[at + 1]);
  },
  leave(): void {
    shown = [];
    for (const listener of leaving) listener();
  },
  /** Calls back when the conversation is left. */
  onLeave(listener: () => void): void {
    leaving.add(listener);
  },
};
