import { REACTIONS, type Reaction, type Reactions } from '../../../api/realtime';
import { threadTexts } from './texts';
import { ReactionDrawing } from './reaction-drawings';
import styles from './Reactions.module.css';

const { reactions: texts } = threadTexts;

interface ReactionsProps {
  reactions: Reactions;
  ownId: string;
  onToggle: (reaction: Reaction, on: boolean) => void;
}

/** The reactions a message has; pressing one joins it or takes your own back. */
export function ReactionChips({ reactions, ownId, onToggle }: ReactionsProps) {
  const shown = REACTIONS.filter((reaction) => reactions[reaction]?.length);
  if (shown.length === 0) return null;
  return (
    <div className={styles.chips}>
      {shown.map((reaction) => {
        const people = reactions[reaction] ?? [];
        const mine = people.includes(ownId);
        return (
          <button
            key={reaction}
            type="button"
            className={styles.chip}
            aria-pressed={mine}
            aria-label={texts.count(texts.names[reaction], people.length, mine)}
            onClick={({ currentTarget }) => {
              // The button disappears with the last reaction, so the message gets the focus.
              if (mine && people.length === 1) currentTarget.closest('li')?.focus({ preventScroll: true });
              onToggle(reaction, !mine);
            }}
          >
            <ReactionDrawing reaction={reaction} />
            {people.length}
          </button>
        );
      })}
    </div>
  );
}
