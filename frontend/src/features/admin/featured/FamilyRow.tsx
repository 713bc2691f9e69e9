import type { ReactNode } from 'react';
import type { FeaturedFamily } from '../../../api/admin-featured-families';
import { Photo } from '../../../ui/Photo';
import { FamilyPortrait } from '../../../ui/portraits';
import styles from './featured.module.css';

/** A family in a row: picture, name, suburb, and actions. */
export function FamilyRow({ family, children }: { family: FeaturedFamily; children?: ReactNode }) {
  return (
    <div className={styles.line}>
      <FamilyPicture family={family} />
      <span className={styles.who}>
        <b>{family.familyName}</b>
        <span>{family.location}</span>
      </span>
      <span className={styles.lineEnd}>{children}</span>
    </div>
  );
}

/** Their first photo, or the portrait that the site shows instead. */
export function FamilyPicture({ family: { id, photo, photoFocalPoint } }: { family: FeaturedFamily }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      {photo ? (
        <Photo photo={photo} focalPoint={photoFocalPoint} alt="" ratio="1 / 1" sizes="100px" />
      ) : (
        <FamilyPortrait seed={id} children={2} />
      )}
    </span>
  );
}
