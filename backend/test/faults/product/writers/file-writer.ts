import { Writer } from './writer.js';

/** Below the limits for uploads in production, at the scale that is allowed there, with room for repeats. */
const MOST_ROUNDS = 100;
/** As many stay; older ones are deleted. */
const KEPT = 5;

interface KeptFile {
  id: string;
  /** What tells it apart in the database. */
  name: string;
}

/** Uploads one file after the other, and deletes those that are too many. */
export abstract class FileWriter extends Writer {
  protected override readonly pauseMs: number = 1_500;
  private readonly kept: KeptFile[] = [];

  protected abstract upload(count: number): Promise<KeptFile>;

  protected abstract remove(id: string): Promise<unknown>;

  /** Names of acknowledged files whose deletion was not acknowledged. */
  protected get names(): string[] {
    return this.kept.map(({ name }) => name);
  }

  protected async round(count: number): Promise<void> {
    if (count >= MOST_ROUNDS) return this.stop();
    this.kept.push(await this.upload(count));
    if (this.kept.length <= KEPT) return;
    await this.remove(this.kept[0]?.id ?? '');
    this.kept.shift();
  }
}
