import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/index.js';
import { OutboxBacklog } from '../../../platform/events/index.js';
import { decodePosition, encodeCursor } from '../../../platform/http/index.js';
import { JobRegister } from '../../../platform/jobs/index.js';
import { AuditLog } from '../audit/audit-log.js';
import {
  toGivenUpJob,
  toJobKind,
  toOutbox,
  type GivenUpJobsPage,
  type GivenUpJobsQuery,
  type JobsOverviewDto,
} from './jobs.dto.js';

/** Administrators see how jobs stand, and decide on those that were given up; what they decide is kept. */
@Injectable()
export class JobsAdmin {
  constructor(
    private readonly register: JobRegister,
    private readonly outbox: OutboxBacklog,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  async overview(): Promise<JobsOverviewDto> {
    const [handled, backlog, givenUp] = await Promise.all([
      this.register.handled(),
      this.outbox.read(),
      this.register.givenUpCount(),
    ]);
    return { items: handled.map(toJobKind), outbox: toOutbox(backlog), givenUp };
  }

  async givenUp({ cursor, limit }: GivenUpJobsQuery): Promise<GivenUpJobsPage> {
    const after = decodePosition(cursor);
    const found = await this.register.givenUp(after && { givenUpAt: after.at, id: after.id }, limit + 1);
    const last = found.length > limit ? found[limit - 1] : undefined;
    return {
      items: found.slice(0, limit).map(toGivenUpJob),
      nextCursor: last ? encodeCursor([last.givenUpAt.getTime(), last.id]) : null,
    };
  }

  /** Throws `not_found`, also when another administrator was quicker. */
  async retry(actorId: string, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { name, tries } = await this.register.retry(id, manager);
      const deed = { actorId, action: 'job.retried', subjectType: 'job', subjectId: id, reason };
      await this.audit.record({ ...deed, before: { name, tries } }, manager);
    });
  }

  /** Throws `not_found`. */
  async drop(actorId: string, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { name, tries } = await this.register.drop(id, manager);
      const deed = { actorId, action: 'job.dropped', subjectType: 'job', subjectId: id, reason };
      await this.audit.record({ ...deed, before: { name, tries } }, manager);
    });
  }
}
