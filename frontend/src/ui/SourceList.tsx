import type { ReactNode } from 'react';
import { dayInWords } from '../lib/format/date';
import styles from './SourceList.module.css';

interface Source {
  title: string;
  url: string;
  /** ISO day. */
  checkedOn: string;
}

interface SourceListProps {
  sources: readonly Source[];
  words: { sources: string; checked: string };
  /** Why they stand here. */
  text: string;
  children?: ReactNode;
}

/** The sources of a text, each with the day on which it was checked. */
export function SourceList({ sources, words, text, children }: SourceListProps) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{words.sources}</h2>
      <p>{text}</p>
      {sources.length > 0 ? (
        <ul>
          {sources.map(({ title, url, checkedOn }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {title}
              </a>
              <span>
                {words.checked} <time dateTime={checkedOn}>{dayInWords(checkedOn)}</time>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </section>
  );
}
