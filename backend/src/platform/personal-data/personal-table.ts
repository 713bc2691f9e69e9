/**
 * What erasing someone does with a row in which a column names them: the foreign key removes it with the account
 * (`cascade`), it hangs on another row that goes (`along`), the erasure deletes it, all or those that meet a condition,
 * or it stays for a reason.
 */
export type OnErasure = 'cascade' | 'along' | 'delete' | { delete: string } | { keep: string };

/** Text that stays when someone it may name is erased. `$1` is their id. */
export interface SearchedText {
  /**
   * Which rows concern the person: there their names and telephone number are searched as well. Without it only their
   * whole email address is.
   */
  about?: string;
  /** Of JSON, which strings: fields divided by dots, `*` for each item or field. Everything else stays as it is. */
  paths?: readonly string[];
  /** No other rows may be changed: what strangers signed stays as they signed it. */
  aboutOnly?: true;
}

/** A value that is replaced whole. */
export interface ReplacedValue {
  column: string;
  /** Of JSON, which field. */
  path?: readonly string[];
  /** Which rows. `$1` is the person's id. */
  where: string;
}

/** What a table holds of people. All SQL is ours, reads this table, and knows the person as `$1`. */
export interface PersonalTable {
  /** Columns that hold a person's id. */
  people: Readonly<Record<string, OnErasure>>;
  /** Ids without a foreign key that lead to no person. */
  otherIds?: readonly string[];
  /** Columns by which the person whose row it is can be recognised in what others wrote. */
  identifies?: Readonly<Record<string, 'name' | 'phone'>>;
  /** What a person's export has of it: which rows, and columns that it never shows; or why it has nothing. */
  export: { where: string; hide?: readonly string[] } | { leftOut: string };
  /** Rows that belong to the person although no column holds their id; erased. */
  ownRows?: string;
  /** Rows that no one is left to read once the account is gone; erased unless another table keeps what hangs on them. */
  abandoned?: string;
  texts?: Readonly<Record<string, SearchedText>>;
  replace?: readonly ReplacedValue[];
}

/** What one module holds of people, by table. */
export type PersonalTables = Readonly<Record<string, PersonalTable>>;

/** Reasons to keep a row that several modules have. */
export const KEPT = {
  admin: { keep: 'An admin who did it, by id alone; the name is in the account' },
  agreement: { keep: 'The other person’s signed agreement' },
  books: { keep: 'Books are kept as tax law asks' },
  conversation: { keep: 'The other person’s conversation' },
  moderation: { keep: 'Reports and decisions stay for whoever else they concern' },
} as const satisfies Record<string, OnErasure>;
