import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { LegalFactEditingService, LegalFactsService, type EditableFact } from '../../../platform/facts/index.js';
import type { Region } from '../../country/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import {
  toAdminFact,
  toAdminFactRow,
  type AdminFact,
  type AdminFactCorrection,
  type AdminFactInput,
  type AdminFactsList,
} from './admin-fact.dto.js';

const SUBJECT = 'legal-fact';

/** Edits facts; the audit log keeps the previous value. */
@Injectable()
export class FactsAdminService {
  constructor(
    private readonly editing: LegalFactEditingService,
    private readonly facts: LegalFactsService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  async list(region: Region): Promise<AdminFactsList> {
    const items = (await this.editing.list(region)).flatMap((fact) => toAdminFact(fact) ?? []);
    return { items: items.sort((a, b) => (a.current.reviewBy < b.current.reviewBy ? -1 : 1)) };
  }

  /** Throws `not_found`. */
  async read(region: string, key: string): Promise<AdminFact> {
    return shown(await this.editing.read(region, key));
  }

  /** Throws `not_found`, `validation_failed` and `conflict`. */
  async add(actorId: string, region: string, key: string, input: AdminFactInput): Promise<AdminFact> {
    await this.transactions.run(async (manager) => {
      const after = toAdminFactRow(await this.editing.add(region, key, valuesOf(input), manager));
      await this.audit.record(
        { ...entryOf(actorId, region, key), action: 'legal-fact.added', after: { ...after } },
        manager,
      );
    });
    return this.readFresh(region, key);
  }

  /** Throws `not_found`, `validation_failed`, `stale_edit` and `conflict`. */
  async correct(
    actorId: string,
    { region, key, id }: { region: string; key: string; id: string },
    { version, ...input }: AdminFactCorrection,
  ): Promise<AdminFact> {
    await this.transactions.run(async (manager) => {
      const { before, after } = await this.editing.change({ region, key, id, version }, valuesOf(input), manager);
      const states = { before: { ...toAdminFactRow(before) }, after: { ...toAdminFactRow(after) } };
      await this.audit.record({ ...entryOf(actorId, region, key), action: 'legal-fact.corrected', ...states }, manager);
    });
    return this.readFresh(region, key);
  }

  private readFresh(region: string, key: string): Promise<AdminFact> {
    this.facts.forget();
    return this.read(region, key);
  }
}

const valuesOf = (input: AdminFactInput) => ({ ...input, note: input.note ?? null });

const entryOf = (actorId: string, region: string, key: string) => ({
  actorId,
  subjectType: SUBJECT,
  subjectId: `${region}.${key}`,
});

function shown(fact: EditableFact): AdminFact {
  const dto = toAdminFact(fact);
  if (!dto) throw new DomainError('not_found');
  return dto;
}
