import type { ReviewPerson } from '../../api/reviews';
import { PersonPicture } from '../../entities/people/PersonPicture';
import { Portrait } from '../../ui/portraits';
import styles from './reviews.module.css';

/** The round picture of someone in a review; a stranger's drawing where no one is named. */
export function ReviewerFace({ person, seed }: { person: ReviewPerson | null; seed: string }) {
  return (
    <span className={styles.face}>
      {person ? <PersonPicture person={person} /> : <Portrait seed={seed} crop="face" />}
    </span>
  );
}
