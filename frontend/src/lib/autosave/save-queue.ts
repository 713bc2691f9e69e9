import { isApiError } from '../api-error';
import { sessionOwner } from '../session';
import { Listeners } from '../listeners';
import { unsavedQueues } from './unsaved-queues';

const PAUSE_MS = 900;
const AGAIN_MS = 8_000;
/** Errors that may succeed when they are retried. */
const WORTH_ANOTHER_TRY = new Set([0, 408, 429]);

export type SaveState = 'saved' | 'dirty' | 'saving' | 'failed' | 'conflict';

interface SaveQueueOptions<Value> {
  /** Stores a value; throws an `ApiError`. */
  save: (value: Value) => Promise<unknown>;
  /** Merges the typed text with what another window has stored; null leaves that to the person. */
  merge?: (value: Value) => Promise<Value | null>;
  /** How long a pause in typing is. */
  pauseMs?: number;
}

const saysStale = (error: unknown) =>
  isApiError(error) && (error.code === 'stale_edit' || error.code === 'notes_changed');

/**
 * Saves the newest text: a moment after each pause, at once when the screen or the page is left, one save at a time,
 * and again until it succeeds. Stops when another window has stored something newer.
 */
export class SaveQueue<Value> {
  private view: SaveState = 'saved';
  /** Text that the server does not have yet. Stays here during a save, so that a failure loses nothing. */
  private next: { value: Value } | null = null;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private screens = 0;
  private left = false;
  private touched = false;
  private readonly typedBy = sessionOwner();
  private readonly listeners = new Listeners();

  constructor(protected readonly options: SaveQueueOptions<Value>) {}

  readonly subscribe = this.listeners.subscribe;

  readonly state = (): SaveState => this.view;

  /** The typed value that is not stored yet. */
  get unsaved(): Value | undefined {
    return this.next?.value;
  }

  /** Whether anything was typed since this began. */
  get isTouched(): boolean {
    return this.touched;
  }

  /** Whether a screen shows it now. */
  get isShown(): boolean {
    return this.screens > 0;
  }

  /** Whether its author has logged out. It saves nothing until they log in again. */
  get isAuthorLoggedOut(): boolean {
    return sessionOwner() !== this.typedBy;
  }

  /** Takes the newest value; older unsaved values are dropped. */
  add(value: Value): void {
    this.next = { value };
    this.touched = true;
    if (this.view === 'conflict') return;
    if (this.view !== 'saving') this.set('dirty');
    this.later(this.options.pauseMs ?? PAUSE_MS);
  }

  /** Saves now what waits. False where it could not. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.running) await this.running;
    if (this.view === 'conflict') return false;
    if (!this.next) return true;
    if (this.isAuthorLoggedOut) return false;
    this.running = this.store(this.next).finally(() => (this.running = null));
    await this.running;
    return this.state() === 'dirty' ? this.flush() : this.state() === 'saved';
  }

  /** Discards unsaved text. Resolves once a running save has ended, so that it cannot arrive after that. */
  async drop(): Promise<void> {
    clearTimeout(this.timer);
    this.next = null;
    this.set('saved');
    while (this.running) await this.running;
  }

  /** Pauses until `resume`: the person decides between two versions. */
  stop(): void {
    clearTimeout(this.timer);
    this.set('conflict');
  }

  /** Continues after a conflict with the chosen value. */
  async resume(value: Value): Promise<boolean> {
    this.next = { value };
    this.set('dirty');
    return this.flush();
  }

  /** Attaches a screen. The returned function detaches it and saves unsaved text. */
  begin(): () => Promise<boolean> {
    this.screens += 1;
    this.left = false;
    const online = () => {
      if (this.view === 'failed') void this.flush();
    };
    const leave = () => void this.flush();
    const hidden = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('online', online);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hidden);
    if (this.view === 'dirty' || this.view === 'failed') this.later(0);
    return () => {
      this.screens -= 1;
      this.left = this.screens === 0;
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hidden);
      return this.flush();
    };
  }

  private async store(sent: { value: Value }): Promise<void> {
    this.set('saving');
    try {
      await this.options.save(sent.value);
      if (this.next === sent) this.next = null;
      this.set(this.next ? 'dirty' : 'saved');
    } catch (error) {
      if (this.next) await this.failed(error);
    }
  }

  private async failed(error: unknown): Promise<void> {
    if (saysStale(error)) {
      const merged = this.next && (await this.options.merge?.(this.next.value).catch(() => null));
      if (!merged) return this.onConflict(error);
      this.next = { value: merged };
      return this.set('dirty');
    }
    this.set('failed');
    // After the screen is left its error is not shown, because another person may be logged in by then.
    if (!this.left && mayWorkLater(error)) this.later(AGAIN_MS);
  }

  protected onConflict(_error: unknown): void {
    this.set('conflict');
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private set(state: SaveState): void {
    this.view = state;
    if (this.next) unsavedQueues.add(this);
    else unsavedQueues.delete(this);
    this.listeners.notify();
  }
}

const mayWorkLater = (error: unknown): boolean =>
  !isApiError(error) || error.status >= 500 || WORTH_ANOTHER_TRY.has(error.status);
