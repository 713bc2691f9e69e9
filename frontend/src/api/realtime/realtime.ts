import type { Socket } from 'socket.io-client';
import { paths } from '../../config/paths';
import { accessToken, refreshOrSignOut, signOutHere } from '../../lib/session';
import { Listeners } from '../../lib/listeners';
import type { Ack, ClientRequests, ClientSignals, RealtimeStatus, ServerEvents } from './realtime-types';

type Handler<E extends keyof ServerEvents> = (payload: ServerEvents[E]) => void;

const ANSWER_MS = 5_000;
/**
 * How long a tab over the limit waits before it tries again. Until then it polls by HTTP, as every tab does every 30
 * seconds.
 */
const CROWDED_PAUSE_MS = 15_000;
const OFFLINE: Ack<never> = { ok: false, error: { code: 'offline', message: 'You are offline.' } };

/** The live connection of a signed-in tab. Its code is loaded when the first person logs in. */
class Realtime {
  private socket: Socket | null = null;
  private opening: Promise<void> | null = null;
  private wanted = false;
  private status: RealtimeStatus = 'offline';
  private readonly statusListeners = new Listeners();
  private readonly handlers = new Map<string, Set<(payload: unknown) => void>>();

  /** Opens the connection with the current access token; does nothing when it is open. */
  connect(): void {
    this.wanted = true;
    if (this.socket) {
      if (!this.socket.active) this.socket.connect();
      return;
    }
    this.opening ??= this.open().finally(() => {
      this.opening = null;
    });
  }

  /** Closes the connection for good, as on logging out. */
  disconnect(): void {
    this.wanted = false;
    this.socket?.disconnect();
    this.socket = null;
    this.setStatus('offline');
  }

  /** Subscribes to an event of the server; returns a function that unsubscribes. Survives reconnects. */
  on<E extends keyof ServerEvents>(event: E, handler: Handler<E>): () => void {
    const handlers = this.handlers.get(event) ?? new Set();
    const typed = (payload: unknown) => handler(payload as ServerEvents[E]);
    this.handlers.set(event, handlers.add(typed));
    return () => handlers.delete(typed);
  }

  /** Whether there is a subscriber for this event. */
  isFollowed(event: keyof ServerEvents): boolean {
    return (this.handlers.get(event)?.size ?? 0) > 0;
  }

  /** Handles a value that was read by HTTP as if the server had sent it by socket, so that both use the same code. */
  receive<E extends keyof ServerEvents>(event: E, payload: ServerEvents[E]): void {
    this.hand(event, payload);
  }

  /** Sends an event that may be lost. */
  emit<E extends keyof ClientSignals>(event: E, payload: ClientSignals[E]): void {
    if (this.socket?.connected) this.socket.volatile.emit(event, payload);
  }

  /** Sends a request and waits for its acknowledgement, at most 5 seconds. Never throws. */
  async request<E extends keyof ClientRequests>(
    event: E,
    payload: ClientRequests[E]['payload'],
  ): Promise<Ack<ClientRequests[E]['answer']>> {
    if (!this.socket?.connected) return OFFLINE;
    try {
      return (await this.socket.timeout(ANSWER_MS).emitWithAck(event, payload)) as Ack<ClientRequests[E]['answer']>;
    } catch {
      return { ok: false, error: { code: 'timeout', message: 'No answer came in time.' } };
    }
  }

  getStatus = (): RealtimeStatus => this.status;

  subscribeStatus = this.statusListeners.subscribe;

  private hand(event: string, payload: unknown): void {
    for (const handler of this.handlers.get(event) ?? []) handler(payload);
  }

  private async open(): Promise<void> {
    this.setStatus('connecting');
    const { io } = await import('socket.io-client');
    if (!this.wanted) return;
    const socket = io({
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      auth: (answer) => answer({ token: accessToken() }),
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 15_000,
      randomizationFactor: 0.5,
    });
    this.socket = socket;
    socket.on('connect', () => this.setStatus('connected'));
    socket.on('disconnect', (reason) => {
      this.setStatus(this.wanted ? 'connecting' : 'offline');
      // A server that shuts down disconnects us on purpose; Socket.IO does not reconnect after that.
      if (reason === 'io server disconnect' && this.wanted) void this.refreshAndReconnect(socket);
    });
    socket.on('connect_error', (error: Error & { data?: { code?: string; retryAfter?: number } }) => {
      if (socket.active || !this.wanted) return;
      // Connected too often within a minute: only waiting helps.
      if (error.data?.retryAfter !== undefined) this.reconnectLater(socket, error.data.retryAfter * 1_000);
      // Too many tabs: a fresh token would not help, only another tab closing.
      else if (error.data?.code === 'rate_limited') {
        this.setStatus('refused');
        this.reconnectLater(socket, CROWDED_PAUSE_MS);
      }
      // A fresh token would not help: the account must set up its second factor first.
      else if (error.data?.code !== 'second_factor_required') void this.refreshAndReconnect(socket);
    });
    // A suspended person sees the reason on the log-in page.
    socket.on('session.ended', ({ reason }: { reason?: string }) => {
      // The answer to another refresh contains the reason why the account is closed.
      if (reason === 'account-disabled') refreshOrSignOut().catch(() => signOutHere(paths.auth));
      else signOutHere(paths.home);
    });
    socket.onAny((event: string, ...args: unknown[]) => this.hand(event, args[0]));
  }

  /** A rejected handshake means an expired token: refresh it, then connect again. */
  private async refreshAndReconnect(socket: Socket): Promise<void> {
    try {
      if (!(await refreshOrSignOut())) return;
    } catch {
      // The API is unreachable; `connect` below starts Socket.IO's own backoff.
    }
    this.reconnectLater(socket, 1_000);
  }

  /** The delay is random, so that browsers do not all reconnect to a restarted server at once. */
  private reconnectLater(socket: Socket, atLeastMs: number): void {
    setTimeout(
      () => {
        if (this.wanted && this.socket === socket && !socket.active) socket.connect();
      },
      atLeastMs + Math.random() * 4_000,
    );
  }

  private setStatus(status: RealtimeStatus): void {
    if (this.status === status) return;
    this.status = status;
    this.statusListeners.notify();
  }
}

export const realtime = new Realtime();
