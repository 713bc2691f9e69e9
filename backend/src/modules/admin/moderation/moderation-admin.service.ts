import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { AttachmentsService, type OpenedAttachment } from '../../messaging/index.js';
import { PeopleService } from '../../profiles/index.js';
import { AppealsService, CaseReadingService, ModerationService, toNamedPerson } from '../../safety/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import {
  peopleOf,
  toCase,
  toSummary,
  type ModerationCaseDto,
  type ModerationCasesPage,
  type ModerationCasesQuery,
  type Naming,
} from './moderation-case.dto.js';
import type { AppealDecisionInput, ModerationDecisionInput } from './moderation-decision.dto.js';

/** Admins moderate; every view and decision is recorded in the audit log in the same transaction. */
@Injectable()
export class ModerationAdminService {
  constructor(
    private readonly moderation: ModerationService,
    private readonly appeals: AppealsService,
    private readonly cases: CaseReadingService,
    private readonly people: PeopleService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
    private readonly attachments: AttachmentsService,
  ) {}

  async list({ state, cursor, limit }: ModerationCasesQuery): Promise<ModerationCasesPage> {
    const { items, nextCursor } = await this.cases.list(state, cursor, limit);
    const naming = await this.naming(
      items.flatMap(({ aboutId, claimedBy, decidedBy }) => [aboutId, claimedBy, decidedBy].flatMap((id) => id ?? [])),
    );
    return { items: items.map((one) => toSummary(one, naming)), nextCursor };
  }

  /** Throws `not_found`. Records the view in the audit log. */
  async open(id: string, adminId: string): Promise<ModerationCaseDto> {
    const shown = await this.show(id);
    await this.transactions.run((manager) => this.note(adminId, 'moderation.opened', id, {}, manager));
    return shown;
  }

  /** A file of a message in the case; `not_found` for any other, and where it is gone. Records the view in the audit log. */
  async openFile(id: string, fileId: string, adminId: string): Promise<OpenedAttachment> {
    const { found } = await this.cases.file(id);
    const files = found.evidence.lines.flatMap(({ files: ofLine = [] }) => ofLine);
    if (!files.some((file) => file.id === fileId.toLowerCase())) throw new DomainError('not_found');
    const opened = await this.attachments.openForModerators(fileId);
    await this.transactions.run((manager) =>
      this.note(adminId, 'moderation.file-opened', id, { after: { fileId } }, manager),
    );
    return opened;
  }

  async claim(id: string, adminId: string): Promise<ModerationCaseDto> {
    await this.transactions.run(async (manager) => {
      await this.moderation.claim(id, adminId, manager);
      await this.note(adminId, 'moderation.claimed', id, {}, manager);
    });
    return this.show(id);
  }

  async letGo(id: string, adminId: string): Promise<ModerationCaseDto> {
    await this.transactions.run(async (manager) => {
      await this.moderation.letGo(id, adminId, manager);
      await this.note(adminId, 'moderation.let-go', id, {}, manager);
    });
    return this.show(id);
  }

  async decide(
    id: string,
    adminId: string,
    { action, words, until, version }: ModerationDecisionInput,
  ): Promise<ModerationCaseDto> {
    const decision = { action, words: words.trim(), until: until ? new Date(until) : null, version };
    await this.transactions.run(async (manager) => {
      const { subjectType, subjectId, aboutId } = await this.moderation.decide(id, adminId, decision, manager);
      const after = { action, until: until ?? null, subjectType, subjectId, aboutId };
      await this.note(adminId, 'moderation.decided', id, { reason: decision.words, after }, manager);
    });
    return this.show(id);
  }

  async decideAppeal(
    id: string,
    adminId: string,
    { outcome, answer }: AppealDecisionInput,
  ): Promise<ModerationCaseDto> {
    await this.transactions.run(async (manager) => {
      const { action } = await this.appeals.decide(id, adminId, { outcome, answer: answer.trim() }, manager);
      const change = { reason: answer.trim(), before: { action }, after: { outcome } };
      await this.note(adminId, 'moderation.appeal-decided', id, change, manager);
    });
    return this.show(id);
  }

  private async show(id: string): Promise<ModerationCaseDto> {
    const file = await this.cases.file(id);
    return toCase(file, await this.naming(peopleOf(file)));
  }

  private async naming(ids: string[]): Promise<Naming> {
    const cards = await this.people.cardsOf([...new Set(ids)]);
    return (id) => toNamedPerson(id, cards.get(id));
  }

  private async note(
    actorId: string,
    action: string,
    subjectId: string,
    change: { reason?: string; before?: Record<string, unknown>; after?: Record<string, unknown> },
    manager: EntityManager,
  ): Promise<void> {
    await this.audit.record({ actorId, action, subjectType: 'moderation-case', subjectId, ...change }, manager);
  }
}
