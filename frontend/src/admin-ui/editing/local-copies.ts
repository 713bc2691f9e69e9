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
