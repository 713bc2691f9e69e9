import { differing, type FieldsModel } from '../editing/fields';
import { adminUiTexts } from '../texts';
import { blocksOf, plainOf } from './blocks';
import styles from './comparing.module.css';
import { stretchesOf } from './text-diff';
import { WordChanges } from './WordChanges';

const { compare: texts } = adminUiTexts;

interface ComparisonProps<Fields extends object> {
  model: FieldsModel<Fields>;
  before: Fields;
  after: Fields;
}

/** Shows everything in which a version differs from an older one. */
export function Comparison<Fields extends object>({ model, before, after }: ComparisonProps<Fields>) {
  const names = differing(before, after);
  if (names.length === 0) return <p>{texts.same}</p>;
  return (
    <dl className={styles.comparison}>
      {names.map((name) => (
        <div key={name}>
          <dt>{model.labels[name]}</dt>
          <dd>
            {model.prose.includes(name) ? (
              <ProseChanges before={String(before[name] ?? '')} after={String(after[name] ?? '')} />
            ) : (
              <WordChanges before={model.textOf(name, before)} after={model.textOf(name, after)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows changed paragraphs; unchanged ones are shortened to a gap. */
function ProseChanges({ before, after }: { before: string; after: string }) {
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

/** Shows both versions of one passage. */
function PassageChanges({ before, after }: { before: string; after: string }) {
  const [old, now] = [plainOf(before), plainOf(after)];
  return (
    <p className={styles.passage}>
      {old === now ? `${texts.formatted} ` : null}
      <WordChanges before={old} after={now} />
    </p>
  );
}
