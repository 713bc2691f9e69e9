/** Both have nearly always written among these. */
const FIRST_MESSAGES = 100;

/**
 * Whether a conversation has a message for which a condition on `messages` is true, as SQL. The first messages are
 * looked at by their numbers alone (`OFFSET 0`), because with old statistics PostgreSQL reads a long conversation whole.
 */
export const hasMessageSql = (conversationId: string, condition: string): string => `(
  EXISTS (SELECT FROM (
    SELECT * FROM messages WHERE conversation_id = ${conversationId} AND seq <= ${FIRST_MESSAGES} OFFSET 0
  ) AS messages WHERE ${condition})
  OR EXISTS (SELECT FROM messages WHERE messages.conversation_id = ${conversationId} AND ${condition}))`;
