import { REGIONS, type Region } from '../../config/regions';
import { Select, TextInput } from '../../ui/form';
import type { Errors, WeekValues } from './pay-questions';
import { toolTexts as texts } from './texts';

interface RegionFieldProps {
  region: Region;
  onChange: (region: Region) => void;
}

/** Whose rules apply. */
export function RegionField({ region, onChange }: RegionFieldProps) {
  return (
    <Select
      id="tool-country"
      label={texts.country}
      value={region}
      onChange={({ target }) => onChange(target.value as Region)}
    >
      {REGIONS.map((one) => (
        <option key={one} value={one}>
          {texts.countries[one]}
        </option>
      ))}
    </Select>
  );
}

interface WeekFieldsProps {
  values: WeekValues;
  errors: Errors<WeekValues>;
  onType: (change: Partial<WeekValues>) => void;
}

/** Hours and pay of a week. */
export function WeekFields({ values, errors, onType }: WeekFieldsProps) {
  return (
    <>
      <TextInput
        id="tool-hours"
        label={texts.hours}
        inputMode="decimal"
        value={values.hours}
        error={errors.hours}
        onChange={({ target }) => onType({ hours: target.value })}
      />
      <TextInput
        id="tool-pay"
        label={texts.wages}
        hint={texts.wagesHint}
        optional
        inputMode="decimal"
        value={values.pay}
        error={errors.pay}
        onChange={({ target }) => onType({ pay: target.value })}
      />
    </>
  );
}
