/**
 * Selects `other_id`, `conversation_id`, `at` and `is_unread` of a person's conversations that have a message. Uses one
 * index for each side of the pair. `person` is an SQL expression of an id.
 */
export const conversationsOfSql = (person: string): string => `
  SELECT user2_id AS other_id, id AS conversation_id, last_message_at AS at, user1_unread > 0 AS is_unread
  FROM conversations WHERE user1_id = ${person} AND last_seq > 0
  UNION ALL
  SELECT user1_id, id, last_message_at, user2_unread > 0 FROM conversations WHERE user2_id = ${person} AND last_seq > 0`;
