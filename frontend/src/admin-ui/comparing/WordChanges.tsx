import { adminUiMessages } from '../texts';
import styles from './comparing.module.css';
import { stretchesOf, wordsOf } from './text-diff';

const texts = adminUiMessages.compare;

/** A text with what went and what came, in marks and, for those who do not see them, in words. */
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

/** One text, in which the words that another one does not have are marked. */
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
