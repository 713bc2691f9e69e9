import { Injectable, Logger } from '@nestjs/common';
import { ClockService } from '../../platform/clock/index.js';
import { TransactionsService } from '../../platform/database/index.js';
import { LogService } from '../../platform/logging/index.js';
import { FileDeletionJob } from '../../platform/storage/index.js';
import { DocumentsService } from '../media/index.js';
import { EvidenceRepository } from './evidence.repository.js';
import { ReferencesRepository } from './references.repository.js';

const BATCH = 100;
/** A file is stored before its row is. */
const UPLOADING_HOURS = 1;

/** Deletes evidence whose time is over, and files that no row knows: those of accounts that are gone. */
@Injectable()
export class EvidenceJob {
  private readonly logger = new Logger('Verification');

  constructor(
    private readonly files: EvidenceRepository,
    private readonly references: ReferencesRepository,
    private readonly documents: DocumentsService,
    private readonly transactions: TransactionsService,
    private readonly fileDeletion: FileDeletionJob,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

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
    await this.transactions.run((manager) => this.references.erase(now, manager));
    const strays = await this.deleteStrays();
    this.log.info('evidence_upkeep', { deleted, strays });
  }

  private async deleteStrays(): Promise<number> {
    let strays = 0;
    let batch: string[] = [];
    const flush = async () => {
      const known = new Set(await this.files.known(batch));
      for (const key of batch.filter((candidate) => !known.has(candidate))) {
        await this.documents.delete(key).then(
          () => (strays += 1),
          (err: unknown) => this.logger.error({ key, err }),
        );
      }
      batch = [];
    };
    for await (const key of this.documents.keysOlderThan(UPLOADING_HOURS)) {
      batch.push(key);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    return strays;
  }
}
