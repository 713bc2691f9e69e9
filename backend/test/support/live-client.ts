import { io, type Socket } from 'socket.io-client';
import type { SocketAnswer } from '../../src/platform/realtime/index.js';
import { PATIENCE_MS } from './eventually.js';
import type { TestApp } from './test-app.js';

interface LiveClientOptions {
  token: unknown;
  origin?: string;
}

interface Received {
  event: string;
  payload: unknown;
}

/** A person's open page: records every event of its socket. */
export class LiveClient {
  readonly received: Received[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: Socket) {
    socket.onAny((event: string, payload: unknown) => this.remember(event, payload));
    socket.on('disconnect', (reason) => this.remember('disconnect', reason));
  }

  /** Resolves once the server has let the socket in; rejects with what it was refused with. */
  static async connect(
    { url }: Pick<TestApp, 'url'>,
    { token, origin = 'http://localhost:3000' }: LiveClientOptions,
  ): Promise<LiveClient> {
    const socket = io(url, {
      auth: { token },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      extraHeaders: { origin },
    });
    const client = new LiveClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error: Error & { data?: unknown }) =>
        reject(new RefusedError(error.message, error.data)),
      );
    });
    return client;
  }

  /** Asks for something and waits for the acknowledgement. */
  async ask(event: string, payload?: unknown): Promise<SocketAnswer> {
    return (await this.socket.timeout(PATIENCE_MS).emitWithAck(event, payload)) as SocketAnswer;
  }

  /** Asks for something that must succeed. */
  async done<T>(event: string, payload: unknown): Promise<T> {
    const answer = await this.ask(event, payload);
    if (!answer.ok) throw new Error(`${event} failed: ${JSON.stringify(answer.error)}`);
    return answer.data as T;
  }

  /** The first payload of `event` that matches, received or still to come. */
  async waitFor<T>(event: string, fits: (payload: T) => boolean = () => true): Promise<T> {
    for (;;) {
      const found = this.all<T>(event).find(fits);
      if (found !== undefined) return found;
      await this.news(event);
    }
  }

  /** All payloads of `event` so far. */
  all<T>(event: string): T[] {
    return this.received.filter((one) => one.event === event).map(({ payload }) => payload as T);
  }

  close(): void {
    this.socket.disconnect();
  }

  private remember(event: string, payload: unknown): void {
    this.received.push({ event, payload });
    for (const wake of this.waiting) wake();
  }

  private async news(awaited: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const settle = (end: () => void) => () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        end();
      };
      const wake = settle(resolve);
      const timer = setTimeout(
        settle(() => reject(new Error(`Waited in vain for ${awaited}`))),
        PATIENCE_MS,
      );
      this.waiting.add(wake);
    });
  }
}

/** The server did not let the socket in; `data` is the body that HTTP would have answered with. */
class RefusedError extends Error {
  constructor(
    message: string,
    readonly data: unknown,
  ) {
    super(message);
  }
}
