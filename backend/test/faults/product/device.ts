import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ConversationHeadsDto } from '../../../src/modules/messaging/conversations/conversation.dto.js';
import type { ReadStateDto } from '../../../src/modules/messaging/reading/reading.dto.js';
import type { MessageDto } from '../../../src/modules/messaging/sending/message.dto.js';
import type { ThreadPageDto } from '../../../src/modules/messaging/thread/thread.dto.js';
import type { SocketAnswer } from '../../../src/platform/realtime/index.js';
import { ApiClient, RefusedError, type Account } from './api-client.js';
import { ConversationView } from '../support/conversation-view.js';
import type { Acknowledged } from '../support/history.js';

const ANSWER_MS = 4_000;
const POLL_MS = 2_000;
/** Below the limit for sending in production, at the scale that is allowed there. */
const LONGEST_THOUGHT_MS = 600;

interface DeviceOptions {
  account: Account;
  conversationId: string;
  /** Addresses of the processes: any of them will do. */
  urls: readonly string[];
  random: () => number;
  /** The mistake of a client that makes a new id for each try. */
  newIdOnRetry?: boolean;
  /** No socket: everything goes through HTTP. */
  withoutSocket?: boolean;
}

/**
 * A person's device that follows the protocol: one message at a time under an id of its own, tried again at any
 * process until it is acknowledged; what arrives is taken in order, what is missing is asked for.
 */
export class Device {
  readonly acknowledged: Acknowledged[] = [];
  readonly view: ConversationView;
  readonly client: ApiClient;
  /** Messages to which a reaction was acknowledged. */
  readonly reactedTo: string[] = [];
  /** How far the server has acknowledged this person's reading. */
  readUpTo = 0;
  /** Messages that were sent to two processes at the same moment. */
  duplicates = 0;
  private socket: Socket | undefined;
  private stopped = false;
  private sent = 0;

  constructor(readonly options: DeviceOptions) {
    this.client = new ApiClient(options.account, options.urls, options.random);
    const messages = `/conversations/${options.conversationId}/messages`;
    this.view = new ConversationView((seq) => this.client.call<ThreadPageDto>('GET', `${messages}?after=${seq}`));
  }

  /** Writes, reads and reacts until it is told to stop, and ends with nothing unacknowledged. */
  async talk(): Promise<void> {
    const { random } = this.options;
    this.connect();
    const looking = this.lookAtHeads();
    while (!this.stopped) {
      const message = await this.send();
      if (random() < 0.1) await this.react(message.id);
      if (random() < 0.2) await this.read();
      await pause(LONGEST_THOUGHT_MS * random());
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
    this.client.abandon();
    this.socket?.disconnect();
  }

  /** Catches up with everything there is, and goes offline. */
  async settle(): Promise<void> {
    const lastSeq = await this.client.until(() => this.head());
    await this.client.until(() => this.view.reach(lastSeq));
    this.socket?.disconnect();
  }

  private async send(): Promise<MessageDto> {
    this.sent += 1;
    const { conversationId, account, newIdOnRetry } = this.options;
    const message = { clientMessageId: randomUUID(), content: `${account.userId} ${this.sent}` };
    const stored = await this.client.until(() => {
      if (newIdOnRetry) message.clientMessageId = randomUUID();
      return this.trySend({ ...message });
    });
    this.acknowledged.push({ conversationId, clientMessageId: message.clientMessageId, seq: stored.seq });
    return stored;
  }

  private async trySend(message: { clientMessageId: string; content: string }): Promise<MessageDto> {
    const { conversationId, random, urls } = this.options;
    const path = `/conversations/${conversationId}/messages`;
    if (random() < 0.1) {
      this.duplicates += 1;
      const both = urls.map((url) => this.client.call<MessageDto>('POST', path, message, { url }));
      const stored = (await Promise.allSettled(both)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      // Whatever was acknowledged has to hold: both answers are judged.
      for (const { seq } of stored.slice(1))
        this.acknowledged.push({ conversationId, clientMessageId: message.clientMessageId, seq });
      return stored[0] ?? ((await both[0]) as MessageDto);
    }
    if (!this.socket?.connected || random() < 0.5) return this.client.call<MessageDto>('POST', path, message);
    const answer = (await this.socket
      .timeout(ANSWER_MS)
      .emitWithAck('message.send', { conversationId, ...message })) as SocketAnswer;
    if (!answer.ok) throw new RefusedError(answer.error.statusCode, answer.error.message);
    return answer.data as MessageDto;
  }

  private async react(messageId: string): Promise<void> {
    await this.client.write('PUT', `/messages/${messageId}/reactions/heart`);
    this.reactedTo.push(messageId);
  }

  private async read(): Promise<void> {
    const path = `/conversations/${this.options.conversationId}/read`;
    const seq = this.view.lastSeq;
    const state = await this.client.until(() => this.client.call<ReadStateDto>('PUT', path, { seq }));
    this.readUpTo = Math.max(this.readUpTo, state.lastReadSeq);
  }

  private async lookAtHeads(): Promise<void> {
    while (!this.stopped) {
      this.view.reached(await this.head().catch(() => 0));
      await pause(POLL_MS * (0.5 + this.options.random()));
    }
  }

  private async head(): Promise<number> {
    const { items } = await this.client.call<ConversationHeadsDto>('GET', '/conversations/heads');
    return items.find(({ conversationId }) => conversationId === this.options.conversationId)?.lastSeq ?? 0;
  }

  private connect(): void {
    const { account, random, withoutSocket } = this.options;
    if (withoutSocket) return;
    const socket = io(this.client.anyUrl(), {
      auth: { token: account.token },
      extraHeaders: { 'x-forwarded-for': account.address },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      timeout: ANSWER_MS,
    });
    this.socket = socket;
    const again = () => {
      if (this.stopped || this.socket !== socket) return;
      this.socket = undefined;
      setTimeout(() => this.connect(), 500 + 1_500 * random());
    };
    socket.on('disconnect', again).on('connect_error', again);
    const arrived = ({ seq }: { seq: number }) => this.view.arrived(seq);
    socket.on('message.created', arrived).on('reaction.changed', arrived);
  }
}
