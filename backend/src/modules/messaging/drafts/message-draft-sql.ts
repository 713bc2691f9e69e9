import { heldStateSql } from '../../safety/index.js';

/** Whether a person has sent a message under this id, also one that a moderator reads first. */
export const wasSentSql = (senderId: string, clientMessageId: string): string => `(
  EXISTS (SELECT FROM messages sent WHERE sent.sender_id = ${senderId} AND sent.client_message_id = ${clientMessageId})
  OR ${heldStateSql(senderId, clientMessageId)} IS NOT NULL)`;

/** The text of a draft; empty once it was sent. `draft` is the alias of its row, `senderId` its author. */
export const draftTextSql = (draft: string, senderId: string): string =>
  `CASE WHEN ${draft}.text = '' OR ${wasSentSql(senderId, `${draft}.client_message_id`)} THEN '' ELSE ${draft}.text END`;
