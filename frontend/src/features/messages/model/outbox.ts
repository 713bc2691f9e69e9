import { serverNow } from '../../../lib/clocks';
import { Listeners } from '../../../lib/listeners';
import { withTabLock, overSocketOrHttp, type Send } from './sending';
import type { Message, QuotedMessage } from './thread';
import type { UnsentFile } from './draft-files';
import { UnsentMessages, unsentMessages } from './unsent-messages';
import { unsentStore, type UnsentMessage } from './unsent-store';

/** Answers after which sending the same words again cannot help. */
const FINAL = new Set([
  'validation_failed',
  'bad_request',
  'not_found',
  'forbidden',
  'files_need_answer',
  'conflict',
  'message_not_delivered',
  'deal_breaker',
  'conversation_limit_reached',
]);
/** The server has it, and a moderator reads it before its receiver does. */
const HELD = 'message_held';
/** The server has it from another tab, which uploaded its files itself: an id is made for one message. */
const SENT_ELSEWHERE = 'message_id_reused';
/** With these words an earlier release kept such a message as refused. */
const SENT_ELSEWHERE_WORDS = 'Another message has already been sent with this ID.';
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

type Outcome = 'settled' | 'offline' | 'again';

/** What few messages have. */
interface Particulars {
  replyTo?: QuotedMessage | null;
  files?: readonly UnsentFile[];
  /** Its author declines with it. */
  declines?: boolean;
  /** That of its draft. */
  clientMessageId?: string;
}

interface Outlet {
  send: Send;
  /** Tries a message while no other tab does. */
  alone: typeof withTabLock;
  store: typeof unsentStore;
}

/**
 * Sends what was written, one message at a time in each conversation and in its order, until the server has
 * acknowledged it. A message keeps its id through every try, so that a lost acknowledgement never doubles it.
 */
export class Outbox {
  private readonly sending = new Set<string>();
  private readonly acknowledged = new Listeners<[message: Message]>();
  private readonly held = new Listeners<[conversationId: string]>();
  private readonly resting = new Set<() => void>();
  /** Ids of messages that are in the browser's storage. Without storage a message exists only in this tab. */
  private readonly stored = new Set<string>();
  private flushes = 0;
  private accountId: string | null = null;

  constructor(
    private readonly outlet: Outlet,
    readonly unsent = new UnsentMessages(),
  ) {}

  /** Takes up what an earlier page or visit of this account, or another tab, left unsent. */
  async open(accountId: string): Promise<void> {
    this.accountId = accountId;
    const stored = await this.outlet.store.list(accountId);
    if (this.accountId !== accountId) return;
    for (const { clientMessageId } of stored) this.stored.add(clientMessageId);
    const here = new Map(
      this.unsent
        .all()
        .filter((message) => message.accountId === accountId)
        .map((one) => [one.clientMessageId, one]),
    );
    const known = new Set(stored.map(({ clientMessageId }) => clientMessageId));
    this.unsent.set([
      ...stored.map((message) => here.get(message.clientMessageId) ?? unstuck(message)),
      ...[...here.values()].filter(({ clientMessageId }) => !known.has(clientMessageId)),
    ]);
    this.flush();
  }

  /** There is a way to the server again. What a tab wrote that is closed by now is sent too. */
  resume(): void {
    this.flush();
    if (this.accountId) this.open(this.accountId).catch(() => undefined);
  }

  /** Forgets who writes; what is unsent stays in the browser for their next visit. */
  close(): void {
    this.accountId = null;
    this.unsent.set([]);
  }

  /** Accepts a message. It is stored before anything is sent. */
  async add(
    conversationId: string,
    content: string,
    { replyTo = null, files = [], declines = false, clientMessageId = crypto.randomUUID() }: Particulars = {},
  ): Promise<void> {
    if (!this.accountId) return;
    const message: UnsentMessage = {
      clientMessageId,
      accountId: this.accountId,
      conversationId,
      content,
      replyTo,
      ...(files.length > 0 && { files }),
      ...(declines && { declines }),
      createdAt: serverNow().toISOString(),
      failure: null,
    };
    this.unsent.set([...this.unsent.all(), message]);
    await this.put(message);
    this.flush();
  }

  /** Tries a refused message once more. */
  retry(clientMessageId: string): void {
    this.replace(clientMessageId, { failure: null });
    this.flush();
  }

