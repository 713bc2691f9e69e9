import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ConversationHeadsDto } from '../../../src/modules/messaging/conversations/conversation.dto.js';
import type { MessageDto } from '../../../src/modules/messaging/sending/message.dto.js';
import type { ThreadPageDto } from '../../../src/modules/messaging/thread/thread.dto.js';
import type { SocketAnswer } from '../../../src/platform/realtime/index.js';
import { ConversationView } from './conversation-view.js';
import type { Acknowledged } from './history.js';

const ANSWER_MS = 2_000;
const POLL_MS = 500;
/** Quick enough that a kill always hits somebody, slow enough to leave processes the strength to start again. */
const LONGEST_THOUGHT_MS = 100;

export interface DeviceOptions {
  userId: string;
  token: string;
  conversationId: string;
  /** Addresses of the processes: any of them will do. */
  urls: readonly string[];
  random: () => number;
}

/**
 * A person's device that follows the protocol: one message at a time under an id of its own, tried again at any
 * process until it is acknowledged; what arrives is taken in order, what is missing is asked for.
 */
export class Device {
  readonly acknowledged: Acknowledged[] = [];
  readonly view: ConversationView;
  retries = 0;
  private socket: Socket | undefined;
  private stopped = false;
  private abandoned = false;
  private sent = 0;

  constructor(readonly options: DeviceOptions) {
    const { conversationId } = options;
    this.view = new ConversationView((seq) =>
      this.get<ThreadPageDto>(`/conversations/${conversationId}/messages?after=${seq}`),
    );
  }

  /** Writes and reacts until it is told to stop, and ends with nothing unacknowledged. */
  async talk(): Promise<void> {
    this.connect();
    const looking = this.lookAtHeads();
    while (!this.stopped) {
      const message = await this.send();
      if (this.options.random() < 0.2) await this.until(() => this.react(message.id));
      await pause(LONGEST_THOUGHT_MS * this.options.random());
    }
    await looking;
  }

  /** Writes nothing new from now on. */
  stop(): void {
    this.stopped = true;
  }

  /** Gives up whatever it is still trying. */
  abandon(): void {
    this.stopped = true;
    this.abandoned = true;
    this.socket?.disconnect();
  }

  /** Catches up with everything there is, and goes offline. */
  async settle(): Promise<void> {
    const lastSeq = await this.until(() => this.head());
    await this.until(() => this.view.reach(lastSeq));
    this.socket?.disconnect();
  }

  private async send(): Promise<MessageDto> {
    this.sent += 1;
    const { conversationId, userId } = this.options;
    const message = { clientMessageId: randomUUID(), content: `${userId} ${this.sent}` };
    const stored = await this.until(() => this.trySend(message));
    this.acknowledged.push({ conversationId, clientMessageId: message.clientMessageId, seq: stored.seq });
    return stored;
  }

  private async trySend(message: { clientMessageId: string; content: string }): Promise<MessageDto> {
    const { conversationId, random } = this.options;
    if (!this.socket?.connected || random() < 0.5)
      return this.call<MessageDto>('POST', `/conversations/${conversationId}/messages`, message);
    const answer = (await this.socket
      .timeout(ANSWER_MS)
      .emitWithAck('message.send', { conversationId, ...message })) as SocketAnswer;
    if (!answer.ok) throw refusal(answer.error.statusCode, answer.error.message);
    return answer.data as MessageDto;
  }

  private async react(messageId: string): Promise<void> {
    await this.call('PUT', `/messages/${messageId}/reactions/heart`);
  }

  private async lookAtHeads(): Promise<void> {
    while (!this.stopped) {
      this.view.heard(await this.head().catch(() => 0));
      await pause(POLL_MS * (0.5 + this.options.random()));
    }
  }

  private async head(): Promise<number> {
    const { items } = await this.get<ConversationHeadsDto>('/conversations/heads');
    return items.find(({ conversationId }) => conversationId === this.options.conversationId)?.lastSeq ?? 0;
  }

  private connect(): void {
    const { token, random } = this.options;
    const socket = io(this.anyUrl(), {
      auth: { token },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    this.socket = socket;
    const again = () => {
      if (this.stopped || this.socket !== socket) return;
      this.socket = undefined;
      setTimeout(() => this.connect(), 100 + 300 * random());
    };
    socket.on('disconnect', again).on('connect_error', again);
    const arrived = ({ seq }: { seq: number }) => this.view.arrived(seq);
    socket.on('message.created', arrived).on('reaction.changed', arrived);
  }

  private get<T>(path: string): Promise<T> {
    return this.call<T>('GET', path);
  }

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.anyUrl()}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.options.token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!answer.ok) throw refusal(answer.status, `${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  private async until<T>(attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (this.abandoned || error instanceof RefusedForGoodError) throw error;
        this.retries += 1;
        await pause(20 + 180 * this.options.random());
      }
    }
  }

  private anyUrl(): string {
    const { urls, random } = this.options;
    return urls[Math.floor(random() * urls.length)] as string;
  }
}

/** Trying again would not help: the test itself is wrong. */
class RefusedForGoodError extends Error {}

const refusal = (status: number, message: string) =>
  status < 500 && status !== 429 ? new RefusedForGoodError(`${status} ${message}`) : new Error(`${status} ${message}`);
