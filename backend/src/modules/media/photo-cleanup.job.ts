import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { eachStep, JobQueueService } from '../../platform/jobs/index.js';
import { LogService } from '../../platform/logging/index.js';
import { FileDeletionJob } from '../../platform/storage/index.js';
import { PhotoFilesService } from './photo-files.service.js';
import { UploadRepository } from './upload.repository.js';

/** Given ids of photos, says which of them are shown or kept somewhere: in a profile, a draft. */
export type FindUsed = (ids: string[]) => Promise<string[]>;

const EVERY_NIGHT = '23 3 * * *';
const BATCH = 500;
const UPLOADING_HOURS = 1;
/** Chosen today, put into the profile tomorrow: nobody loses a photo over a long weekend. */
const UNUSED_DAYS = 7;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Removes photos that nobody shows, and files and rows that have lost each other. */
@Injectable()
export class PhotoCleanupJob implements OnModuleInit {
  private readonly logger = new Logger('Photos');
  private readonly uses: FindUsed[] = [];

  constructor(
    private readonly jobs: JobQueueService,
    private readonly uploads: UploadRepository,
    private readonly files: PhotoFilesService,
    private readonly transactions: TransactionsService,
    private readonly fileDeletion: FileDeletionJob,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat('photos.sweep', EVERY_NIGHT, () => this.run());
  }

  /** Registers a place where photos are used. Until there is one, the sweep takes no photo for unused. */
  addUse(findUsed: FindUsed): void {
    this.uses.push(findUsed);
  }

  async run(): Promise<void> {
    let [abandoned, unused, strayFiles] = [0, 0, 0];
    await eachStep(
      async () => (abandoned = await this.removeAbandoned()),
      async () => (unused = this.uses.length > 0 ? await this.removeUnused() : 0),
      async () => (strayFiles = await this.removeStrayFiles()),
    );
    this.log.info('photos_swept', { abandoned, unused, strayFiles });
  }

  private async removeAbandoned(): Promise<number> {
    let removed = 0;
    for (;;) {
      const ids = await this.uploads.abandoned(UPLOADING_HOURS, BATCH);
      await this.removeAll(ids);
      removed += ids.length;
      if (ids.length < BATCH) return removed;
    }
  }

  private async removeUnused(): Promise<number> {
    let removed = 0;
    let ids = await this.uploads.settledAfter(FIRST_ID, UNUSED_DAYS, BATCH);
    while (ids.length > 0) {
      const used = new Set<string>();
      for (const findUsed of this.uses) for (const id of await findUsed(ids)) used.add(id);
      const unused = ids.filter((id) => !used.has(id));
      await this.removeAll(unused);
      removed += unused.length;
      ids = await this.uploads.settledAfter(ids.at(-1) ?? FIRST_ID, UNUSED_DAYS, BATCH);
    }
    return removed;
  }

  private async removeStrayFiles(): Promise<number> {
    let removed = 0;
    let batch: string[] = [];
    const flush = async () => {
      const existing = new Set(await this.uploads.existing(batch));
      for (const id of batch.filter((candidate) => !existing.has(candidate))) {
        if (await this.deleteFiles(id)) removed += 1;
      }
      batch = [];
    };
    for await (const id of this.files.idsOlderThan(UPLOADING_HOURS)) {
      batch.push(id);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    return removed;
  }

  private async removeAll(ids: string[]): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.uploads.delete(ids, manager);
      await this.fileDeletion.enqueue(
        ids.flatMap((id) => this.files.keysOf(id)),
        manager,
      );
    });
  }

  /** Files whose deletion fails are still stray at the next run. */
  private async deleteFiles(id: string): Promise<boolean> {
    return this.files.delete(id).then(
      () => true,
      (err: unknown) => {
        this.logger.error({ photoId: id, err });
        return false;
      },
    );
  }
}
