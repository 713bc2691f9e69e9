import type { OfficePost, PostAutosaveInput, PostDraftFields } from '../../../api/back-office-posts';
import { isApiError } from '../../../api/error-text';
import { differing, fieldsOf, picked } from '../../../admin-ui/editing/fields';
import { localCopies, type CopyKey, type LocalCopy } from '../../../admin-ui/editing/local-copies';
import { EMPTY_POST, type PostFields } from './post-fields';

const AUTOSAVE_MS = 1_200;
const AGAIN_MS = 8_000;

export type SaveState = 'new' | 'saved' | 'dirty' | 'saving' | 'failed' | 'conflict';

/** Those in which the server does not have every word. */
export const AT_RISK: readonly SaveState[] = ['dirty', 'saving', 'failed', 'conflict'];

/** How a sitting stands at one moment. */
export interface SittingView {
  /** As the server has it; null until it knows the post. */
  post: OfficePost | null;
  /** As it is typed. */
  fields: PostFields;
  /** As it was when the server last took it. */
  stored: PostFields;
  state: SaveState;
  /** In a conflict: the version that stands. */
  theirs: OfficePost | null;
  /** What had been typed last time and was not stored. */
  found: LocalCopy<PostFields> | null;
}

/** The calls of the API that a sitting makes; they throw an `ApiError`. */
export interface SittingServer {
  create: (fields: PostDraftFields) => Promise<OfficePost>;
  autosave: (id: string, input: PostAutosaveInput) => Promise<OfficePost>;
}

/**
 * A post while one person types: kept in this browser with every keystroke, on the server a moment later, and never
 * over what somebody else has stored.
 */
export class PostSitting {
  private view: SittingView;
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The version that what is typed began with; older than that of `post` where it was found beside a newer one. */
  private typedOn: number | null;
  private readonly listeners = new Set<() => void>();

  constructor(
    post: OfficePost | null,
    private readonly userId: string,
    private readonly server: SittingServer,
    /** Told the id of a new post. */
    private readonly onBorn: (id: string) => void,
  ) {
    const stored = post ? fieldsOf(EMPTY_POST, post) : EMPTY_POST;
    const copy = localCopies.read<PostFields>(this.copyKey(post));
    const typed = copy && { ...EMPTY_POST, ...copy.fields };
    this.typedOn = post?.version ?? null;
    this.view = { post, fields: stored, stored, state: post ? 'saved' : 'new', theirs: null, found: null };
    if (!copy || !typed || differing(typed, stored).length === 0) return;
    const stale = post !== null && copy.version !== post.version;
    this.typedOn = copy.version;
    this.view = {
      ...this.view,
      fields: typed,
      ...(stale ? { state: 'conflict', theirs: post } : { state: 'dirty', found: copy }),
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): SittingView => this.view;

  /** Takes up work: what was found is stored, and what failed is tried again when the network returns. */
  begin(): () => void {
    if (this.view.state === 'dirty') this.soon();
    const online = () => {
      if (this.view.state === 'failed') void this.flush();
    };
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      // What was typed in the last second goes on its way; should it fail, it is kept in this browser.
      if (this.view.state === 'dirty') void this.flush();
      clearTimeout(this.timer);
    };
  }

  change(fields: Partial<PostFields>): void {
    const { state } = this.view;
    this.set({
      fields: { ...this.view.fields, ...fields },
      ...(state !== 'conflict' && state !== 'saving' && { state: 'dirty' }),
    });
    this.keepHere();
    if (state !== 'conflict') this.soon();
  }

  /** Stores what is typed now. False where it could not. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    // One after the other: each names the version that the one before has made.
    while (this.running) await this.running;
    if (this.view.state === 'conflict') return false;
    this.running = this.store().finally(() => (this.running = null));
    const stored = await this.running;
    if (this.view.state === 'dirty') return this.flush();
    if (this.view.state === 'failed') this.timer = setTimeout(() => void this.flush(), AGAIN_MS);
    return stored;
  }

  /** Goes on from an answer of the server: what it says becomes the text. */
  adopt(post: OfficePost): void {
    const fields = fieldsOf(EMPTY_POST, post);
    this.set({ post, fields, stored: fields, state: 'saved', theirs: null, found: null });
    this.keepHere();
  }

  /** Shows both versions. */
  conflict(theirs: OfficePost): void {
    clearTimeout(this.timer);
    this.set({ state: 'conflict', theirs });
  }

  /** Goes on with a text that was put together from both. */
  resolve(fields: PostFields): void {
    const { theirs } = this.view;
    if (!theirs) return;
    this.set({ post: theirs, stored: fieldsOf(EMPTY_POST, theirs), fields, state: 'dirty', theirs: null });
    this.keepHere();
    void this.flush();
  }

  /** Forgets what was found in this browser. */
  dropFound(): void {
    clearTimeout(this.timer);
    const { stored, post } = this.view;
    this.set({ fields: stored, found: null, state: post ? 'saved' : 'new' });
    this.keepHere();
  }

  private async store(): Promise<boolean> {
    const { post, fields: sent, stored } = this.view;
    const changed = differing(sent, stored);
    if (changed.length === 0) {
      if (this.view.state !== 'new') this.set({ state: 'saved' });
      return true;
    }
    this.set({ state: 'saving' });
    try {
      const typed = picked(sent, changed);
      const answer = post
        ? await this.server.autosave(post.id, { version: post.version, ...typed })
        : await this.server.create(typed);
      if (!post) localCopies.drop(this.copyKey(null));
      const more = differing(this.view.fields, sent).length > 0;
      this.set({ post: answer, stored: sent, found: null, state: more ? 'dirty' : 'saved' });
      this.keepHere();
      if (!post) this.onBorn(answer.id);
      return true;
    } catch (error) {
      const theirs = isApiError(error) && error.code === 'stale_edit' && error.current;
      this.set(theirs ? { state: 'conflict', theirs: theirs as OfficePost } : { state: 'failed' });
      return false;
    }
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), AUTOSAVE_MS);
  }

  private keepHere(): void {
    const { post, fields, stored } = this.view;
    const key = this.copyKey(post);
    if (differing(fields, stored).length === 0) return localCopies.drop(key);
    localCopies.keep(key, fields, this.typedOn);
  }

  private copyKey(post: OfficePost | null): CopyKey {
    return { kind: 'post', userId: this.userId, id: post?.id ?? null };
  }

  private set(change: Partial<SittingView>): void {
    if (change.post) this.typedOn = change.post.version;
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}
