import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { LogService } from '../../platform/logging/index.js';
import { FileDeletionJob, StrayFilesJob } from '../../platform/storage/index.js';
import { DOCUMENT_FOLDER } from '../media/index.js';
import { EvidenceRepository } from './evidence.repository.js';
import { ReferencesRepository } from './references.repository.js';

const BATCH = 100;

/** Deletes evidence after its retention period. */
@Injectable()
export class EvidenceJob implements OnModuleInit {
  constructor(
    private readonly files: EvidenceRepository,
    private readonly references: ReferencesRepository,
    private readonly strays: StrayFilesJob,
    private readonly transactions: TransactionsService,
    private readonly fileDeletion: FileDeletionJob,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    this.strays.add({ folder: DOCUMENT_FOLDER, known: (keys) => this.files.known(keys) });
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    let deleted = 0;
    for (;;) {
      const keys = await this.transactions.run(async (manager) => {
        const due = await this.files.takeOver(now, BATCH, manager);
        await this.fileDeletion.enqueue(due, manager);
        return due;
      });
      deleted += keys.length;
      if (keys.length < BATCH) break;
    }
    await this.transactions.run(async (manager) => {
      await this.references.erase(now, manager);
      await this.references.deleteUnanswered(now, manager);
    });
    this.log.info('evidence_deleted', { deleted });
  }
}
