import { Form, InputNumber, Switch } from 'antd';
import { useId } from 'react';
import styles from './settings.module.css';
import type { FieldsProps, OfferValue } from './setting-types';
import { AdminField } from '../../../admin-ui';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { adminSettingsTexts } from './texts';

const { offer: texts } = adminSettingsTexts;

/** The discount on the Standard plan, and its last day. */
export function OfferFields({ value, onChange, errorOf }: FieldsProps<OfferValue>) {
  const ids = useId();
  return (
    <>
      <Form.Item label={texts.on} htmlFor={`${ids}-on`}>
        <Switch id={`${ids}-on`} checked={value.on} onChange={(on) => onChange({ on })} />
      </Form.Item>
      <div className={styles.row}>
        <AdminField id={`${ids}-percent`} label={texts.percentOff} error={errorOf('percentOff')}>
          <InputNumber<number>
            id={`${ids}-percent`}
            suffix="%"
            value={value.percentOff}
            onChange={(percentOff) => onChange({ percentOff: percentOff ?? 0 })}
          />
        </AdminField>
        <AdminField id={`${ids}-until`} label={texts.until} hint={texts.untilHint} error={errorOf('until')}>
          <DateInput id={`${ids}-until`} value={value.until} onChange={(day) => onChange({ until: day || null })} />
        </AdminField>
      </div>
    </>
  );
}
