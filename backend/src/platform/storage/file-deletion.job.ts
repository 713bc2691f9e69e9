import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '../database/index.js';
import { JobQueueService } from '../jobs/index.js';
import { ObjectStorage } from './object-storage.js';

declare module '../jobs/jobs.js' {
  interface Jobs {
    'files.delete': { keys: string[] };
    /** Queued by releases before `files.delete`. */
    'personal-data.delete-files': { keys: string[] };
  }
}

const FILES_PER_JOB = 200;
const LIMITS = { retries: 20, retryAfterSeconds: 1, timeoutSeconds: 300 };

/** Deletes files after their rows, even if the process ends in between. */
@Injectable()
export class FileDeletionJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly storage: ObjectStorage,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('files.delete', ({ keys }) => this.delete(keys), LIMITS);
    this.jobs.handle('personal-data.delete-files', ({ keys }) => this.delete(keys), LIMITS);
  }

  /** Deletes these files once the transaction commits. */
  async enqueue(keys: readonly string[], manager: EntityManager): Promise<void> {
    for (let from = 0; from < keys.length; from += FILES_PER_JOB)
      await this.jobs.enqueue('files.delete', { keys: keys.slice(from, from + FILES_PER_JOB) }, { manager });
  }

  private async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.storage.delete(key);
  }
}
