import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A push service that takes everything and answers a byte now and then, for ever. */
export async function startSlowPushService() {
  const open = new Set<Socket>();
  let seen = 0;
  const server = createServer((socket) => {
    seen += 1;
    open.add(socket);
    const drip = setInterval(() => socket.write('x'), 500);
    socket.write('HTTP/1.1 201 Created\r\nx-slow: ');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      open.delete(socket);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => seen,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
