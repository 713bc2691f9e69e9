import { dayKey } from '../../../lib/clocks';
import type { Message } from '../model/thread';

export type ThreadRow = { kind: 'day'; key: string; date: Date } | { kind: 'message'; key: string; message: Message };

/** Messages with a divider wherever, for this reader, a new day begins. */
export function threadRows(messages: Message[], timeZone: string): ThreadRow[] {
  let day = '';
  return messages.flatMap((message): ThreadRow[] => {
    const date = new Date(message.createdAt);
    const row: ThreadRow = { kind: 'message', key: message.clientMessageId, message };
    const key = dayKey(date, timeZone);
    if (key === day) return [row];
    day = key;
    return [{ kind: 'day', key, date }, row];
  });
}
