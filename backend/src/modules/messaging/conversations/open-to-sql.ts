import { areHiddenSql } from '../../profiles/index.js';

/**
 * Whether a person can see a conversation: they are a member, and the two are not hidden from each other.
 * `conversation` is the alias of its row, `person` an SQL expression of an id.
 */
export const openToSql = (conversation: string, person: string): string =>
  `${person} IN (${conversation}.user1_id, ${conversation}.user2_id)
    AND NOT ${areHiddenSql(`${conversation}.user1_id`, `${conversation}.user2_id`)}`;

/**
 * Whether a person archived a conversation and no one has written since; one look-up by key. `conversation` is the alias
 * of its row, `person` an SQL expression of an id.
 */
export const isArchivedSql = (conversation: string, person: string): string =>
  `coalesce((SELECT r.archived_at >= ${conversation}.last_message_at FROM conversation_reads r
    WHERE r.conversation_id = ${conversation}.id AND r.user_id = ${person}), false)`;
