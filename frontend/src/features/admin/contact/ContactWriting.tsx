import { WritingTabs } from '../../../admin-ui/thread/WritingTabs';
import {
  useAnswerContactMessageMutation,
  useNoteOnContactMessageMutation,
  type ContactInboxDetail,
} from '../../../api/admin-contact';
import { adminContactTexts } from './texts';

const { tabs, answering, noting, notSent } = adminContactTexts.drawer;

interface ContactWritingProps {
  message: ContactInboxDetail;
  /** Another admin has answered, or the entry had already been received: the thread is refetched. */
  onThreadChanged: () => void;
}

/** Forms for a reply and for a note. */
export function ContactWriting({ message: { id, email, answers }, onThreadChanged }: ContactWritingProps) {
  const [answer] = useAnswerContactMessageMutation();
  const [note] = useNoteOnContactMessageMutation();
  return (
    <WritingTabs
      label={tabs.label}
      answer={{
        tab: tabs.answer,
        draft: `contact-answer-${id}`,
        texts: { ...answering, hint: answering.hint(email), notSent },
        shortest: 2,
        longest: 8_000,
        send: (entry) => answer({ id, contactAnswerInput: { ...entry, answersRead: answers } }).unwrap(),
        onThreadChanged,
      }}
      note={{
        tab: tabs.note,
        draft: `contact-note-${id}`,
        texts: { ...noting, notSent },
        shortest: 2,
        longest: 4_000,
        send: (entry) => note({ id, contactNoteInput: entry }).unwrap(),
        onThreadChanged,
      }}
    />
  );
}
