import { Icon } from '../../ui/Icon';
import { peopleTexts } from './texts';
import styles from './people.module.css';
import { useShortlistToggle } from './use-shortlist-toggle';

interface SaveHeartProps {
  id: string;
  kind: 'auPair' | 'family';
  name: string;
  saved: boolean;
}

/** Adds a person to the shortlist without opening their page. */
export function SaveHeart({ id, kind, name, saved }: SaveHeartProps) {
  const toggle = useShortlistToggle({ id, kind, name, saved });
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={saved}
      aria-label={saved ? peopleTexts.unsave(name) : peopleTexts.save(name)}
      onClick={() => void toggle()}
    >
      <Icon name="heart" filled={saved} />
    </button>
  );
}
