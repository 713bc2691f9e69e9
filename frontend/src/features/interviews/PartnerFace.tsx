import type { Interview } from '../../api/interviews';
import { Photo } from '../../ui/Photo';
import { FamilyPortrait, Portrait } from '../../ui/portraits';
import styles from './PartnerFace.module.css';

/** The round picture of the one to meet. */
export function PartnerFace({ partner }: { partner: Interview['with'] }) {
  return (
    <span className={styles.face}>
      {partner.photo ? (
        <Photo photo={partner.photo} preview={partner.photoPreview} alt="" ratio="1 / 1" sizes="56px" />
      ) : partner.userType === 'family' ? (
        <FamilyPortrait seed={partner.id} />
      ) : (
        <Portrait seed={partner.id} crop="face" />
      )}
    </span>
  );
}
