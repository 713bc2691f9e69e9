import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { Scheduled } from '../../../platform/jobs/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { EmailTransport } from '../../../platform/email/index.js';
import { ObjectStorage } from '../../../platform/storage/index.js';
import { RETENTION_RULES, type RetentionRule } from './retention-rules.js';
import { RetentionRepository } from './retention.repository.js';

const BATCH = 500;
const MAIL_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Deletes rows after their retention period, in batches. A failing rule does not stop the others. */
@Injectable()
export class RetentionJob {
  constructor(
    private readonly rows: RetentionRepository,
    private readonly mail: EmailTransport,
    private readonly storage: ObjectStorage,
    private readonly clock: ClockService,
    private readonly log: LogService,
  ) {}

  @Scheduled('retention.delete', { cron: '11 16 * * *', does: 'Deletes records after their retention period' })
  async run(): Promise<void> {
    await this.deleteFiles().catch((err: unknown) => this.log.error('retention_failed', err));
    for (const rule of RETENTION_RULES) {
      try {
        const deleted = await this.deleteAll(rule);
        if (deleted > 0) this.log.info('retention', { table: rule.table, deleted });
      } catch (err) {
        this.log.error('retention_failed', err, { table: rule.table });
      }
    }
  }

  /** Undelivered emails, and temporary files of killed processes. Files have the machine's time. */
  private async deleteFiles(): Promise<void> {
    const mails = await this.mail.deleteBefore(new Date(Date.now() - MAIL_DAYS * DAY_MS));
    const partials = await this.storage.deletePartials(new Date(Date.now() - DAY_MS));
    if (mails + partials > 0) this.log.info('retention', { mails, partials });
  }

  private async deleteAll(rule: RetentionRule): Promise<number> {
    const now = this.clock.now();
    let deleted = 0;
    for (let count = BATCH; count === BATCH; deleted += count) count = await this.rows.deleteOldest(rule, now, BATCH);
    return deleted;
  }
}
