import type { CityContent } from '../../content/cities/city-content';
import styles from './HighlightedSentence.module.css';

/** A single highlighted sentence. */
export function HighlightedSentence({ content }: { content: CityContent }) {
  return (
    <aside className={`wrap ${styles.voice}`}>
      <p>{content.voice}</p>
    </aside>
  );
}
