import { useState } from 'react';
import { TextInput } from '../../ui/form';
import { idOf } from './terms-form';

interface MoneyInputProps {
  label: string;
  field: string;
  cents: number | null | undefined;
  error: string | undefined;
  onChange: (cents: number | null) => void;
}

const shown = (cents: number | null | undefined) => (cents == null ? '' : String(cents / 100));

/** An amount in whole units and cents; an empty field is not zero but unset. */
export function MoneyInput({ label, field, cents, error, onChange }: MoneyInputProps) {
  // Keeps the text as it is typed: "420." may become "420.50".
  const [typed, setTyped] = useState(() => shown(cents));
  return (
    <TextInput
      id={idOf(field)}
      label={label}
      error={error}
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onChange(value === '' || Number.isNaN(Number(value)) ? null : Math.round(Number(value) * 100));
      }}
    />
  );
}
