import type { CSSProperties } from 'react';
import type { Conversation } from '../../api/messages';
import { PersonPicture } from '../../entities/people/PersonPicture';
import styles from './Face.module.css';

/** The round picture of the other person, with a dot while they are here. */
export function Face({ person, size = 56 }: { person: Conversation['with']; size?: 44 | 56 }) {
  return (
    <span className={styles.face} style={{ '--face': `${size}px` } as CSSProperties}>
      <span className={styles.picture}>
        <PersonPicture person={person} />
      </span>
      {person.online ? <i className={styles.online} aria-hidden="true" /> : null}
    </span>
  );
}
