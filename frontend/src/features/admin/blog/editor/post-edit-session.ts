import type { AdminPost, PostAutosaveInput, PostDraftFields } from '../../../../api/admin-posts';
import { isApiError } from '../../../../lib/api-error';
import { differing, fieldsOf, picked } from '../../../../admin-ui/editing/fields';
import { localCopies, openedWith, type CopyKey, type LocalCopy } from '../../../../admin-ui/editing/local-copies';
import { SaveQueue, type SaveState } from '../../../../lib/autosave';
import { Listeners } from '../../../../lib/listeners';
import { EMPTY_POST, type PostFields } from './post-fields';

const PAUSE_MS = 1_200;

export type PostState = 'new' | SaveState;

/** States in which the server does not have all of the text. */
export const AT_RISK: readonly PostState[] = ['dirty', 'saving', 'failed', 'conflict'];

/** The state of an edit session. */
export interface PostEditView {
  /** The saved post; null until it exists. */
  post: AdminPost | null;
  /** The form's values. */
  fields: PostFields;
  /** The values that the server stored last. */
  stored: PostFields;
  state: PostState;
  /** In a conflict: the version on the server. */
  theirs: AdminPost | null;
  /** Unsaved text of the last visit. */
  found: LocalCopy<PostFields> | null;
}

/** The API calls of an edit session; they throw an `ApiError`. */
interface PostServer {
  create: (fields: PostDraftFields) => Promise<AdminPost>;
  autosave: (id: string, input: PostAutosaveInput) => Promise<AdminPost>;
}

/**
 * Edits a post: text is stored in this browser at every keystroke, on the server a moment later, and never over someone
 * else's version.
 */
export class PostEditSession {
  private view: PostEditView;
  private readonly queue = new SaveQueue<PostFields>({ save: (fields) => this.store(fields), pauseMs: PAUSE_MS });
  /**
   * The version that the typed text is based on. It is older than that of `post` when the text was restored next to a
   * newer version.
   */
  private typedOn: number | null;
  private readonly listeners = new Listeners();

  constructor(
    post: AdminPost | null,
    private readonly userId: string,
    private readonly server: PostServer,
    /** Called with the id of a new post. */
    private readonly onBorn: (id: string) => void,
  ) {
    const copy = localCopies.read<PostFields>(this.copyKey(post));
    const { fields, version, found, theirs } = openedWith(EMPTY_POST, post, copy);
    this.typedOn = version;
    this.queue.subscribe(() => this.follow());
    this.view = {
      post,
      fields,
      stored: post ? fieldsOf(EMPTY_POST, post) : EMPTY_POST,
      state: theirs ? 'conflict' : found ? 'dirty' : post ? 'saved' : 'new',
      theirs,
      found,
    };
    if (theirs) this.queue.stop();
  }

  readonly subscribe = this.listeners.subscribe;

  readonly snapshot = (): PostEditView => this.view;

  /** Starts the session and saves restored text. */
  begin(): () => void {
    if (this.view.state === 'dirty') this.queue.add(this.view.fields);
    const end = this.queue.begin();
    // Saves what was typed in the last second; if that fails, the browser still has it.
    return () => void end();
  }

  change(fields: Partial<PostFields>): void {
    this.set({ fields: { ...this.view.fields, ...fields } });
    this.keepHere();
    this.queue.add(this.view.fields);
  }

  /** Saves the current text. False when it could not. */
  flush(): Promise<boolean> {
    return this.queue.flush();
  }

  /** Takes the server's answer as the new text. What was typed after `sent`, when the server was asked, stays. */
  adopt(post: AdminPost, sent = this.view.fields): void {
    const stored = fieldsOf(EMPTY_POST, post);
    const typed = differing(sent, this.view.fields);
    this.set({ post, fields: { ...stored, ...picked(this.view.fields, typed) }, stored, theirs: null, found: null });
    // A save with the version before must have ended: its conflict would be one with this answer.
    const dropped = this.queue.drop();
    if (typed.length > 0) void dropped.then(() => this.queue.add(this.view.fields));
    this.keepHere();
  }

  /** Opens the comparison of both versions. */
  conflict(theirs: AdminPost): void {
    this.set({ theirs });
    this.queue.stop();
  }

  /** Continues with the text merged from both versions. */
  resolve(fields: PostFields): void {
    const { theirs } = this.view;
    if (!theirs) return;
    this.set({ post: theirs, stored: fieldsOf(EMPTY_POST, theirs), fields, theirs: null });
    this.keepHere();
    void this.queue.resume(fields);
  }

  /** Discards the text restored from this browser. */
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

  private set(change: Partial<PostEditView>): void {
    if (change.post) this.typedOn = change.post.version;
    this.view = { ...this.view, ...change };
    this.listeners.notify();
  }
}
