import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DeadLettersService, OutboxBacklogService, type DeadLetter } from '../../../platform/events/index.js';
import { decodePosition, pageOf } from '../../../platform/http/index.js';
import { JobRegisterService, type FailedJob } from '../../../platform/jobs/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import {
  toFailedJob,
  toJobKind,
  toOutbox,
  type FailedJobsPage,
  type FailedJobsQuery,
  type JobsOverviewDto,
} from './jobs.dto.js';

/** Admins see the state of jobs and decide about failed ones; the audit log records their decisions. */
@Injectable()
export class JobsAdminService {
  constructor(
    private readonly register: JobRegisterService,
    private readonly deadLetters: DeadLettersService,
    private readonly outbox: OutboxBacklogService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  async overview(): Promise<JobsOverviewDto> {
    const [states, backlog, jobs, letters] = await Promise.all([
      this.register.states(),
      this.outbox.read(),
      this.register.givenUpCount(),
      this.deadLetters.count(),
    ]);
    return { items: states.map(toJobKind), outbox: toOutbox(backlog), givenUp: jobs + letters };
  }

  /** Failed jobs and failed deliveries of events to a listener in one list, newest first. */
  async givenUp({ cursor, limit }: FailedJobsQuery): Promise<FailedJobsPage> {
    const after = decodePosition(cursor);
    const [jobs, letters] = await Promise.all([
      this.register.givenUp(after && { givenUpAt: after.at, id: after.id }, limit + 1),
      this.deadLetters.list(after && { deadAt: after.at, id: after.id }, limit + 1),
    ]);
    const found = [...jobs, ...letters.map(asGivenUp)].sort(newestFirst);
    const { shown, nextCursor } = pageOf(found, limit, ({ givenUpAt, id }) => [givenUpAt, id]);
    return {
      items: shown.map(toFailedJob),
      nextCursor,
    };
  }

  /** Throws `not_found`, even when another admin was faster. */
  async retry(actorId: string, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const letter = await this.deadLetters.retry(id, manager);
      const { name, tries } = letter ? asGivenUp(letter) : await this.register.retry(id, manager);
      const entry = { actorId, action: 'job.retried', subjectType: 'job', subjectId: id, reason };
      await this.audit.record({ ...entry, before: { name, tries } }, manager);
    });
  }

  /** Runs a scheduled task once more. Throws `not_found`. */
  async runTask(actorId: string, name: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.register.runTask(name, manager);
      await this.audit.record(
        { actorId, action: 'task.started', subjectType: 'scheduled-task', subjectId: name },
        manager,
      );
    });
  }

  /** Throws `not_found`. */
  async drop(actorId: string, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const letter = await this.deadLetters.discard(id, manager);
      const { name, tries } = letter ? asGivenUp(letter) : await this.register.drop(id, manager);
      const entry = { actorId, action: 'job.dropped', subjectType: 'job', subjectId: id, reason };
      await this.audit.record({ ...entry, before: { name, tries } }, manager);
    });
  }
}

const asGivenUp = ({ id, event, listener, createdAt, deadAt, attempts, lastError }: DeadLetter): FailedJob => ({
  id,
  name: `${event} → ${listener}`,
  askedAt: createdAt,
  givenUpAt: deadAt,
  tries: attempts,
  error: lastError,
});

const newestFirst = (one: FailedJob, other: FailedJob) =>
  other.givenUpAt.getTime() - one.givenUpAt.getTime() || (one.id < other.id ? 1 : -1);
