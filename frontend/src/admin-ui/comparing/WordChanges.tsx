import { adminUiTexts } from '../texts';
import styles from './comparing.module.css';
import { stretchesOf, wordsOf } from './text-diff';

const texts = adminUiTexts.compare;

/** A text with its removed and added words marked, and announced for screen readers. */
export function WordChanges({ before, after }: { before: string; after: string }) {
  if (before === after) return <span>{before || texts.empty}</span>;
  return (
    <span>
      {stretchesOf(wordsOf(before), wordsOf(after)).map(({ same, mine, theirs }, index) =>
        same ? (
          <span key={index}>{mine.join('')}</span>
        ) : (
          <span key={index}>
            {mine.length > 0 ? (
              <del className={styles.removed}>
                <span className="sr">{texts.removed} </span>
                {mine.join('')}
              </del>
            ) : null}
            {theirs.length > 0 ? (
              <ins className={styles.added}>
                <span className="sr">{texts.added} </span>
                {theirs.join('')}
              </ins>
            ) : null}
          </span>
        ),
      )}
    </span>
  );
}

/** A text with the words marked that the other text does not have. */
export function OwnWords({ text, other }: { text: string; other: string }) {
  if (text === '') return <span className={styles.unchanged}>{texts.empty}</span>;
  return (
    <span>
      {stretchesOf(wordsOf(text), wordsOf(other)).map(({ same, mine }, index) =>
        same || mine.length === 0 ? (
          <span key={index}>{mine.join('')}</span>
        ) : (
          <mark key={index} className={styles.own}>
            {mine.join('')}
          </mark>
        ),
      )}
    </span>
  );
}
