import { useMemo } from 'react';
import { Select } from '../../../ui/form';
import { editingTexts } from '../texts';
import { countryNames } from '../../../lib/format/country-names';
import type { ComposedFieldProps } from './composed-field';

/** A country by its English name. */
export function CountryField({ value, onChange, ...field }: ComposedFieldProps) {
  const names = useMemo(() => countryNames(), []);
  const options = value && !names.includes(value) ? [value, ...names] : names;
  return (
    <Select {...field} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{editingTexts.chooseOne}</option>
      {options.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
