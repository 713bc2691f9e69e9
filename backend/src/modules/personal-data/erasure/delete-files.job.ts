import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueueService } from '../../../platform/jobs/index.js';
import { ObjectStorage } from '../../../platform/storage/index.js';

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    'personal-data.delete-files': { keys: string[] };
  }
}

/** Deletes the files of somebody who was erased, once that is stored. */
@Injectable()
export class DeleteFilesJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly storage: ObjectStorage,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('personal-data.delete-files', ({ keys }) => this.delete(keys), {
      retries: 20,
      timeoutSeconds: 300,
    });
  }

  private async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.storage.delete(key);
  }
}
