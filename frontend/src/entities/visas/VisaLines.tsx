import type { VisaLine } from '../../api/visas';
import styles from './visas.module.css';

/** Sentences of a rule, each with its own source if it has one. */
export function VisaLines({ lines }: { lines: readonly VisaLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ text, link }) => (
        <li key={text}>
          {text}
          {link ? (
            <>
              {' '}
              <a href={link.url} target="_blank" rel="noreferrer">
                {link.title}
              </a>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
