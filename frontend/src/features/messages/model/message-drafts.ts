import type { MessageDraft, MessageDraftInput } from '../../../api/messages';
import { isApiError } from '../../../lib/api-error';
import { SaveQueue } from '../../../lib/autosave/save-queue';
import { Listeners } from '../../../lib/listeners';
import { draftStore, type Draft, type KeptDraft } from './draft-store';

/** For this long after a keystroke the text here counts as the latest, whatever the clock of this device shows. */
const BEING_TYPED_MS = 10_000;

type Save = (conversationId: string, input: MessageDraftInput) => Promise<MessageDraft>;

/** A draft in one conversation: kept in the browser with every change, and on the server after a pause in typing. */
export class MessageDraftQueue extends SaveQueue<Omit<MessageDraftInput, 'basedOn'>> {
  kept: KeptDraft;
  /** In page time: the clock of a device may be wrong. */
  private lastKeyAt = -Infinity;
  /** The id of the message to send. Each page creates its own: the same text on two devices is two messages. */
  private messageId: string | null = null;
  /** The draft is no longer stored in the browser, whatever response arrives later. */
  private isForgotten = false;
  /** The text on the server; null while it is unknown. */
  private stored: string | null;

  constructor(
    private readonly owner: string,
    private readonly conversationId: string,
    send: Save,
    private readonly onChange: () => void,
  ) {
    const stored = draftStore.read(owner, conversationId);
    super({
      pauseMs: 1_500,
      save: async (value) => {
        if (value.text === this.stored) return this.keep({ saved: true });
        if (!navigator.onLine) throw new Error('Offline');
        this.accept(await send(conversationId, { ...value, basedOn: this.kept.version ?? 0 }), value.text);
      },
    });
    this.kept = stored;
    this.stored = stored.saved ? stored.text : null;
    if (!stored.saved) this.addKept();
  }

  change(changed: Partial<Draft>): void {
    if (changed.text === undefined || changed.text === this.kept.text) return this.keep(changed);
    this.lastKeyAt = performance.now();
    this.keep({ ...changed, saved: false, typedAt: Date.now() });
    this.addKept();
  }

  /** Empties the draft and returns the id for the message. */
  take(): string {
    const id = this.messageId ?? crypto.randomUUID();
    this.messageId = null;
    this.change({ text: '', replyTo: null });
    // At once, because another device would show the draft until then.
    void this.flush();
    return id;
  }

  /** Takes over the draft of the server, unless text typed here is not saved yet. */
  meet({ text, version }: MessageDraft): void {
    const own = this.kept.version ?? 0;
    if (!this.kept.saved || version < own || (version === own && text !== '')) return;
    this.stored = text;
    if (text === this.kept.text) return this.keep({ version });
    this.messageId = null;
    this.keep({ text, version, replyTo: null });
  }

  forget(): void {
    this.isForgotten = true;
    void this.drop();
  }

  /** The text that was typed last is kept: here, while someone is typing. */
  protected override onConflict(error: unknown): void {
    const current = ((isApiError(error) && error.current) || null) as MessageDraft | null;
    const own = this.unsaved;
    if (!current || !own) return super.onConflict(error);
    const isBeingTyped = this.isShown && performance.now() - this.lastKeyAt < BEING_TYPED_MS;
    if (isBeingTyped || current.text === own.text || new Date(own.typedAt) > new Date(current.typedAt)) {
      this.stored = current.text;
      this.keep({ version: current.version });
      void this.resume(own);
      return;
    }
    void this.drop();
    this.keep({ saved: true });
    this.meet(current);
  }

  private addKept(): void {
    const { text, typedAt = 0 } = this.kept;
    this.messageId ??= crypto.randomUUID();
    this.add({ text, clientMessageId: this.messageId, typedAt: new Date(typedAt).toISOString() });
  }

  private accept({ text, version }: MessageDraft, sent: string): void {
    this.stored = text;
    this.keep({ version, saved: this.kept.text === sent });
  }

  private keep(changed: Partial<KeptDraft>): void {
    this.kept = { ...this.kept, ...changed };
    if (!this.isForgotten) draftStore.write(this.owner, this.conversationId, this.kept);
    this.onChange();
  }
}

const keyOf = (owner: string, conversationId: string) => `${owner} ${conversationId}`;

/** The drafts of everyone who has logged in on this page. */
export class MessageDrafts {
  private readonly queues = new Map<string, MessageDraftQueue>();
  private readonly listeners = new Listeners();

  constructor(private send: Save) {}

  /** Sets the function that saves. */
  saveThrough(send: Save): void {
    this.send = send;
  }

  of(owner: string, conversationId: string): MessageDraftQueue {
    const key = keyOf(owner, conversationId);
    const known = this.queues.get(key);
    if (known) return known;
    const queue = new MessageDraftQueue(
      owner,
      conversationId,
      (id, input) => this.send(id, input),
      this.listeners.notify,
    );
    this.queues.set(key, queue);
    return queue;
  }

  readonly subscribe = this.listeners.subscribe;

  /** The text of a draft: the one typed here if it is newer than that of the server. */
  textOf(owner: string, conversationId: string, fromServer: MessageDraft | null | undefined): string {
    const own = this.queues.get(keyOf(owner, conversationId))?.kept;
    if (!own) return fromServer?.text ?? '';
    return !own.saved || !fromServer || (own.version ?? 0) > fromServer.version ? own.text : fromServer.text;
  }

  /** Saves what this person typed in any conversation while there was no connection. */
  flush(owner: string): void {
    for (const id of draftStore.unsaved(owner)) void this.of(owner, id).flush();
  }

  /** Someone logged out. */
  forget(): void {
    for (const queue of this.queues.values()) queue.forget();
    this.queues.clear();
  }
}

export const messageDrafts = new MessageDrafts(() => Promise.reject(new Error('Not yet')));
