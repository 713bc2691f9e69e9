import type { PostFields } from './post-fields';

/** What was typed and has not reached the server. */
export interface LocalCopy {
  fields: PostFields;
  /** The version it was typed on; null for a post that the server does not know yet. */
  version: number | null;
  /** ISO. */
  at: string;
}

/** Whose, so that on a shared computer nobody finds the words of another. */
const keyOf = (userId: string, postId: string | null) => `post-draft:${userId}:${postId ?? 'new'}`;

/** Kept until it is stored: over a lost connection, a closed tab, a computer that goes off. */
export const localCopies = {
  read(userId: string, postId: string | null): LocalCopy | null {
    try {
      return JSON.parse(localStorage.getItem(keyOf(userId, postId)) ?? 'null') as LocalCopy | null;
    } catch {
      return null;
    }
  },
  keep(userId: string, postId: string | null, copy: LocalCopy): void {
    try {
      localStorage.setItem(keyOf(userId, postId), JSON.stringify(copy));
    } catch {
      // Where storage is closed or full there is the server alone; leaving asks.
    }
  },
  drop(userId: string, postId: string | null): void {
    try {
      localStorage.removeItem(keyOf(userId, postId));
    } catch {
      // As above.
    }
  },
};
