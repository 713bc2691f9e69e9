import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { signInByCall, type Person } from './people';

/** An own address of the product that a test can make unreachable, while other tests go on. */
export interface Gate {
  origin: string;
  /** Opens a browser context in which the person is logged in, at this address and with the service worker. */
  as: (browser: Browser, person: Person, options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** From now on connections are refused, and open ones are cut. */
  close: () => Promise<void>;
  open: () => Promise<void>;
  /** Cuts the next so many requests for such an address. */
  lose: (url: RegExp, times: number) => void;
}

const PRODUCT_PORT = Number(process.env['PORT'] ?? 3000);

/** The product checks where requests come from, so they come from its own address. */
function forwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const product = `localhost:${PRODUCT_PORT}`;
  return { ...headers, host: product, ...(headers.origin && { origin: `http://${product}` }) };
}

export async function openGate(): Promise<Gate> {
  const sockets = new Set<Socket>();
  let lost = { url: /^$/, times: 0 };
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    if (lost.times > 0 && lost.url.test(url ?? '')) {
      lost.times -= 1;
      return request.socket.destroy();
    }
    const onward = ask({ port: PRODUCT_PORT, method, path: url, headers: forwarded(headers) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', ({ method, url, headers }, socket: Socket, head) => {
    const onward = ask({ port: PRODUCT_PORT, method, path: url, headers: forwarded(headers) });
    onward.on('upgrade', (answer, theirs: Socket, first) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      if (first.length > 0) socket.write(first);
      if (head.length > 0) theirs.write(head);
      theirs.pipe(socket).pipe(theirs);
      for (const end of [theirs, socket])
        end.on('error', () => undefined).on('close', () => (theirs.destroy(), socket.destroy()));
    });
    onward.on('error', () => socket.destroy());
    onward.on('response', () => socket.destroy());
    onward.end();
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    origin,
    async as(browser, person, options = {}) {
      const hint = { origin, localStorage: [{ name: 'signedIn', value: '1' }] };
      const context = await browser.newContext({
        ...options,
        baseURL: origin,
        serviceWorkers: 'allow',
        storageState: { cookies: [], origins: [hint] },
      });
      await signInByCall(context.request, person);
      return context;
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: () => listen(port),
    lose: (url, times) => void (lost = { url, times }),
  };
}
