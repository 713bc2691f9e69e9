import { Input } from 'antd';
import { useId } from 'react';
import { AdminField } from '../../../admin-ui';
import { centsOf } from './cents-of';
import { adminPaymentsTexts } from './texts';

const { sum: texts } = adminPaymentsTexts;

interface AmountFieldProps {
  /** The typed text: "12.50". */
  value: string;
  onChange: (words: string) => void;
  currency: string;
  hint?: string | undefined;
  /** The server's error. */
  error: string | undefined;
}

/** An amount of money, in whole cents. */
export function AmountField({ value, onChange, currency, hint, error }: AmountFieldProps) {
  const id = useId();
  return (
    <AdminField
      id={id}
      label={texts.amount}
      {...(hint && { hint })}
      error={centsOf(value) === null ? texts.wrong : error}
    >
      <Input
        id={id}
        inputMode="decimal"
        prefix={currency}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </AdminField>
  );
}
