import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { refuseUnreadable } from './proxy-errors';

it.each([
  ['is not HTTP', 'GET /\u0000 nonsense\r\n\r\n'],
  ['has a header that is too long', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['ends its body in nonsense', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n'],
])('what %s is refused in the shape of the API', async (_how, bytes) => {
  const app = fastify({ clientErrorHandler: refuseUnreadable });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/HTTP\/1\.1 400 [^]*application\/json[^]*"code":"bad_request"/);
  } finally {
    await app.close();
  }
});
