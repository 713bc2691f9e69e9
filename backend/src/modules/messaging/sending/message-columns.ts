/** The columns of a `MessageRow` for a select list; `m` is the message. */
export const MESSAGE_COLUMNS = `
  m.id, m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.content,
  m.is_read AS "isRead", m.reactions, m.created_at AS "createdAt", m.seq, m.client_message_id AS "clientMessageId"`;

/** The same as a JSON object, for events. */
export const MESSAGE_JSON = `
  jsonb_build_object('id', m.id, 'conversationId', m.conversation_id, 'senderId', m.sender_id, 'receiverId', m.receiver_id,
    'content', m.content, 'isRead', m.is_read, 'reactions', m.reactions, 'createdAt', m.created_at, 'seq', m.seq,
    'clientMessageId', m.client_message_id)`;
