import { useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api-error';

/** The state of an action on payments: pending, field errors, or an error of the whole. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  /** Runs it; true when it succeeded. */
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFields({});
    setFailure(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (isApiError(error) && error.fields) setFields(error.fields);
      else setFailure(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, failure, errorOf: (field: string) => fields[field]?.[0] };
}
