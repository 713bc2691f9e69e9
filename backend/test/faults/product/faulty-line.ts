import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What the line does to everything that goes through it. */
export type LineFault = 'cut before the request' | 'cut before the answer' | 'cut after the answer' | 'delay' | 'drop';

const DELAY_MS = 200;

/** A TCP connection between clients and one process, which can be made bad. */
export class FaultyLine {
  private fault: LineFault | null = null;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(target: string): Promise<FaultyLine> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const line = new FaultyLine(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (client) => line.join(client, connect(Number(new URL(target).port), '127.0.0.1')));
    return line;
  }

  begin(fault: LineFault): void {
    this.fault = fault;
  }

  /** Good again; connections whose bytes were swallowed end, as a network's would in the end. */
  end(): void {
    const { fault } = this;
    this.fault = null;
    if (fault === 'drop') for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(client: Socket, api: Socket): void {
    const cut = () => {
      client.destroy();
      api.destroy();
    };
    for (const socket of [client, api]) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut);
      socket.on('close', () => {
        this.sockets.delete(socket);
        cut();
      });
    }
    client.on('data', (bytes) => (this.fault === 'cut before the request' ? cut() : this.pass(api, bytes)));
    api.on('data', (bytes) => {
      if (this.fault === 'cut before the answer') cut();
      else if (this.fault === 'cut after the answer') client.end(bytes, cut);
      else this.pass(client, bytes);
    });
  }

  private pass(to: Socket, bytes: Buffer): void {
    if (this.fault === 'drop' || to.destroyed) return;
    if (this.fault !== 'delay') to.write(bytes);
    else setTimeout(() => !to.destroyed && to.write(bytes), DELAY_MS);
  }
}
