import { differing, fieldsOf } from './fields';

/** Text that was typed and is not on the server yet. */
export interface LocalCopy<Fields, Version = number> {
  fields: Fields;
  /** The version that it is based on; null for a new item. */
  version: Version | null;
  /** ISO. */
  at: string;
}

/** Identifies the item and the person, so that on a shared computer no one sees another person's text. */
export interface CopyKey {
  /** The kind of item, such as "post". */
  kind: string;
  userId: string;
  /** Null for a new item. */
  id: string | null;
}

const nameOf = ({ kind, userId, id }: CopyKey) => `${kind}-draft:${userId}:${id ?? 'new'}`;

/** Stores text in the browser until it is saved, so that it survives a lost connection, a closed tab or a shutdown. */
export const localCopies = {
  read<Fields, Version = number>(key: CopyKey): LocalCopy<Fields, Version> | null {
    try {
      return JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as LocalCopy<Fields, Version> | null;
    } catch {
      return null;
    }
  },
  keep<Fields, Version = number>(key: CopyKey, fields: Fields, version: Version | null): void {
    try {
      const copy: LocalCopy<Fields, Version> = { fields, version, at: new Date().toISOString() };
      localStorage.setItem(nameOf(key), JSON.stringify(copy));
    } catch {
      // Without storage only the server has the text; leaving the page asks first.
    }
  },
  drop(key: CopyKey): void {
    try {
      localStorage.removeItem(nameOf(key));
    } catch {
      // Storage may be unavailable, see above.
    }
  },
};

interface Opened<Fields, Item, Version> {
  /** The form's values. */
  fields: Fields;
  /** The version that they are based on. */
  version: Version | null;
  /** The copy that they come from. */
  found: LocalCopy<Fields, Version> | null;
  /** The saved item, when the copy is based on an older version of it. */
  theirs: Item | null;
}

/** The start of an editor: the saved version, or the text of a copy; both when they conflict. */
export function openedWith<Fields extends object, Version, Item extends Fields & { version: Version }>(
  empty: Fields,
  saved: Item | null,
  copy: LocalCopy<Fields, Version> | null,
): Opened<Fields, Item, Version> {
  const stored = { fields: saved ? fieldsOf(empty, saved) : empty, version: saved?.version ?? null };
  const typed = copy && { fields: { ...empty, ...copy.fields }, version: copy.version };
  if (!typed || differing(typed.fields, stored.fields).length === 0) return { ...stored, found: null, theirs: null };
  const isStale = saved !== null && typed.version !== saved.version;
  return { ...typed, found: isStale ? null : copy, theirs: isStale ? saved : null };
}
