/**
 * How an erasure handles a row whose column references the person: the foreign key deletes it (`cascade`), it is
 * deleted with another row (`along`), the erasure deletes it (with an optional condition), or it is kept for a reason.
 */
type OnErasure = 'cascade' | 'along' | 'delete' | { delete: string } | { keep: string };

/** Retained text that may name an erased person. `$1` is their id. */
export interface SearchedText {
  /**
   * Rows about the person: their names and telephone number are searched as well. Without it only their full email
   * address is.
   */
  about?: string;
  /** The strings of a JSON value: fields separated by dots, `*` for each item or field. */
  paths?: readonly string[];
  /** An index has the rows with an `@`, so only they are read to find an address. */
  addressesIndexed?: true;
  /** No other rows may be changed: texts signed by others stay as they are. */
  aboutOnly?: true;
}

/** A value that is replaced completely. */
export interface ReplacedValue {
  column: string;
  /** Of JSON, which field. */
  path?: readonly string[];
  /** Which rows. `$1` is the person's id. */
  where: string;
}

/** The personal data of a table. SQL fragments are ours, read this table, and use `$1` for the person. */
export interface PersonalTable {
  /** Columns that hold a person's id. */
  people: Readonly<Record<string, OnErasure>>;
  /** Ids without a foreign key that lead to no person. */
  otherIds?: readonly string[];
  /** Columns that identify the row's person in texts of others. */
  identifies?: Readonly<Record<string, 'name' | 'phone'>>;
  /**
   * The exported rows, hidden columns, and columns that are null in rows for which a condition is true; or why nothing
   * is exported.
   */
  export:
    | { where: string; hide?: readonly string[]; withheld?: Readonly<Record<string, string>> }
    | { leftOut: string };
  /** Rows of the person without a column for their id; erased. */
  ownRows?: string;
  /**
   * Rows that no one can read once the account is deleted; erased unless another table keeps rows that reference them.
   */
  abandoned?: string;
  texts?: Readonly<Record<string, SearchedText>>;
  /** Texts of rows that are kept which name no member, and why: by column, or one reason for all of the table. */
  withoutNames?: string | Readonly<Record<string, string>>;
  replace?: readonly ReplacedValue[];
}

/** The personal data of one module, by table. */
export type PersonalTables = Readonly<Record<string, PersonalTable>>;

/** Common reasons to keep a row. */
export const KEPT = {
  admin: { keep: 'An admin who did it, by id alone; the name is in the account' },
  agreement: { keep: 'The other person’s signed agreement' },
  books: { keep: 'Books are kept as tax law asks' },
  conversation: { keep: 'The other person’s conversation' },
  moderation: { keep: 'Reports and decisions stay for the other people they concern' },
} as const satisfies Record<string, OnErasure>;
