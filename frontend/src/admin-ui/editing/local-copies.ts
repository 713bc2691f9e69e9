/** What was typed and has not reached the server. */
export interface LocalCopy<Fields, Version = number> {
  fields: Fields;
  /** The version it was typed on; null for something that the server does not know yet. */
  version: Version | null;
  /** ISO. */
  at: string;
}

/** Of what, and whose, so that on a shared computer no one finds the words of another. */
export interface CopyKey {
  /** "post", for example. */
  kind: string;
  userId: string;
  /** Null: a new one. */
  id: string | null;
}

const nameOf = ({ kind, userId, id }: CopyKey) => `${kind}-draft:${userId}:${id ?? 'new'}`;

/** Kept until it is stored: over a lost connection, a closed tab, a computer that goes off. */
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
      // Where storage is closed or full there is the server alone; leaving asks.
    }
  },
  drop(key: CopyKey): void {
    try {
      localStorage.removeItem(nameOf(key));
    } catch {
      // As above.
    }
  },
};
