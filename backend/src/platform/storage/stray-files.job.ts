import { Injectable } from '@nestjs/common';
import { eachStep, Scheduled } from '../jobs/index.js';
import { LogService } from '../logging/index.js';
import { ObjectStorage } from './object-storage.js';

/** A storage folder whose files belong to records in a table. */
interface RecordedFolder {
  folder: string;
  /** The record of a file; by default its key. Files without a record of this kind are kept. */
  recordOf?: (key: string) => string | null;
  /** Returns the `records` that exist. */
  known: (records: string[]) => Promise<string[]>;
}

const BATCH = 500;
/** A file is stored before its record is. */
const UPLOADING_MS = 60 * 60 * 1_000;

/** Deletes stored files without a record, left by a process that was killed in between. */
@Injectable()
export class StrayFilesJob {
  private readonly folders: RecordedFolder[] = [];

  constructor(
    private readonly storage: ObjectStorage,
    private readonly log: LogService,
  ) {}

  add(folder: RecordedFolder): void {
    this.folders.push(folder);
  }

  @Scheduled('files.delete-strays', { cron: '41 3 * * *', does: 'Deletes stored files that no record refers to' })
  async run(): Promise<void> {
    await eachStep(...this.folders.map((folder) => () => this.clean(folder)));
  }

  private async clean({ folder, recordOf = (key) => key, known }: RecordedFolder): Promise<void> {
    let deleted = 0;
    let batch: { key: string; record: string }[] = [];
    const flush = async () => {
      const existing = new Set(await known([...new Set(batch.map(({ record }) => record))]));
      for (const { key, record } of batch) if (!existing.has(record) && (await this.delete(key))) deleted += 1;
      batch = [];
    };
    // The machine's time, like that of files.
    const before = Date.now() - UPLOADING_MS;
    for await (const { key, modifiedAt } of this.storage.list(folder)) {
      const record = recordOf(key);
      if (record === null || modifiedAt.getTime() > before) continue;
      batch.push({ key, record });
      if (batch.length === BATCH) await flush();
    }
    await flush();
    if (deleted > 0) this.log.info('stray_files_deleted', { folder, deleted });
  }

  /** A file whose deletion fails is retried at the next run. */
  private async delete(key: string): Promise<boolean> {
    return this.storage.delete(key).then(
      () => true,
      (err: unknown) => {
        this.log.error('stray_file_not_deleted', err, { key });
        return false;
      },
    );
  }
}
