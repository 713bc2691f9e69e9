import { areHiddenSql } from '../../profiles/index.js';

/**
 * Whether a person belongs to a conversation and the other one is not hidden from them; for everyone else it does not
 * exist. `conversation` is the alias of its row, `person` an SQL expression of an id.
 */
export const openToSql = (conversation: string, person: string): string =>
  `${person} IN (${conversation}.user1_id, ${conversation}.user2_id)
    AND NOT ${areHiddenSql(`${conversation}.user1_id`, `${conversation}.user2_id`)}`;
