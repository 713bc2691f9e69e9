import { AdminThread, type ThreadEntry } from '../../../admin-ui/thread/AdminThread';
import type { ContactInboxDetail } from '../../../api/admin-contact';
import { adminContactTexts } from './texts';

const texts = adminContactTexts.drawer;

/** The message, our replies and our notes, oldest first. */
export function ContactThread({ message: { name, message, createdAt, entries } }: { message: ContactInboxDetail }) {
  const whoDid = (who: string, did: string) => (
    <>
      <b>{who}</b> {did},
    </>
  );
  const first: ThreadEntry = { id: 'message', from: 'them', who: whoDid(name, texts.wrote), words: message, createdAt };
  const later = entries.map(({ kind, author, ...entry }): ThreadEntry => ({
    ...entry,
    from: kind === 'answer' ? 'us' : 'note',
    who: whoDid(author ?? texts.gone, kind === 'answer' ? texts.answered : texts.noted),
  }));
  return <AdminThread label={texts.thread} entries={[first, ...later]} />;
}
