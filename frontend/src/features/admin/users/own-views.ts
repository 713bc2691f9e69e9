import { useState } from 'react';

/** A view stored in the browser: the query of an address under a name. */
interface OwnView {
  name: string;
  query: string;
}

const KEY = 'adminUserViews';
const MOST = 20;

const isView = (value: unknown): value is OwnView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

function read(): OwnView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Searches hold names and email addresses, so the views go when the admin logs out. */
export function forgetOwnViews(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was stored.
  }
}

/** The admin's own views. Without storage they last as long as the page. */
export function useOwnViews() {
  const [views, setViews] = useState(read);
  const store = (next: OwnView[]) => {
    setViews(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is full or blocked, so the views last as long as the page.
    }
  };
  return {
    views,
    /** Replaces a view of the same name. */
    keep: (view: OwnView) => store([...views.filter(({ name }) => name !== view.name), view].slice(-MOST)),
    forget: (name: string) => store(views.filter((view) => view.name !== name)),
  };
}
