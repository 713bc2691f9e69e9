import type { ContactValues } from './contact-form';

const KEY = 'contactDraft';

interface Draft {
  values: ContactValues;
  /** Query of the address at which it was typed. */
  search: string;
}

/** What was typed before the tab was reloaded. It ends with the tab, or when one signs out. */
export function readDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Where storage is closed, a reload begins afresh.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
