import type { ComponentProps, CSSProperties } from 'react';
import { PersonPicture } from '../../entities/people/PersonPicture';
import styles from './Face.module.css';

interface FaceProps {
  person: ComponentProps<typeof PersonPicture>['person'] & { online?: boolean };
  size?: 44 | 56;
}

/** The round picture of the other person, with a dot while they are here. */
export function Face({ person, size = 56 }: FaceProps) {
  return (
    <span className={styles.face} style={{ '--face': `${size}px` } as CSSProperties}>
      <span className={styles.picture}>
        <PersonPicture person={person} />
      </span>
      {person.online ? <i className={styles.online} aria-hidden="true" /> : null}
    </span>
  );
}
