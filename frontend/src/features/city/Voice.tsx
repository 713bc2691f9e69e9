import type { CityContent } from '../../content/cities/city-content';
import styles from './Voice.module.css';

/** A single highlighted sentence. */
export function Voice({ content }: { content: CityContent }) {
  return (
    <aside className={`wrap ${styles.voice}`}>
      <p>{content.voice}</p>
    </aside>
  );
}
