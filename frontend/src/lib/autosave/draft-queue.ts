import { isApiError } from '../api-error';
import { SaveQueue } from './save-queue';

/** A draft as the API has it. */
interface StoredDraft {
  updatedAt: string;
}

interface DraftQueueOptions<Value, Draft extends StoredDraft> {
  /** The draft that the screen began with; null where there was none. */
  stored: Draft | null;
  /** Stores a value, based on the draft that was read last. */
  save: (value: Value, basedOn: string | null) => Promise<Draft>;
}

/** Saves a draft, but never over one that another window has stored since. */
export class DraftQueue<Value, Draft extends StoredDraft> extends SaveQueue<Value> {
  /** In a conflict: the draft of the other window; null when it deleted the draft. */
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

  /** Sets the stored draft when it was not saved through this queue. */
  readonly begun: (draft: Draft | null) => void;

  protected override onConflict(error: unknown): void {
    this.newer = ((isApiError(error) && error.current) || null) as Draft | null;
    super.onConflict(error);
  }

  /** Keeps the text typed here and overwrites the other window's. */
  async keepOwn(): Promise<void> {
    const own = this.unsaved;
    this.begun(this.newer);
    if (own !== undefined) await this.resume(own);
  }

  /** Takes the other window's text. */
  async takeNewer(): Promise<Draft | null> {
    const { newer } = this;
    this.begun(newer);
    await this.drop();
    return newer;
  }
}
