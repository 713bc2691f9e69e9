import { Input, InputNumber, Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import { AdminField } from '../../../admin-ui';
import styles from './settings.module.css';
import type { AboutValue, FieldsProps } from './setting-types';
import { adminSettingsTexts } from './texts';

const { about: texts } = adminSettingsTexts;
const SHORT = ['founder', 'role', 'families'] as const;

/** The founder and two figures: real ones, or marked samples. */
export function AboutFields({ value, onChange, errorOf }: FieldsProps<AboutValue>) {
  const ids = useId();
  const field = (name: keyof AboutValue, control: (id: string) => ReactNode) => (
    <AdminField
      key={name}
      id={`${ids}-${name}`}
      label={texts.fields[name].label}
      hint={texts.fields[name].hint}
      error={errorOf(name)}
    >
      {control(`${ids}-${name}`)}
    </AdminField>
  );
  const area = (name: 'title' | 'story', rows: number) =>
    field(name, (id) => (
      <Input.TextArea
        id={id}
        rows={rows}
        maxLength={name === 'title' ? 120 : 1200}
        value={value[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    ));
  return (
    <>
      {field('sample', (id) => (
        <Switch id={id} checked={value.sample} onChange={(sample) => onChange({ sample })} />
      ))}
      {area('title', 2)}
      {area('story', 6)}
      <div className={styles.row}>
        {SHORT.map((name) =>
          field(name, (id) => (
            <Input
              id={id}
              maxLength={80}
              value={value[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )),
        )}
        {field('weeks', (id) => (
          <InputNumber<number>
            id={id}
            precision={0}
            value={value.weeks}
            onChange={(weeks) => onChange({ weeks: weeks ?? 0 })}
          />
        ))}
      </div>
    </>
  );
}
