import type { ContactValues } from './contact-form';

const KEY = 'contactDraft';

interface Draft {
  values: ContactValues;
  /** Query of the address at which it was typed. */
  search: string;
}

/** The text typed before a reload of the tab. It is deleted with the tab, or on logging out. */
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
    // Without storage a reload starts with an empty form.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
