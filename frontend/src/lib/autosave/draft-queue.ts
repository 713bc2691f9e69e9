import { isApiError } from '../api-error';
import { SaveQueue } from './save-queue';

/** A draft as the API has it. */
export interface StoredDraft {
  updatedAt: string;
}

interface DraftQueueOptions<Value, Draft extends StoredDraft> {
  /** The draft that the screen began with; null where there was none. */
  stored: Draft | null;
  /** Stores a value on top of the draft that was seen last. */
  save: (value: Value, basedOn: string | null) => Promise<Draft>;
}

/** Saves a draft, and never over one that another window has stored since. */
export class DraftQueue<Value, Draft extends StoredDraft> extends SaveQueue<Value> {
  /** In a conflict: what another window has stored; null where it has thrown the draft away. */
  newer: Draft | null = null;

  constructor({ stored, save }: DraftQueueOptions<Value, Draft>) {
    let basedOn = stored?.updatedAt ?? null;
    super({
      save: async (value) => {
        const draft = await save(value, basedOn);
        basedOn = draft.updatedAt;
      },
    });
    this.begun = (draft) => (basedOn = draft?.updatedAt ?? null);
  }

  /** Says what is stored by now, where that was not saved through this queue. */
  readonly begun: (draft: Draft | null) => void;

  protected override onConflict(error: unknown): void {
    this.newer = ((isApiError(error) && error.current) || null) as Draft | null;
    super.onConflict(error);
  }

  /** Keeps what is typed here, in place of what the other window has stored. */
  async keepOwn(): Promise<void> {
    const own = this.unsaved;
    this.begun(this.newer);
    if (own !== undefined) await this.resume(own);
  }

  /** Goes on with what the other window has stored. */
  async takeNewer(): Promise<Draft | null> {
    const { newer } = this;
    this.begun(newer);
    await this.drop();
    return newer;
  }
}
