/** Nearly always, both members have written among the first messages. */
const FIRST_MESSAGES = 100;

/**
 * Whether a conversation has a message that meets a condition on `messages`, as SQL. `OFFSET 0` makes PostgreSQL search
 * the first messages by number: with outdated statistics it would otherwise read a long conversation to the end.
 */
export const hasMessageSql = (conversationId: string, condition: string): string => `(
  EXISTS (SELECT FROM (
    SELECT * FROM messages WHERE conversation_id = ${conversationId} AND seq <= ${FIRST_MESSAGES} OFFSET 0
  ) AS messages WHERE ${condition})
  OR EXISTS (SELECT FROM messages WHERE messages.conversation_id = ${conversationId} AND ${condition}))`;
