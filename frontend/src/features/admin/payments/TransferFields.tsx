import { Input } from 'antd';
import { useId } from 'react';
import { AdminField } from '../../../admin-ui';
import { DateInput } from '../../../admin-ui/dates/DateInput';
import { adminPaymentsTexts } from './texts';

const { transferSeen: texts } = adminPaymentsTexts;

/** A bank transfer as shown by the bank. */
export interface TransferSeen {
  /** An ISO date. */
  paidOn: string;
  reference: string;
}

interface TransferFieldsProps {
  value: TransferSeen;
  onChange: (value: TransferSeen) => void;
  errorOf: (field: string) => string | undefined;
}

/** Identifies the transfer at the bank. */
export function TransferFields({ value, onChange, errorOf }: TransferFieldsProps) {
  const id = useId();
  return (
    <>
      <AdminField id={`${id}-on`} label={texts.paidOn} error={errorOf('paidOn')}>
        <DateInput id={`${id}-on`} value={value.paidOn} onChange={(day) => onChange({ ...value, paidOn: day })} />
      </AdminField>
      <AdminField id={`${id}-reference`} label={texts.reference} error={errorOf('reference')}>
        <Input
          id={`${id}-reference`}
          maxLength={140}
          value={value.reference}
          onChange={({ target }) => onChange({ ...value, reference: target.value })}
        />
      </AdminField>
    </>
  );
}
