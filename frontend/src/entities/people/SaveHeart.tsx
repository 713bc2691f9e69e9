import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useSession } from '../../lib/session';
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

const SAVED_BY = { auPair: 'family', family: 'aupair' } as const;

/** Adds a person to the shortlist without opening their page. Nothing for members who cannot save this kind of people. */
export function SaveHeart({ id, kind, name, saved }: SaveHeartProps) {
  const { user } = useSession();
  const toggle = useShortlistToggle({ id, kind, name, saved });
  if (user && user.userType !== SAVED_BY[kind]) return null;
  return (
    <button
      ref={focusParentOnUnmount}
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
