import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import type { OfficePost } from '../../../api/back-office-posts';
import { differing, fieldsOf, type FieldName, type PostFields } from '../editor/post-fields';
import { adminBlogMessages } from '../messages';
import { blocksOf } from './blocks';
import { PassageChanges, saidOf } from './Comparison';
import { merged, type Choice, type Side } from './merging';
import { stretchesOf } from './text-diff';
import styles from './versions.module.css';
import { WordChanges } from './WordChanges';

const { conflict: texts, compare, fields: labels, list } = adminBlogMessages;

interface ConflictPanelProps {
  mine: PostFields;
  /** What both began with: where only the other one has changed something, that is what is proposed. */
  began: PostFields;
  theirs: OfficePost;
  onResolved: (fields: PostFields) => void;
}

/** Both versions of a post that two people have changed, and a choice for every part in which they differ. */
export function ConflictPanel({ mine, began, theirs, onResolved }: ConflictPanelProps) {
  const standing = fieldsOf(theirs);
  const names = differing(mine, standing);
  const stretches = stretchesOf(blocksOf(mine.content), blocksOf(standing.content));
  const places = stretches.flatMap(({ same }, place) => (same ? [] : [place]));
  const [choice, setChoice] = useState<Choice>(() => {
    const own = differing(began, mine);
    const side = (name: FieldName): Side => (own.includes(name) ? 'mine' : 'theirs');
    return {
      fields: Object.fromEntries(names.map((name) => [name, side(name)])),
      passages: Object.fromEntries(places.map((place) => [place, side('content')])),
    };
  });
  const all = (side: Side) =>
    setChoice({
      fields: Object.fromEntries(names.map((name) => [name, side])),
      passages: Object.fromEntries(places.map((place) => [place, side])),
    });
  return (
    <section className={styles.conflict} aria-label={texts.title}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={texts.title}
        description={texts.text(theirs.editedBy?.name ?? list.somebody)}
      />
      <div className={styles.buttons}>
        <Button onClick={() => all('mine')}>{texts.allMine}</Button>
        <Button onClick={() => all('theirs')}>{texts.allTheirs}</Button>
      </div>
      {names.length === 0 ? <p>{compare.same}</p> : null}
      {names
        .filter((name) => name !== 'content')
        .map((name) => (
          <Part
            key={name}
            label={labels[name]}
            side={choice.fields[name] ?? 'mine'}
            onSide={(side) => setChoice({ ...choice, fields: { ...choice.fields, [name]: side } })}
          >
            <WordChanges before={saidOf(name, mine)} after={saidOf(name, standing)} />
          </Part>
        ))}
      {names.includes('content')
        ? places.map((place, index) => (
            <Part
              key={place}
              label={`${labels.content}: ${texts.paragraph(index + 1)}`}
              side={choice.passages[place] ?? 'mine'}
              onSide={(side) => setChoice({ ...choice, passages: { ...choice.passages, [place]: side } })}
            >
              <PassageChanges
                before={stretches[place]?.mine.join('') ?? ''}
                after={stretches[place]?.theirs.join('') ?? ''}
              />
            </Part>
          ))
        : null}
      <Button type="primary" onClick={() => onResolved(merged(mine, standing, stretches, choice))}>
        {texts.take}
      </Button>
    </section>
  );
}

interface PartProps {
  label: string;
  side: Side;
  onSide: (side: Side) => void;
  children: React.ReactNode;
}

function Part({ label, side, onSide, children }: PartProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{label}</legend>
      <div>{children}</div>
      <Radio.Group
        value={side}
        onChange={({ target }) => onSide(target.value as Side)}
        options={[
          { value: 'mine', label: compare.mine },
          { value: 'theirs', label: compare.theirs },
        ]}
      />
    </fieldset>
  );
}
