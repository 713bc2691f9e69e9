import { InputNumber } from 'antd';
import { useId } from 'react';
import styles from './settings.module.css';
import type { FieldsProps, LimitsValue } from './setting-types';
import { AdminField } from '../../../admin-ui';
import { adminSettingsTexts } from './texts';

const { fields: texts } = adminSettingsTexts.limits;
const FIELDS = Object.keys(texts) as (keyof LimitsValue)[];

/** How often one person may do actions that would harm others in large numbers. */
export function LimitsFields({ value, onChange, errorOf }: FieldsProps<LimitsValue>) {
  const ids = useId();
  return (
    <div className={styles.row}>
      {FIELDS.map((field) => {
        const { label, hint } = texts[field];
        return (
          <AdminField key={field} id={`${ids}-${field}`} label={label} hint={hint} error={errorOf(field)}>
            <InputNumber<number>
              id={`${ids}-${field}`}
              min={0}
              precision={0}
              value={value[field]}
              onChange={(number) => onChange({ [field]: number ?? 0 })}
            />
          </AdminField>
        );
      })}
    </div>
  );
}
