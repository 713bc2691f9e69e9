import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import type { EditableResource } from '../../../api/back-office-resources';
import { Prose } from '../../../ui/prose';
import { adminResourceMessages } from '../messages';
import styles from './editor.module.css';
import { differing, fieldsOf, type FieldName, type ResourceFields } from './resource-fields';

const { conflict: texts, fields: labels, audiences, hints } = adminResourceMessages;
type Side = 'mine' | 'theirs';

interface ConflictPanelProps {
  mine: ResourceFields;
  theirs: EditableResource;
  onResolved: (fields: ResourceFields) => void;
}

/** Both versions of a guide that two people have changed, and a choice for every field in which they differ. */
export function ConflictPanel({ mine, theirs, onResolved }: ConflictPanelProps) {
  const standing = fieldsOf(theirs);
  const names = differing(mine, standing);
  const [choice, setChoice] = useState<Partial<Record<FieldName, Side>>>({});
  const all = (side: Side) => setChoice(Object.fromEntries(names.map((name) => [name, side])));
  const taken = Object.fromEntries(
    names.filter((name) => choice[name] === 'theirs').map((name) => [name, standing[name]]),
  );
  return (
    <section className={styles.conflict} aria-label={texts.title}>
      <Alert type="warning" showIcon role="alert" title={texts.title} description={texts.text} />
      <div className={styles.buttons}>
        <Button onClick={() => all('mine')}>{texts.allMine}</Button>
        <Button onClick={() => all('theirs')}>{texts.allTheirs}</Button>
      </div>
      {names.map((name) => (
        <fieldset key={name} className={styles.part}>
          <legend>{labels[name]}</legend>
          <div className={styles.both}>
            <Version label={texts.mine} name={name} fields={mine} />
            <Version label={texts.theirs} name={name} fields={standing} />
          </div>
          <Radio.Group
            value={choice[name] ?? 'mine'}
            onChange={({ target }) => setChoice({ ...choice, [name]: target.value as Side })}
            options={[
              { value: 'mine', label: texts.mine },
              { value: 'theirs', label: texts.theirs },
            ]}
          />
        </fieldset>
      ))}
      <Button type="primary" onClick={() => onResolved({ ...mine, ...taken })}>
        {texts.take}
      </Button>
    </section>
  );
}

function Version({ label, name, fields }: { label: string; name: FieldName; fields: ResourceFields }) {
  return (
    <div>
      <small>{label}</small>
      {name === 'content' ? <Prose html={fields.content} /> : <p>{saidOf(name, fields)}</p>}
    </div>
  );
}

function saidOf(name: FieldName, fields: ResourceFields): string {
  if (name === 'audience') return audiences[fields.audience];
  if (name === 'region') return hints.regions[fields.region ?? 'both'];
  return fields[name] || texts.empty;
}
