import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { Scheduled } from '../../../platform/jobs/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { FileDeletionJob, StrayFilesJob } from '../../../platform/storage/index.js';
import { ATTACHMENT_FOLDER } from '../../media/index.js';
import { CaseReadingService } from '../../safety/index.js';
import { AttachmentsRepository, keysOf } from './attachments.repository.js';

const BATCH = 200;
const LOOK_AGAIN_MS = 24 * 60 * 60 * 1_000;

/** Deletes files that were never sent, and those of deleted messages once no moderator needs them. */
@Injectable()
export class AttachmentCleanupJob implements OnModuleInit {
  constructor(
    private readonly files: AttachmentsRepository,
    private readonly cases: CaseReadingService,
    private readonly transactions: TransactionsService,
    private readonly fileDeletion: FileDeletionJob,
    private readonly strays: StrayFilesJob,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  onModuleInit(): void {
    this.strays.add({ folder: ATTACHMENT_FOLDER, known: (keys) => this.files.known(keys) });
  }

  @Scheduled('messages.delete-attachments', {
    cron: '17 * * * *',
    does: 'Deletes files for messages that were not sent within a day, and those of deleted messages after a report',
  })
  async run(): Promise<void> {
    const now = this.clock.now();
    let deleted = 0;
    for (let found = BATCH; found === BATCH;) {
      found = await this.transactions.run(async (manager) => {
        const due = await this.files.due(now, BATCH, manager);
        const messageIds = due.flatMap(({ messageId }) => messageId ?? []);
        const needed = await this.cases.needed('message', messageIds, manager);
        const isNeeded = ({ messageId }: { messageId: string | null }) => messageId !== null && needed.has(messageId);
        const kept = due.filter(isNeeded).map(({ id }) => id);
        await this.files.keepUntil(kept, new Date(now.getTime() + LOOK_AGAIN_MS), manager);
        const gone = due.filter((file) => !isNeeded(file));
        await this.files.delete(
          gone.map(({ id }) => id),
          manager,
        );
        await this.fileDeletion.enqueue(gone.flatMap(keysOf), manager);
        deleted += gone.length;
        return due.length;
      });
    }
    if (deleted > 0) this.log.info('attachments_deleted', { deleted });
  }
}
