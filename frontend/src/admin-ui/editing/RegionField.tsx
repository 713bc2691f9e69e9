import { Select } from 'antd';
import { FieldRow } from '../FieldRow';
import { adminUiTexts } from '../texts';

const { regions } = adminUiTexts;
const BOTH = 'both';
const CHOICES = [BOTH, 'australia', 'newzealand'] as const;
type Region = Exclude<(typeof CHOICES)[number], typeof BOTH>;

interface RegionFieldProps {
  id: string;
  label: string;
  error?: string | undefined;
  /** Null means both countries. */
  region: Region | null;
  onChange: (region: Region | null) => void;
}

/** The country that a text is for. */
export function RegionField({ id, label, error, region, onChange }: RegionFieldProps) {
  return (
    <FieldRow id={id} label={label} error={error}>
      {({ id: control }) => (
        <Select
          id={control}
          aria-label={label}
          value={region ?? BOTH}
          onChange={(value: (typeof CHOICES)[number]) => onChange(value === BOTH ? null : value)}
          options={CHOICES.map((value) => ({ value, label: regions[value] }))}
        />
      )}
    </FieldRow>
  );
}

/** The label of a choice. */
export const regionInWords = (region: Region | null): string => regions[region ?? BOTH];
