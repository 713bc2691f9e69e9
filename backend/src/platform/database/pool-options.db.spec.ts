import { afterEach, describe, expect, it } from 'vitest';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import pg from 'pg';
import { poolOptions } from './pool-options.js';

const LENGTH_BYTES = 4;

/** One message of PostgreSQL's wire protocol. */
function wire(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeInt32BE(body.length + LENGTH_BYTES);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const welcome = wire('R', Buffer.alloc(LENGTH_BYTES));
const ready = wire('Z', Buffer.from('I'));
const dying = wire('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

describe('A connection to the database', () => {
  let server: Server;
  afterEach(() => void server.close());

  it('that dies at the moment it is handed out fails its statement and not the process', async () => {
    // All at once, as it arrives in a process that is too busy to read at every turn.
    server = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([welcome, ready, dying]))));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const pool = new pg.Pool({ ...poolOptions(1), host: '127.0.0.1', port: (server.address() as AddressInfo).port });
    pool.on('error', () => undefined);
    const uncaught: unknown[] = [];
    const keep = (error: unknown) => uncaught.push(error);
    process.once('uncaughtException', keep);
    const client = await pool.connect();
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release(true);
    await pool.end();
    process.removeListener('uncaughtException', keep);
    expect(uncaught).toEqual([]);
  });

  it('that gets no response is closed, so that no later statement waits on it', async () => {
    server = createServer((socket) => socket.once('data', () => socket.write(Buffer.concat([welcome, ready]))));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const pool = new pg.Pool({ ...poolOptions(1), host: '127.0.0.1', port, query_timeout: 100 });
    pool.on('error', () => undefined);
    const client = await pool.connect();
    // Not `once`: its error comes first, and is what is expected here.
    const closed = new Promise((resolve) => client.once('end', resolve));
    await expect(client.query('SELECT 1')).rejects.toThrow('Query read timeout');
    await closed;
    client.release();
    expect(pool.totalCount).toBe(0);
    await pool.end();
  });
});
