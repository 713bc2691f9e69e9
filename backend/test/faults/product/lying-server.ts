import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * The product with one mistake in it: it acknowledges a message before it has stored it, and loses every third. The
 * judge must find that out, or it proves nothing.
 */
export class LyingServer {
  private count = 0;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async before(target: () => string): Promise<LyingServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const lying = new LyingServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      void (async () => {
        const body = await text(request);
        const { authorization = '', 'x-forwarded-for': address = '' } = request.headers;
        const ask = () =>
          fetch(`${target()}${request.url}`, {
            method: request.method ?? 'GET',
            headers: { authorization, 'x-forwarded-for': String(address), 'content-type': 'application/json' },
            ...(body && { body }),
          });
        if (request.method === 'POST' && request.url?.endsWith('/messages')) {
          lying.count += 1;
          const sent = lying.count % 3 ? await ask().then((answer) => answer.json() as Promise<object>) : null;
          response.writeHead(201, { 'content-type': 'application/json' });
          return response.end(JSON.stringify(sent ?? { id: randomUUID(), seq: 0 }));
        }
        const answer = await ask();
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
      })().catch(() => response.destroy());
    });
    return lying;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
