import type { ReviewPerson } from '../../api/reviews';
import { Photo } from '../../ui/Photo';
import { FamilyPortrait, Portrait } from '../../ui/portraits';
import styles from './reviews.module.css';

/** The round picture of someone in a review; a stranger's drawing where no one is named. */
export function PersonPicture({ person, seed }: { person: ReviewPerson | null; seed: string }) {
  return <span className={styles.face}>{drawingOf(person, seed)}</span>;
}

function drawingOf(person: ReviewPerson | null, seed: string) {
  if (person?.photo)
    return <Photo photo={person.photo} preview={person.photoPreview} alt="" ratio="1 / 1" sizes="56px" />;
  if (person?.userType === 'family') return <FamilyPortrait seed={person.id} />;
  return <Portrait seed={person?.id ?? seed} crop="face" />;
}
