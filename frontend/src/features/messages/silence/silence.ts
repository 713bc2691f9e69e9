import type { Conversation, LastMessage } from '../../../api/messages';

const DAY_MS = 24 * 60 * 60_000;
/** How long a first message waits before its sender reads that there is no answer. */
const QUIET_AFTER_MS = 4 * DAY_MS;

/**
 * `to-answer`: the reader has not answered a first message. `no-answer`: the reader’s own has waited for days. `declined`
 * and `decliner`: the other person, or the reader, has declined, and no one has written since.
 */
export type Silence = 'to-answer' | 'no-answer' | 'declined' | 'decliner';

type Facts = Pick<Conversation, 'answered'> & {
  with: Pick<Conversation['with'], 'userType'>;
  lastMessage: Pick<LastMessage, 'senderId' | 'createdAt' | 'declines'> | null;
};

/** What there is to say of a conversation in which someone has not answered. Our team and people who have left do not wait. */
export function silenceOf(
  { answered, lastMessage, with: { userType } }: Facts,
  ownId: string,
  now: number,
): Silence | null {
  if (!lastMessage || userType === null || userType === 'admin') return null;
  const isMine = lastMessage.senderId === ownId;
  if (lastMessage.declines) return isMine ? 'decliner' : 'declined';
  if (answered) return null;
  if (!isMine) return 'to-answer';
  return now - Date.parse(lastMessage.createdAt) >= QUIET_AFTER_MS ? 'no-answer' : null;
}
