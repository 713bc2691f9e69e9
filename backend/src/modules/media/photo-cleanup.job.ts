import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionsService } from '../../platform/database/index.js';
import { eachStep, Scheduled } from '../../platform/jobs/index.js';
import { LogService } from '../../platform/logging/index.js';
import { FileDeletionJob, StrayFilesJob } from '../../platform/storage/index.js';
import { PHOTO_FOLDER, PhotoFilesService, photoIdIn } from './photo-files.service.js';
import { UploadRepository } from './upload.repository.js';

/** Returns which of the given photo ids are used, for example in a profile or a draft. */
type FindUsed = (ids: string[]) => Promise<string[]>;

const BATCH = 500;
const UPLOADING_HOURS = 1;
/** A photo may be uploaded days before it is used. */
const UNUSED_DAYS = 7;
/** A younger photo may still be on its way into the form of its profile. */
const FRESH_HOURS = 1;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Deletes unused photos and incomplete uploads. */
@Injectable()
export class PhotoCleanupJob implements OnModuleInit {
  private readonly uses: FindUsed[] = [];

  constructor(
    private readonly uploads: UploadRepository,
    private readonly files: PhotoFilesService,
    private readonly transactions: TransactionsService,
    private readonly fileDeletion: FileDeletionJob,
    private readonly strays: StrayFilesJob,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    this.strays.add({
      folder: PHOTO_FOLDER,
      recordOf: photoIdIn,
      known: (ids) => this.uploads.existing(ids),
    });
  }

  /** Registers a use of photos. Without any registration, no photo counts as unused. */
  addUse(findUsed: FindUsed): void {
    this.uses.push(findUsed);
  }

  @Scheduled('photos.clean-up', {
    cron: '23 3 * * *',
    does: 'Deletes photos that are no longer used, and uploads that were broken off',
  })
  async run(): Promise<void> {
    let [abandoned, unused] = [0, 0];
    await eachStep(
      async () => (abandoned = await this.removeAbandoned()),
      async () => (unused = this.uses.length > 0 ? await this.removeUnused() : 0),
    );
    this.log.info('photos_cleaned_up', { abandoned, unused });
  }

  /** Makes room for a person's next photo. */
  async removeUnusedOf(ownerId: string): Promise<void> {
    if (this.uses.length === 0) return;
    const ids = await this.uploads.settledOf(ownerId, FRESH_HOURS);
    if (ids.length > 0) await this.removeUnusedAmong(ids);
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
      removed += await this.removeUnusedAmong(ids);
      ids = await this.uploads.settledAfter(ids.at(-1) ?? FIRST_ID, UNUSED_DAYS, BATCH);
    }
    return removed;
  }

  private async removeUnusedAmong(ids: string[]): Promise<number> {
    const candidates = await this.unusedOf(ids);
    if (candidates.length === 0) return 0;
    return this.transactions.run(async (manager) => {
      // Someone may have put one into their profile meanwhile.
      const unused = await this.unusedOf(await this.uploads.lockFree(candidates, manager));
      await this.removeAll(unused);
      return unused.length;
    });
  }

  private async unusedOf(ids: string[]): Promise<string[]> {
    let left = ids;
    for (const findUsed of this.uses) {
      if (left.length === 0) break;
      const used = new Set(await findUsed(left));
      left = left.filter((id) => !used.has(id));
    }
    return left;
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
}
