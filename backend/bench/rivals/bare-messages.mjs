/**
 * The least that a message can cost: Socket.IO and one statement. It stores the message with its number, acknowledges it
 * and tells both people. Anyone may write anything: there are no sessions, limits, blocks, scam rules, and nothing else
 * follows from a message.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';

const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const WRITE = {
  name: 'write',
  text: `WITH place AS (
      UPDATE conversations SET last_seq = last_seq + 1, last_message_at = clock_timestamp() WHERE id = $1 AND $2 IN (user1_id, user2_id)
      RETURNING id, last_seq, last_message_at, CASE WHEN user1_id = $2 THEN user2_id ELSE user1_id END AS receiver_id)
    INSERT INTO messages (conversation_id, sender_id, receiver_id, content, seq, client_message_id, created_at)
    SELECT id, $2, receiver_id, $4, last_seq, $3, last_message_at FROM place
    RETURNING id, conversation_id AS "conversationId", sender_id AS "senderId", receiver_id AS "receiverId", content, false AS removed,
      is_read AS "isRead", reactions, created_at AS "createdAt", seq, client_message_id AS "clientMessageId"`,
};

const server = createServer((_request, response) => response.end('{}'));
const live = new Server(server, { serveClient: false, transports: ['websocket'] });

live.on('connection', (socket) => {
  const { userId } = socket.handshake.auth;
  socket.join(userId);
  socket.on('message.send', async ({ conversationId, clientMessageId, content }, acknowledge) => {
    const { rows } = await pool.query({ ...WRITE, values: [conversationId, userId, clientMessageId, content] });
    const message = { ...rows[0], reactions: JSON.parse(rows[0].reactions) };
    acknowledge({ ok: true, data: message });
    live.to([message.senderId, message.receiverId]).emit('message.created', message);
  });
});
server.listen(Number(PORT), '127.0.0.1');
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
