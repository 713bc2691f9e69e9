import { TextArea } from '../../ui/form';
import { idOf } from './terms-form';

interface LinesInputProps {
  label: string;
  hint: string;
  /** Name of the field within the terms. */
  field: string;
  lines: string[];
  error: string | undefined;
  onChange: (lines: string[]) => void;
}

/** A list, written one line each. */
export function LinesInput({ label, hint, field, lines, error, onChange }: LinesInputProps) {
  return (
    <TextArea
      id={idOf(field)}
      label={label}
      hint={hint}
      error={error}
      rows={Math.max(3, lines.length + 1)}
      value={lines.join('\n')}
      onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
      onBlur={() => onChange(lines.map((line) => line.trim()).filter((line) => line !== ''))}
    />
  );
}
