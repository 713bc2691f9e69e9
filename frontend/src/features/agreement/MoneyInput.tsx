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

/** A sum in whole units and cents; empty is not nothing, it is not said yet. */
export function MoneyInput({ label, field, cents, error, onChange }: MoneyInputProps) {
  // What is typed stays as it is typed: "420." is on its way to "420.50".
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
