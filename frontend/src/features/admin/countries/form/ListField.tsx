import { Button, Popconfirm } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { FieldNote } from '../../../../admin-ui/FieldNote';
import { SortableList } from '../../../../ui/SortableList';
import { Icon } from '../../../../ui/Icon';
import { adminCountriesTexts } from '../texts';
import { FieldControl, TextControl, type ControlProps, type Problems } from './FieldControl';
import styles from './form.module.css';
import type { Field, PartsField, TextsField } from './landing-form';
import { entryLabel, labelOf } from './field-labels';
import { blank, fieldId } from './units';

const { lists: texts } = adminCountriesTexts;

interface Entry {
  id: string;
  value: unknown;
}

/** Entries keep their ids when they are moved, so that their content keeps its place on the screen. */
function useEntries(value: unknown[], onChange: (value: unknown[]) => void) {
  const prefix = useId();
  const [made, setMade] = useState(value.length);
  const [ids, setIds] = useState(() => value.map((_, index) => `${prefix}${index}`));
  const entries = value.map((entry, index): Entry => ({ id: ids[index] ?? `${prefix}later${index}`, value: entry }));
  const put = (next: Entry[]) => {
    setIds(next.map(({ id }) => id));
    onChange(next.map((entry) => entry.value));
  };
  return {
    entries,
    put,
    add(entry: unknown) {
      setMade(made + 1);
      put([...entries, { id: `${prefix}${made}`, value: entry }]);
    },
  };
}

/** A list whose entries can be edited, reordered, added and removed. */
export function ListField({ field, path, value, problems, onChange }: ControlProps<TextsField | PartsField>) {
  const { entries, put, add } = useEntries(Array.isArray(value) ? value : [], onChange);
  const { least, most } = field;
  const label = labelOf(path);
  const nameOf = ({ id }: Entry) =>
    entryLabel(
      path,
      entries.findIndex((entry) => entry.id === id),
    );
  const problem = problems[path];
  return (
    <div role="group" className={styles.list} aria-label={label} id={fieldId(path)} tabIndex={-1}>
      <header>
        <b>{label}</b> <span>{texts.range(least, most)}</span>
      </header>
      <FieldNote error={problem} />
      <SortableList items={entries} nameOf={nameOf} label={texts.inOrder(label)} onReorder={put}>
        {(entry, index) => {
          const set = (next: unknown) =>
            put(entries.map((one) => (one.id === entry.id ? { id: one.id, value: next } : one)));
          const remove = () => put(entries.filter(({ id }) => id !== entry.id));
          const props = {
            path: `${path}.${index}`,
            name: nameOf(entry),
            value: entry.value,
            problems,
            onChange: set,
            onRemove: entries.length > least ? remove : null,
          };
          return field.kind === 'texts' ? (
            <TextEntry field={field} {...props} />
          ) : (
            <PartEntry field={field} {...props} />
          );
        }}
      </SortableList>
      {entries.length < most ? (
        <Button
          icon={<Icon name="plus" />}
          onClick={() => add(field.kind === 'texts' ? '' : blank({ kind: 'group', fields: field.fields }))}
        >
          {texts.add(label)}
        </Button>
      ) : null}
    </div>
  );
}

interface EntryProps<Kind> extends ControlProps<Kind> {
  name: string;
  /** Null when the list must not get shorter. */
  onRemove: (() => void) | null;
}

function TextEntry({ field, path, name, value, problems, onChange, onRemove }: EntryProps<TextsField>) {
  const problem = problems[path];
  const id = fieldId(path);
  const control = {
    id,
    'aria-label': name,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': `${id}-problem`,
    status: problem ? 'error' : '',
  };
  return (
    <>
      <div className={styles.entry}>
        <TextControl
          control={control}
          field={{ most: field.longest }}
          value={String(value ?? '')}
          onChange={onChange}
        />
        <FieldNote id={`${id}-problem`} error={problem} />
      </div>
      {onRemove ? (
        <Button type="text" aria-label={texts.remove(name)} icon={<Icon name="close" />} onClick={onRemove} />
      ) : null}
    </>
  );
}

function PartEntry({ field, path, name, value, problems, onChange, onRemove }: EntryProps<PartsField>) {
  return (
    <div className={styles.part} role="group" aria-label={name}>
      <header>
        <b>{name}</b>
        {onRemove ? (
          <Popconfirm title={texts.sure(name)} okText={texts.removeIt} cancelText={texts.keepIt} onConfirm={onRemove}>
            <Button type="text" icon={<Icon name="close" />} aria-label={texts.remove(name)}>
              {texts.removeIt}
            </Button>
          </Popconfirm>
        ) : null}
      </header>
      <PartFields fields={field.fields} path={path} value={value} problems={problems} onChange={onChange} />
    </div>
  );
}

interface PartFieldsProps {
  fields: Record<string, Field>;
  path: string;
  value: unknown;
  problems: Problems;
  onChange: (value: unknown) => void;
}

/** The fields of one part, including groups. */
function PartFields({ fields, path, value, problems, onChange }: PartFieldsProps) {
  const part = value as Record<string, unknown>;
  return (
    <div className={styles.fields}>
      {Object.entries(fields).map(([name, field]): ReactNode => {
        const props = {
          path: `${path}.${name}`,
          value: part[name],
          problems,
          onChange: (next: unknown) => onChange({ ...part, [name]: next }),
        };
        if (field.kind === 'group') return <PartFields key={name} fields={field.fields} {...props} />;
        if (field.kind === 'texts' || field.kind === 'parts') return <ListField key={name} field={field} {...props} />;
        return <FieldControl key={name} field={field} {...props} />;
      })}
    </div>
  );
}
