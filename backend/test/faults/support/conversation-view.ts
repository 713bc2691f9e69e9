import type { ThreadEvent, ThreadPageDto } from '../../../src/modules/messaging/thread/thread.dto.js';

/** A device's view of one conversation: it applies the next entry, and asks for missing ones. */
export class ConversationView {
  readonly seqs: number[] = [];
  private catchingUp: Promise<void> | undefined;

  constructor(private readonly askAfter: (seq: number) => Promise<ThreadPageDto>) {}

  get lastSeq(): number {
    return this.seqs.at(-1) ?? 0;
  }

  /** Applies the entry with this number. */
  arrived(seq: number): void {
    if (seq === this.lastSeq + 1) this.seqs.push(seq);
    else this.reached(seq);
  }

  /** The conversation is said to have got this far. */
  reached(lastSeq: number): void {
    if (lastSeq > this.lastSeq) void this.catchUp();
  }

  /** Asks for what is missing up to here; rejects when not all of it came. */
  async reach(seq: number): Promise<void> {
    for (let before = -1; before < this.lastSeq && this.lastSeq < seq;) {
      before = this.lastSeq;
      await this.catchUp();
    }
    if (this.lastSeq < seq) throw new Error(`Number ${this.lastSeq + 1} did not come`);
  }

  private catchUp(): Promise<void> {
    this.catchingUp ??= this.takeMissing().finally(() => {
      this.catchingUp = undefined;
    });
    return this.catchingUp;
  }

  private async takeMissing(): Promise<void> {
    // A lost answer is asked for again, by the next arrival or the next look at the heads.
    const page = await this.askAfter(this.lastSeq).catch(() => null);
    for (const { seq } of page?.items ?? ([] as ThreadEvent[])) if (seq === this.lastSeq + 1) this.seqs.push(seq);
  }
}
