import { differing, type FieldName, type PostFields } from '../editor/post-fields';
import { adminBlogMessages } from '../messages';
import { blocksOf, plainOf } from './blocks';
import { stretchesOf } from './text-diff';
import styles from './versions.module.css';
import { WordChanges } from './WordChanges';

const { compare: texts, fields: labels, hints } = adminBlogMessages;

/** A field as one reads it. */
export function saidOf(name: FieldName, fields: PostFields): string {
  if (name === 'sources')
    return fields.sources.map(({ title, url, checkedOn }) => `${title} ${url} ${checkedOn}`).join('\n');
  if (name === 'region') return hints.regions[fields.region ?? 'both'];
  return name === 'content' ? plainOf(fields.content) : (fields[name] ?? '');
}

/** Everything in which one text differs from an older one. */
export function Comparison({ before, after }: { before: PostFields; after: PostFields }) {
  const names = differing(before, after);
  if (names.length === 0) return <p>{texts.same}</p>;
  return (
    <dl className={styles.comparison}>
      {names.map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>
            {name === 'content' ? (
              <ContentChanges before={before.content} after={after.content} />
            ) : (
              <WordChanges before={saidOf(name, before)} after={saidOf(name, after)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Paragraph by paragraph; those that stayed as they were are left out but for their place. */
function ContentChanges({ before, after }: { before: string; after: string }) {
  return (
    <>
      {stretchesOf(blocksOf(before), blocksOf(after)).map(({ same, mine, theirs }, index) =>
        same ? (
          <p key={index} className={styles.unchanged} aria-hidden="true">
            …
          </p>
        ) : (
          <PassageChanges key={index} before={mine.join('')} after={theirs.join('')} />
        ),
      )}
    </>
  );
}

/** Two states of one passage. */
export function PassageChanges({ before, after }: { before: string; after: string }) {
  const [old, now] = [plainOf(before), plainOf(after)];
  return (
    <p className={styles.passage}>
      {old === now ? `${texts.formatted} ` : null}
      <WordChanges before={old} after={now} />
    </p>
  );
}
