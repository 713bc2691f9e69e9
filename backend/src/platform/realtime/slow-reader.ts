import type { SignedInSocket } from './signed-in-socket.js';

const MOST_WAITING_BYTES = 1024 * 1024;

const sizeOf = ({ data }: { data?: string | Buffer }) => (data === undefined ? 0 : Buffer.byteLength(data));

/**
 * Disconnects a client that does not read, before its unread output fills this process's memory. It reconnects and
 * queries what it missed.
 */
export function cutOffSlowReader({ conn }: SignedInSocket): void {
  let waiting = 0;
  conn.on('packetCreate', (packet: { data?: string | Buffer }) => {
    waiting += sizeOf(packet);
    if (waiting > MOST_WAITING_BYTES) cutOff(conn);
  });
  conn.on('flush', () => {
    waiting = 0;
  });
}

function cutOff(conn: SignedInSocket['conn']): void {
  // A regular close would queue behind the unread output.
  const { socket } = conn.transport as { socket?: { terminate(): void } };
  socket?.terminate();
  conn.close(true);
}
