import { WritingTabs } from '../../../admin-ui/thread/WritingTabs';
import {
  useAnswerSupportRequestMutation,
  useNoteOnSupportRequestMutation,
  type SupportQueueDetail,
} from '../../../api/admin';
import { adminSupportTexts } from './texts';

const { writing, answering, noting, notSent } = adminSupportTexts;

interface RequestWritingProps {
  request: SupportQueueDetail;
  /** Another admin has answered: the thread is refetched. */
  onThreadChanged: () => void;
}

/** Forms for a reply and for a note. */
export function RequestWriting({ request: { id, messages }, onThreadChanged }: RequestWritingProps) {
  const [answer] = useAnswerSupportRequestMutation();
  const [note] = useNoteOnSupportRequestMutation();
  // The thread is not read again in the background, so this is what the admin has seen.
  const readUntil = messages.at(-1)?.id;
  return (
    <WritingTabs
      label={writing}
      answer={{
        tab: answering.tab,
        draft: `support-answer-${id}`,
        texts: { ...answering, notSent },
        longest: 4_000,
        rows: 5,
        send: ({ words }) => answer({ id, supportAnswerInput: { words, readUntil } }).unwrap(),
        onThreadChanged,
      }}
      note={{
        tab: noting.tab,
        draft: `support-note-${id}`,
        texts: { ...noting, notSent },
        longest: 4_000,
        rows: 5,
        send: ({ words }) => note({ id, supportNoteInput: { words } }).unwrap(),
      }}
    />
  );
}
