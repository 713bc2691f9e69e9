import type { Conversation } from '../../api/messages';
import { Photo } from '../../ui/Photo';
import { FamilyPortrait, Portrait } from '../../ui/portraits';
import styles from './Face.module.css';

/** The round picture of the other person, with a dot while they are here. */
export function Face({ person, size = 56 }: { person: Conversation['with']; size?: 44 | 56 }) {
  return (
    <span className={styles.face} style={{ width: size, height: size }}>
      <span className={styles.picture}>
        <Picture person={person} />
      </span>
      {person.online ? <i className={styles.online} aria-hidden="true" /> : null}
    </span>
  );
}

/** Photo or drawing of a person, filling whatever frame it stands in. */
export function Picture({ person, ratio = '1 / 1' }: { person: Conversation['with']; ratio?: '1 / 1' | '4 / 5' }) {
  if (person.photo)
    return (
      <Photo
        photo={person.photo}
        preview={person.photoPreview}
        alt=""
        ratio={ratio}
        sizes={ratio === '1 / 1' ? '56px' : '160px'}
      />
    );
  if (person.userType === 'family') return <FamilyPortrait seed={person.id} />;
  return <Portrait seed={person.id} crop={ratio === '1 / 1' ? 'face' : 'figure'} />;
}
