import type { CityContent } from '../../content/cities/city-content';
import styles from './Voice.module.css';

/** One sentence in the house's own voice, and room around it. */
export function Voice({ content }: { content: CityContent }) {
  return (
    <aside className={`wrap ${styles.voice}`}>
      <p>{content.voice}</p>
    </aside>
  );
}