  async discard(clientMessageId: string): Promise<void> {
    await this.drop(clientMessageId);
    this.flush();
  }

  /** Sends whatever waits, in every conversation, also what rests after a failed try. */
  flush(): void {
    this.flushes += 1;
    for (const wake of this.resting) wake();
    for (const conversationId of new Set(this.unsent.all().map((message) => message.conversationId)))
      void this.drain(conversationId);
  }

  /** Calls back with each message as the server stored it; returns the way to stop. */
  onAcknowledged = this.acknowledged.subscribe;

  /** Calls back when the server keeps a message for a moderator to read; returns the way to stop. */
  onHeld = this.held.subscribe;

  private async drain(conversationId: string): Promise<void> {
    if (this.sending.has(conversationId)) return;
    this.sending.add(conversationId);
    try {
      let pause = FIRST_PAUSE_MS;
      for (let next = this.next(conversationId); next; next = this.next(conversationId)) {
        const { flushes } = this;
        const outcome = await this.attemptAlone(next);
        // The next connection flushes, or has done so meanwhile.
        if (outcome === 'offline' && flushes === this.flushes) return;
        if (outcome === 'again') await this.rest(pause);
        pause = outcome === 'again' ? Math.min(pause * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      }
    } finally {
      this.sending.delete(conversationId);
    }
  }

  private attemptAlone(message: UnsentMessage): Promise<Outcome> {
    return this.outlet.alone(`send-message ${message.clientMessageId}`, () => this.attempt(message));
  }

  private async attempt(message: UnsentMessage): Promise<Outcome> {
    const { clientMessageId, conversationId } = message;
    if (await this.isGone(clientMessageId)) this.forget(clientMessageId);
    // Meanwhile it may have been discarded in this tab, or its author has logged out.
    if (this.next(conversationId) !== message) return 'settled';
    const answer = await this.outlet.send(message, (files) => this.replace(clientMessageId, { files }));
    if (!answer.ok && answer.error.code === 'offline') return 'offline';
    if (answer.ok) this.acknowledged.notify(answer.data);
    else if (answer.error.code === HELD) this.held.notify(conversationId);
    else if (FINAL.has(answer.error.code)) {
      this.replace(clientMessageId, { failure: answer.error.message });
      return 'settled';
    } else if (answer.error.code !== SENT_ELSEWHERE) return 'again';
    await this.drop(clientMessageId);
    return 'settled';
  }

  /** The oldest unsent message of a conversation; a refused one holds back what was written after it. */
  private next(conversationId: string): UnsentMessage | undefined {
    const first = this.unsent.all().find((message) => message.conversationId === conversationId);
    return first?.failure === null ? first : undefined;
  }

  private async drop(clientMessageId: string): Promise<void> {
    this.forget(clientMessageId);
    await this.outlet.store.remove(clientMessageId).catch(() => undefined);
  }

  private replace(clientMessageId: string, change: Partial<UnsentMessage>): void {
    this.unsent.set(
      this.unsent
        .all()
        .map((message) => (message.clientMessageId === clientMessageId ? { ...message, ...change } : message)),
    );
    const changed = this.unsent.all().find((message) => message.clientMessageId === clientMessageId);
    if (changed) void this.put(changed);
  }

  private forget(clientMessageId: string): void {
    this.unsent.set(this.unsent.all().filter((message) => message.clientMessageId !== clientMessageId));
  }

  private put(message: UnsentMessage): Promise<void> {
    return this.outlet.store.put(message).then(
      () => void this.stored.add(message.clientMessageId),
      () => undefined,
    );
  }

  /** Whether another tab has sent or discarded it. */
  private async isGone(clientMessageId: string): Promise<boolean> {
    return this.stored.has(clientMessageId) && !(await this.outlet.store.has(clientMessageId).catch(() => true));
  }

  /** Jitter keeps many browsers that lost the same server from returning at once. */
  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.resting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms * (0.75 + Math.random() / 2));
      this.resting.add(wake);
    });
  }
}

const unstuck = (message: UnsentMessage): UnsentMessage =>
  message.failure === SENT_ELSEWHERE_WORDS ? { ...message, failure: null } : message;

/** The outbox of this tab. */
export const outbox = new Outbox({ send: overSocketOrHttp, alone: withTabLock, store: unsentStore }, unsentMessages);
