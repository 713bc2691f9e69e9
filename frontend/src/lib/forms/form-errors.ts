import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { isApiError } from '../api-error';

/** One line of the summary above a form. */
export interface FormError {
  /** Id of the control, null for what concerns the whole form. */
  id: string | null;
  message: string;
}

/**
 * Shows the API's messages at their fields, and focuses the first of these. Returns false when the form has none of the
 * fields, so that the caller shows the error in another way.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!isApiError(error) || !error.fields) return false;
  const shown = new Map<FieldPath<Values>, string>();
  for (const [name, messages] of Object.entries(error.fields)) {
    // `metadata.username` of the request is the form's `username`.
    const field = fields.find((candidate) => candidate === name || name.endsWith(`.${candidate}`));
    if (!field || !messages[0]) continue;
    shown.set(field, messages[0]);
  }
  const first = fields.find((field) => shown.has(field));
  for (const [field, message] of shown) setError(field, { type: 'server', message }, { shouldFocus: field === first });
  return shown.size > 0;
}

/** The form's errors in the order of its fields, for the summary above it. `idOf` gives the id of a field's control. */
export function summaryOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly FieldPath<Values>[],
  idOf: (field: FieldPath<Values>) => string,
): FormError[] {
  return fields.flatMap((field) => {
    const message = (errors as Record<string, { message?: unknown } | undefined>)[field]?.message;
    return typeof message === 'string' ? [{ id: idOf(field), message }] : [];
  });
}
