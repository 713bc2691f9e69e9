import type { AdminPost, PostAutosaveInput, PostDraftFields } from '../../../../api/admin-posts';
import { isApiError } from '../../../../lib/api-error';
import { differing, fieldsOf, picked } from '../../../../admin-ui/editing/fields';
import { localCopies, type CopyKey, type LocalCopy } from '../../../../admin-ui/editing/local-copies';
import { SaveQueue, type SaveState } from '../../../../lib/autosave';
import { EMPTY_POST, type PostFields } from './post-fields';

const PAUSE_MS = 1_200;

export type PostState = 'new' | SaveState;

/** Those in which the server does not have every word. */
export const AT_RISK: readonly PostState[] = ['dirty', 'saving', 'failed', 'conflict'];

/** How a sitting stands at one moment. */
export interface SittingView {
  /** As the server has it; null until it knows the post. */
  post: AdminPost | null;
  /** As it is typed. */
  fields: PostFields;
  /** As it was when the server last took it. */
  stored: PostFields;
  state: PostState;
  /** In a conflict: the version that stands. */
  theirs: AdminPost | null;
  /** What had been typed last time and was not stored. */
  found: LocalCopy<PostFields> | null;
}

/** The calls of the API that a sitting makes; they throw an `ApiError`. */
export interface SittingServer {
  create: (fields: PostDraftFields) => Promise<AdminPost>;
  autosave: (id: string, input: PostAutosaveInput) => Promise<AdminPost>;
}

/**
 * A post while one person types: kept in this browser with every keystroke, on the server a moment later, and never
 * over what someone else has stored.
 */
export class PostEditSession {
  private view: SittingView;
  private readonly queue = new SaveQueue<PostFields>({ save: (fields) => this.store(fields), pauseMs: PAUSE_MS });
  /** The version that what is typed began with; older than that of `post` where it was found next to a newer one. */
  private typedOn: number | null;
  private readonly listeners = new Set<() => void>();

  constructor(
    post: AdminPost | null,
    private readonly userId: string,
    private readonly server: SittingServer,
    /** Told the id of a new post. */
    private readonly onBorn: (id: string) => void,
  ) {
    const stored = post ? fieldsOf(EMPTY_POST, post) : EMPTY_POST;
    const copy = localCopies.read<PostFields>(this.copyKey(post));
    const typed = copy && { ...EMPTY_POST, ...copy.fields };
    this.typedOn = post?.version ?? null;
    this.queue.subscribe(() => this.follow());
    this.view = { post, fields: stored, stored, state: post ? 'saved' : 'new', theirs: null, found: null };
    if (!copy || !typed || differing(typed, stored).length === 0) return;
    const stale = post !== null && copy.version !== post.version;
    this.typedOn = copy.version;
    this.view = {
      ...this.view,
      fields: typed,
      ...(stale ? { state: 'conflict', theirs: post } : { state: 'dirty', found: copy }),
    };
    if (stale) this.queue.stop();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): SittingView => this.view;

  /** Takes up work: what was found is stored. */
  begin(): () => void {
    if (this.view.state === 'dirty') this.queue.add(this.view.fields);
    const end = this.queue.begin();
    // What was typed in the last second goes on its way; should it fail, it is kept in this browser.
    return () => void end();
  }

  change(fields: Partial<PostFields>): void {
    this.set({ fields: { ...this.view.fields, ...fields } });
    this.keepHere();
    this.queue.add(this.view.fields);
  }

  /** Stores what is typed now. False where it could not. */
  flush(): Promise<boolean> {
    return this.queue.flush();
  }

  /** Goes on from an answer of the server: what it says becomes the text. */
  adopt(post: AdminPost): void {
    const fields = fieldsOf(EMPTY_POST, post);
    this.set({ post, fields, stored: fields, theirs: null, found: null });
    void this.queue.drop();
    this.keepHere();
  }

  /** Shows both versions. */
  conflict(theirs: AdminPost): void {
    this.set({ theirs });
    this.queue.stop();
  }

  /** Goes on with a text that was put together from both. */
  resolve(fields: PostFields): void {
    const { theirs } = this.view;
    if (!theirs) return;
    this.set({ post: theirs, stored: fieldsOf(EMPTY_POST, theirs), fields, theirs: null });
    this.keepHere();
    void this.queue.resume(fields);
  }

  /** Forgets what was found in this browser. */
  dropFound(): void {
    this.set({ fields: this.view.stored, found: null });
    void this.queue.drop();
    this.keepHere();
  }

  private async store(sent: PostFields): Promise<void> {
    const { post, stored } = this.view;
    const changed = differing(sent, stored);
    if (changed.length === 0) return;
    try {
      const typed = picked(sent, changed);
      const answer = post
        ? await this.server.autosave(post.id, { version: post.version, ...typed })
        : await this.server.create(typed);
      if (!post) localCopies.drop(this.copyKey(null));
      this.set({ post: answer, stored: sent, found: null });
      this.keepHere();
      if (!post) this.onBorn(answer.id);
    } catch (error) {
      const theirs = isApiError(error) && error.code === 'stale_edit' && error.current;
      if (theirs) this.set({ theirs: theirs as AdminPost });
      throw error;
    }
  }

  private follow(): void {
    const state = this.queue.state();
    this.set({ state: state === 'saved' && !this.view.post ? 'new' : state });
  }

  private keepHere(): void {
    const { post, fields, stored } = this.view;
    const key = this.copyKey(post);
    if (differing(fields, stored).length === 0) return localCopies.drop(key);
    localCopies.keep(key, fields, this.typedOn);
  }

  private copyKey(post: AdminPost | null): CopyKey {
    return { kind: 'post', userId: this.userId, id: post?.id ?? null };
  }

  private set(change: Partial<SittingView>): void {
    if (change.post) this.typedOn = change.post.version;
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}
