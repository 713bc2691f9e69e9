import type { Interview } from '../../api/interviews';
import { PersonPicture } from '../../entities/people/PersonPicture';
import styles from './PartnerFace.module.css';

/** The round picture of the one to meet. */
export function PartnerFace({ partner }: { partner: Interview['with'] }) {
  return (
    <span className={styles.face}>
      <PersonPicture person={partner} />
    </span>
  );
}
