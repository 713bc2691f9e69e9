import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { TransactionsService } from '../../../platform/database/index.js';
import { assertNoProblems, DomainError, type FieldMessages } from '../../../platform/errors/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { AdminQueuesRegistry } from '../queues/admin-queues.registry.js';
import type { DataBreach } from './data-breach.entity.js';
import {
  toDataBreachDto,
  type DataBreachDto,
  type DataBreaches,
  type DataBreachInput,
  type NewDataBreachInput,
} from './data-breach.dto.js';
import { DataBreachesRepository } from './data-breaches.repository.js';
import { messages } from './texts.js';

const MOST_SHOWN = 200;
const SUBJECT = 'data-breach';

type EditableFields = Pick<
  DataBreach,
  | 'noticedAt'
  | 'whatHappened'
  | 'peopleAffected'
  | 'decision'
  | 'reason'
  | 'decidedAt'
  | 'regulatorsToldAt'
  | 'peopleToldAt'
>;

/** The record of data breaches; each change is in the audit log. */
@Injectable()
export class DataBreachesService implements OnModuleInit {
  constructor(
    private readonly breaches: DataBreachesRepository,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
    private readonly clock: ClockService,
    private readonly queues: AdminQueuesRegistry,
  ) {}

  onModuleInit(): void {
    this.queues.add('breaches', () => this.breaches.waiting());
  }

  async list(): Promise<DataBreaches> {
    return { items: (await this.breaches.list(MOST_SHOWN)).map(toDataBreachDto) };
  }

  async record(actorId: string, input: NewDataBreachInput): Promise<DataBreachDto> {
    const noticedAt = new Date(input.noticedAt);
    assertNoProblems(noticedAt > this.clock.now() ? { noticedAt: [messages.future] } : {});
    return this.transactions.run(async (manager) => {
      const fields = { noticedAt, whatHappened: input.whatHappened.trim(), recordedBy: actorId };
      const saved = await this.breaches.save(fields, manager);
      const entry = { actorId, action: 'breach.recorded', subjectType: SUBJECT, subjectId: saved.id };
      await this.audit.record({ ...entry, after: stateOf(saved) }, manager);
      return toDataBreachDto(saved);
    });
  }

  /** Saves the record, or closes it for good. Throws `not_found`, `breach_changed`, and a 400 for what is missing. */
  async save(actorId: string, id: string, input: DataBreachInput): Promise<DataBreachDto> {
    const fields = writtenIn(input);
    assertNoProblems({ ...this.problemsOf(fields), ...(input.close ? missingIn(fields) : {}) });
    return this.transactions.run(async (manager) => {
      const breach = await this.breaches.lock(id, manager);
      if (!breach) throw new DomainError('not_found');
      if (breach.closedAt || breach.version !== input.version) throw new DomainError('breach_changed');
      const before = stateOf(breach);
      const changedTexts = TEXTS.filter((field) => breach[field] !== fields[field]);
      const closing = input.close ? { closedAt: this.clock.now(), closedBy: actorId } : {};
      const change = { ...fields, ...closing, version: breach.version + 1 };
      const saved = await this.breaches.save(Object.assign(breach, change), manager);
      const action = input.close ? 'breach.closed' : 'breach.changed';
      const entry = { actorId, action, subjectType: SUBJECT, subjectId: id };
      await this.audit.record({ ...entry, before, after: { ...stateOf(saved), changedTexts } }, manager);
      return toDataBreachDto(saved);
    });
  }

  private problemsOf({ noticedAt, ...fields }: EditableFields): FieldMessages {
    const now = this.clock.now();
    const problems: Record<string, string[]> = noticedAt > now ? { noticedAt: [messages.future] } : {};
    for (const field of ['decidedAt', 'regulatorsToldAt', 'peopleToldAt'] as const) {
      const moment = fields[field];
      if (moment && moment > now) problems[field] = [messages.future];
      else if (moment && moment < noticedAt) problems[field] = [messages.beforeNoticed];
    }
    return problems;
  }
}

const momentOf = (iso: string | null | undefined) => (iso ? new Date(iso) : null);

const writtenIn = (input: DataBreachInput): EditableFields => ({
  noticedAt: new Date(input.noticedAt),
  whatHappened: input.whatHappened.trim(),
  peopleAffected: input.peopleAffected ?? null,
  decision: input.decision ?? null,
  reason: input.reason?.trim() || null,
  decidedAt: momentOf(input.decidedAt),
  regulatorsToldAt: momentOf(input.regulatorsToldAt),
  peopleToldAt: momentOf(input.peopleToldAt),
});

/** A closed record has the decision, its reason and time, and the times of every required notification. */
function missingIn(fields: EditableFields): FieldMessages {
  const notificationTimes = fields.decision === 'notify' ? (['regulatorsToldAt', 'peopleToldAt'] as const) : [];
  const needed = ['decision', 'reason', 'decidedAt', ...notificationTimes] as const;
  return Object.fromEntries(
    needed.filter((field) => fields[field] === null).map((field) => [field, [messages.missing[field]]]),
  );
}

/** Deleted with the record, so the audit log only says which of them changed. */
const TEXTS = ['whatHappened', 'reason'] as const;

/** For the audit log. */
const stateOf = (breach: DataBreach) => ({
  noticedAt: breach.noticedAt.toISOString(),
  peopleAffected: breach.peopleAffected,
  decision: breach.decision,
  decidedAt: breach.decidedAt?.toISOString() ?? null,
  regulatorsToldAt: breach.regulatorsToldAt?.toISOString() ?? null,
  peopleToldAt: breach.peopleToldAt?.toISOString() ?? null,
});
