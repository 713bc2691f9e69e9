import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Settings } from '../config/index.js';
import type { RealtimeService } from '../realtime/index.js';
import { ShutdownService } from './shutdown.service.js';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

async function serve(listener: RequestListener) {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<IncomingMessage>((answer, refused) =>
      get({ host: '127.0.0.1', port, agent }, answer).on('error', refused),
    );
  return { server, ask };
}

const shutdownOf = (server: Server, closeSockets: () => void = () => undefined, production = false) =>
  new ShutdownService(
    { httpAdapter: { getHttpServer: () => server } } as unknown as HttpAdapterHost,
    { closeSockets } as unknown as RealtimeService,
    { production } as Settings,
  );

describe('Shutdown', () => {
  it('lets a running request finish, accepts no new one, and closes the sockets', async () => {
    let arrived!: () => void;
    let release!: () => void;
    const running = new Promise<void>((resolve) => (arrived = resolve));
    const released = new Promise<void>((resolve) => (release = resolve));
    const { server, ask } = await serve((_request, response) => {
      arrived();
      void released.then(() => response.end('whole'));
    });
    const letGo = vi.fn();
    const shutdown = shutdownOf(server, letGo);
    const answer = ask();
    await running;

    expect(shutdown.isStopping).toBe(false);
    const stopped = shutdown.onModuleDestroy();
    expect(shutdown.isStopping).toBe(true);
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
    expect(letGo).toHaveBeenCalledTimes(1);
    release();
    expect(await text(await answer)).toBe('whole');
    await stopped;
    expect(server.listening).toBe(false);
  });

  it('does not wait for connections that are only kept open', async () => {
    const { server, ask } = await serve((_request, response) => response.end('ok'));
    await text(await ask());
    await shutdownOf(server).onModuleDestroy();
    expect(server.listening).toBe(false);
  });

  it('asks clients that connect during the notice to use another connection', async () => {
    const { server, ask } = await serve((_request, response) => response.end('ok'));
    expect((await ask()).headers.connection).toBe('keep-alive');
    const stopped = shutdownOf(server, undefined, true).onModuleDestroy();
    expect((await ask()).headers.connection).toBe('close');
    await stopped;
  });

  it('does nothing if no server is listening', async () => {
    const shutdown = shutdownOf(createServer());
    await shutdown.onModuleDestroy();
    expect(shutdown.isStopping).toBe(true);
  });
});
