import type { MessageAttachment } from '../../../api/messages';
import { Listeners } from '../../../lib/listeners';
import type { Message } from './thread';

let shown: readonly Message[] = [];
const leaving = new Listeners();

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
    leaving.notify();
  },
  /** Calls back when the conversation is left. */
  onLeave: leaving.subscribe,
};
