import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { DownloadFilesService, PhotoCleanupJob } from '../../media/index.js';
import { ResourcePicturesRepository } from './resource-pictures.repository.js';
import { ResourceEditingRepository } from './resource-editing.repository.js';

const EVERY_NIGHT = '41 3 * * *';
/** A file is stored before its row is. */
const UPLOADING_HOURS = 1;
const BATCH = 200;

/** Deletes bytes that no attachment lies under any more, and keeps the pictures that guides show. */
@Injectable()
export class AttachmentsJob implements OnModuleInit {
  private readonly logger = new Logger('Resources');

  constructor(
    private readonly jobs: JobQueueService,
    private readonly resources: ResourceEditingRepository,
    private readonly pictures: ResourcePicturesRepository,
    private readonly files: DownloadFilesService,
    private readonly photos: PhotoCleanupJob,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    this.photos.addUse((ids) => this.pictures.shown(ids));
    this.jobs.repeat('resources.sweep', EVERY_NIGHT, () => this.run());
  }

  async run(): Promise<void> {
    let strays = 0;
    let batch: string[] = [];
    const flush = async () => {
      const known = new Set(await this.resources.knownKeys(batch));
      for (const key of batch.filter((candidate) => !known.has(candidate))) {
        await this.files.delete(key).then(
          () => (strays += 1),
          (err: unknown) => this.logger.error({ key, err }),
        );
      }
      batch = [];
    };
    for await (const key of this.files.keysOlderThan(UPLOADING_HOURS)) {
      batch.push(key);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    this.log.info('attachments_swept', { strays });
  }
}
