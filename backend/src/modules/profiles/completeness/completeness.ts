import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** The completeness of a profile. */
export interface Completeness {
  /** 0 to 100. */
  percent: number;
  /** Missing or invalid fields, in the order of the form. */
  missing: { field: string; label: string }[];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Checks values (a saved profile, or a draft) against the rules of their form. `labels` names the counted fields;
 * optional ones only raise the percentage.
 */
export function completenessOf(
  form: new () => object,
  labels: Readonly<Record<string, string>>,
  values: object,
): Completeness {
  const filled = plainToInstance(form, values) as Record<string, unknown>;
  const wrong = new Set(validateSync(filled).map(({ property }) => property));
  const fields = Object.entries(labels);
  const missing = fields.filter(([field]) => wrong.has(field) || isEmpty(filled[field]));
  return {
    percent: Math.round((100 * (fields.length - missing.length)) / fields.length),
    missing: missing.map(([field, label]) => ({ field, label })),
  };
}
