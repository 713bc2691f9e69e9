import { Alert, Button, Radio } from 'antd';
import { useId, useState } from 'react';
import type { FieldsModel } from '../editing/fields';
import { adminUiTexts } from '../texts';
import { plainOf } from './blocks';
import styles from './comparing.module.css';
import { differencesOf, type Part, type Side } from './merging';
import { OwnWords } from './WordChanges';

const { conflict: texts, compare } = adminUiTexts;
const SIDES: readonly Side[] = ['mine', 'theirs'];

interface ConflictPanelProps<Fields extends object> {
  model: FieldsModel<Fields>;
  /** The title: what happened, with the name of the item. */
  title: string;
  /** Who saved the current version; null when unknown. */
  by: string | null;
  mine: Fields;
  /** The common base: a field that only the other person changed defaults to their version. */
  began: Fields;
  theirs: Fields;
  onResolved: (fields: Fields) => void;
}

/** Shows both versions of an item that two people changed, with a choice for every difference. */
export function ConflictPanel<Fields extends object>(props: ConflictPanelProps<Fields>) {
  const { model, title, by, onResolved } = props;
  const { parts, proposed, merged } = differencesOf(model, props);
  const [choice, setChoice] = useState(proposed);
  const all = (side: Side) => setChoice(Object.fromEntries(parts.map(({ key }) => [key, side])));
  const several = (name: string) => parts.filter((part) => part.name === name).length > 1;
  return (
    <section className={styles.conflict} aria-label={title}>
      <Alert type="warning" showIcon role="alert" title={title} description={texts.text(by)} />
      {parts.length > 0 ? (
        <div className={styles.buttons}>
          <Button onClick={() => all('mine')}>{texts.allMine}</Button>
          <Button onClick={() => all('theirs')}>{texts.allTheirs}</Button>
        </div>
      ) : (
        <p>{compare.same}</p>
      )}
      {parts.map((part) => (
        <PartChoice
          key={part.key}
          label={
            part.passage && several(part.name)
              ? texts.passage(model.labels[part.name], part.passage.place + 1)
              : model.labels[part.name]
          }
          versions={bothOf(part, props)}
          side={choice[part.key] ?? 'mine'}
          onSide={(side) => setChoice({ ...choice, [part.key]: side })}
        />
      ))}
      <Button type="primary" onClick={() => onResolved(merged(choice))}>
        {texts.take}
      </Button>
    </section>
  );
}

interface PartChoiceProps {
  label: string;
  versions: Record<Side, string>;
  side: Side;
  onSide: (side: Side) => void;
}

function PartChoice({ label, versions, side, onSide }: PartChoiceProps) {
  const name = useId();
  const formatted = versions.mine === versions.theirs;
  return (
    <fieldset className={styles.part}>
      <legend>{label}</legend>
      {formatted ? <p className={styles.unchanged}>{compare.formatted}</p> : null}
      <div className={styles.both}>
        {SIDES.map((one) => (
          <div key={one} className={styles.version} data-chosen={one === side || undefined}>
            <Radio name={name} checked={one === side} onChange={() => onSide(one)}>
              {texts[one]}
            </Radio>
            <div className={styles.words}>
              <OwnWords text={versions[one]} other={versions[one === 'mine' ? 'theirs' : 'mine']} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Both versions of a part as plain text. */
function bothOf<Fields extends object>(
  { name, passage }: Part<Fields>,
  { model, mine, theirs }: ConflictPanelProps<Fields>,
): Record<Side, string> {
  if (passage) return { mine: plainOf(passage.mine), theirs: plainOf(passage.theirs) };
  return { mine: model.textOf(name, mine), theirs: model.textOf(name, theirs) };
}
