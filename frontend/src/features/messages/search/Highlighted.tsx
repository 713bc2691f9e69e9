import { byWords } from './by-words';
import styles from './Highlighted.module.css';

/** A text in which the words of a search stand out. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return byWords(text, query).map((part, index) =>
    part.hit ? (
      <mark key={index} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
