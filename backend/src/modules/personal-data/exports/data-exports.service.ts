import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { eachItem, JobQueueService } from '../../../platform/jobs/index.js';
import { StrayFilesJob } from '../../../platform/storage/index.js';
import type { DataExport } from './data-export.entity.js';
import { DataExportsRepository } from './data-exports.repository.js';
import { EXPORT_FOLDER, ExportFilesService, exportIdIn } from './export-files.service.js';

/** By then the job has used all its tries. */
const GIVEN_UP_AFTER_MS = 60 * 60 * 1_000;

declare module '../../../platform/jobs/jobs.js' {
  interface Jobs {
    'personal-data.export': { exportId: string };
  }
}

export interface OpenExport {
  export: DataExport;
  content: Readable;
}

/** Data exports: requested, kept for some days, downloaded by the person who requested them. */
@Injectable()
export class DataExportsService implements OnModuleInit {
  constructor(
    private readonly exports: DataExportsRepository,
    private readonly files: ExportFilesService,
    private readonly jobs: JobQueueService,
    private readonly strays: StrayFilesJob,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
  ) {}

  onModuleInit(): void {
    this.strays.add({ folder: EXPORT_FOLDER, recordOf: exportIdIn, known: (ids) => this.exports.withFile(ids) });
  }

  /** The person's own export. Throws `export_already_requested` while another is in preparation. */
  async askFor(personId: string): Promise<DataExport> {
    return this.transactions.run((manager) => this.ask(personId, personId, manager));
  }

  /** For an admin, in the transaction of the second admin's approval. */
  async ask(personId: string, askedBy: string, manager: EntityManager): Promise<DataExport> {
    await this.exports.failWaiting(this.latestGivenUp(), manager);
    if (await this.exports.isWaiting(personId, askedBy, manager)) throw new DomainError('export_already_requested');
    const dataExport = await this.exports.add({ personId, askedBy, askedAt: this.clock.now() }, manager);
    await this.jobs.enqueue('personal-data.export', { exportId: dataExport.id }, { manager });
    return dataExport;
  }

  /** Lists the exports that the person requested; with `all`, also those of admins. */
  async listOf(personId: string, all = false): Promise<DataExport[]> {
    return this.exports.listOf(personId, all ? undefined : personId);
  }

  /** The person's own ZIP. Throws `not_found` for anyone else, and once it has expired. */
  async openOwn(id: string, personId: string): Promise<OpenExport> {
    return this.open(id, (found) => found.askedBy === personId && found.personId === personId);
  }

  /** The ZIP for the admin who proposed it. Throws the same. */
  async openProposed(id: string, adminId: string): Promise<OpenExport> {
    return this.open(id, (found) => found.askedBy === adminId && found.personId !== adminId);
  }

  /** Deletes the files of expired exports. Failed ones can be requested again. */
  async expire(): Promise<void> {
    await this.transactions.run((manager) => this.exports.failWaiting(this.latestGivenUp(), manager));
    const now = this.clock.now();
    await eachItem('data-exports.expire', {
      page: (after, limit) => this.exports.findOverdue(now, after, limit),
      work: async ({ id }) => {
        await this.files.delete(id);
        await this.exports.markExpired(id);
      },
    });
  }

  /** Keys of all export files of a person, for their erasure. */
  async fileKeysOf(personId: string, manager: EntityManager): Promise<string[]> {
    return (await this.exports.allOf(personId, manager)).map(({ id }) => this.files.keyOf(id));
  }

  private latestGivenUp(): Date {
    return new Date(this.clock.now().getTime() - GIVEN_UP_AFTER_MS);
  }

  private async open(id: string, isFor: (found: DataExport) => boolean): Promise<OpenExport> {
    const found = await this.exports.find(id);
    const isThere = found?.expiresAt && found.expiresAt > this.clock.now();
    if (!isThere || !isFor(found)) throw new DomainError('not_found');
    const content = await this.files.open(id);
    if (!content) throw new DomainError('not_found');
    return { export: found, content };
  }
}
