import { memo } from 'react';
import type { Problems } from './FieldControl';
import { FieldControl } from './FieldControl';
import { ListField } from './ListField';
import type { Unit } from './units';

interface UnitFieldProps {
  unit: Unit;
  value: unknown;
  /** Errors of the unit and its parts, by path; undefined without any, so that it is not rendered again. */
  problems: Problems | undefined;
  onChange: (path: string, value: unknown) => void;
}

/** One field or list of the form. Memoised, because the form has hundreds. */
export const UnitField = memo(function UnitField({ unit: { path, field }, value, problems, onChange }: UnitFieldProps) {
  const change = (next: unknown) => onChange(path, next);
  const props = { path, value, problems: problems ?? NONE, onChange: change };
  return field.kind === 'texts' || field.kind === 'parts' ? (
    <ListField field={field} {...props} />
  ) : (
    <FieldControl field={field} {...props} />
  );
});

const NONE: Problems = {};
