import { AdminThread, type ThreadEntry } from '../../../admin-ui/thread/AdminThread';
import type { SupportQueueDetail } from '../../../api/admin';
import { adminSupportTexts as texts } from './texts';

/** Messages and notes, oldest first; a note says that members cannot read it. */
export function RequestThread({ request }: { request: SupportQueueDetail }) {
  return <AdminThread label={texts.thread} entries={entriesOf(request)} />;
}

const entriesOf = ({ messages, notes, person }: SupportQueueDetail): ThreadEntry[] =>
  [
    ...messages.map(({ fromSupport, ...message }): ThreadEntry => ({
      ...message,
      from: fromSupport ? 'us' : 'them',
      who: <b>{fromSupport ? texts.us : (person?.displayName ?? texts.departed)}</b>,
    })),
    ...notes.map(({ kind, author, ...note }): ThreadEntry => ({
      ...note,
      from: 'note',
      who: <b>{texts.noted[kind](author ?? texts.gone)}</b>,
    })),
  ].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
