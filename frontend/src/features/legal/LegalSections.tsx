import type { ReactNode } from 'react';
import type { LegalBlock, LegalSection } from './legal-document';
import styles from './LegalSections.module.css';
import { Words } from './Words';

interface LegalSectionsProps {
  sections: readonly LegalSection[];
  inserts?: Readonly<Record<string, ReactNode>> | undefined;
}

/** The numbered sections of a legal text, each with a summary in one sentence. */
export function LegalSections({ sections, inserts }: LegalSectionsProps) {
  return sections.map(({ id, title, gloss, blocks }) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.definition}>{gloss}</p>
      <div className={styles.blocks}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
        {inserts?.[id]}
      </div>
    </section>
  ));
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <Words of={block} />
      </p>
    );
  if ('list' in block)
    return (
      <ul>
        {block.list.map((line) => (
          <li key={line}>
            <Words of={line} />
          </li>
        ))}
      </ul>
    );
  return (
    <dl>
      {block.rows.map(({ term, code, text, aside }) => (
        <div key={term}>
          <dt>{code ? <code>{term}</code> : term}</dt>
          <dd>
            <p>
              <Words of={text} />
            </p>
            {aside ? (
              <p className={styles.aside}>
                <Words of={aside} />
              </p>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
