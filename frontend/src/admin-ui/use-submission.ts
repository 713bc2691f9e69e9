import { useState } from 'react';
import { isApiError, messageOf } from '../lib/api-error';

interface SubmissionOptions {
  /** The fields that the form shows, where the API may name others: errors of those alone are a failure. */
  fields?: readonly string[];
  /** Shows why sending failed; without it the form shows `failure`. */
  onFailed?: (words: string) => void;
  /** Called with the version that another admin has saved meanwhile. Without it a conflict is a failure. */
  onConflict?: (current: unknown) => void;
}

interface Submission {
  /** Sends the form and returns whether the API accepted it. Errors are shown through the values below. */
  send: (request: () => Promise<unknown>) => Promise<boolean>;
  busy: boolean;
  /** The first message about a field, by its path in the request. */
  errorOf: (field: string) => string | undefined;
  /** The message about the form as a whole. */
  failure: string | null;
  /** Replaces all errors, such as by those found before sending. */
  setErrors: (errors: Record<string, string[]>) => void;
}

/** Sending a form to the API: whether it is being sent, and what the API did not accept. */
export function useSubmission({ fields, onFailed, onConflict }: SubmissionOptions = {}): Submission {
  const [busy, setBusy] = useState(false);
  const [errors, setFieldErrors] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const setErrors: Submission['setErrors'] = (found) => {
    setFieldErrors(found);
    setFailure(null);
  };
  return {
    busy,
    errorOf: (field) => errors[field]?.[0],
    failure,
    setErrors,
    send: async (request) => {
      setBusy(true);
      setErrors({});
      try {
        await request();
        return true;
      } catch (error) {
        if (onConflict && isApiError(error) && error.code === 'stale_edit') onConflict(error.current);
        else if (isApiError(error) && error.fields && isShown(error.fields, fields)) setErrors(error.fields);
        else (onFailed ?? setFailure)(messageOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

const isShown = (errors: Record<string, string[]>, fields: readonly string[] | undefined): boolean =>
  !fields || fields.some((field) => errors[field]);
