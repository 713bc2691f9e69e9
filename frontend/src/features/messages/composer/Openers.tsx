import { useGetOpenersQuery } from '../../../api/messages';
import type { MessageDraftQueue } from '../model/message-drafts';
import { threadTexts } from '../thread/texts';
import styles from './Openers.module.css';
import { useDraftPart } from './use-draft';

const { openers: texts } = threadTexts;

interface OpenersProps {
  conversationId: string;
  name: string;
  /** The text in the field: a suggestion replaces only another suggestion. */
  drafts: MessageDraftQueue;
  onChoose: (opener: string) => void;
}

/** Beginnings of a first message, of what both profiles say. They are put into the field, to be changed before sending. */
export default function Openers({ conversationId, name, drafts, onChoose }: OpenersProps) {
  const { data } = useGetOpenersQuery({ id: conversationId });
  const items = data?.items ?? [];
  const text = useDraftPart(drafts, (draft) => draft.text);
  if (items.length === 0 || (text.trim() !== '' && !items.includes(text))) return null;
  return (
    <section className={styles.openers} aria-label={texts.label}>
      <p>{texts.lead(name)}</p>
      <ul>
        {items.map((opener) => (
          <li key={opener}>
            <button type="button" aria-pressed={opener === text} onClick={() => onChoose(opener)}>
              {opener}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
