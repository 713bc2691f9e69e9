import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type EntityManager } from 'typeorm';
import { violatedConstraint } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { Approval, type ApprovalKind, type ApprovalState } from './approval.entity.js';

export type NamedApproval = Approval & {
  personName: string | null;
  proposedByName: string | null;
  decidedByName: string | null;
};
/** Omitted fields match everything. */
interface ApprovalFilter {
  state?: ApprovalState | undefined;
  kind?: ApprovalKind | undefined;
  personId?: string | undefined;
  purchaseId?: string | undefined;
}
interface ApprovalPosition {
  proposedAt: Date;
  id: string;
}

const NAMED = `
  SELECT a.id, a.kind, a.person_id AS "personId", a.subject, a.details, a.reason, a.state, a.proposed_by AS "proposedBy",
    a.proposed_at AS "proposedAt", a.decided_by AS "decidedBy", a.decided_at AS "decidedAt", a.answer,
    a.carried_out_at AS "carriedOutAt", a.failure,
    person.username::text AS "personName", proposer.username::text AS "proposedByName",
    decider.username::text AS "decidedByName"
  FROM approvals a
  LEFT JOIN account_identities person ON person.id = a.person_id
  LEFT JOIN account_identities proposer ON proposer.id = a.proposed_by
  LEFT JOIN account_identities decider ON decider.id = a.decided_by`;

@Injectable()
export class ApprovalsRepository {
  constructor(@InjectRepository(Approval) private readonly approvals: Repository<Approval>) {}

  /** Throws `approval_already_pending` if the same proposal is pending. */
  async add(
    approval: Pick<Approval, 'kind' | 'personId' | 'subject' | 'details' | 'reason' | 'proposedBy' | 'proposedAt'>,
    manager: EntityManager,
  ): Promise<string> {
    try {
      const { identifiers } = await manager.insert(Approval, approval);
      return (identifiers[0] as { id: string }).id;
    } catch (error) {
      throw violatedConstraint(error) ? new DomainError('approval_already_pending') : error;
    }
  }

  /** Locks the row until commit, so that only one of two concurrent decisions counts. */
  async lock(id: string, manager: EntityManager): Promise<Approval | null> {
    return manager.findOne(Approval, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async decide(
    id: string,
    decision: Pick<Approval, 'state' | 'decidedBy' | 'decidedAt' | 'answer' | 'carriedOutAt'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(Approval, id, decision);
  }

  /** Stores the outcome. False if it is already stored. */
  async finish(
    id: string,
    outcome: Pick<Approval, 'carriedOutAt'> | Pick<Approval, 'failure'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const open = { id, carriedOutAt: IsNull(), failure: IsNull() };
    return ((await manager.update(Approval, open, outcome)).affected ?? 0) > 0;
  }

  async find(id: string): Promise<NamedApproval | null> {
    const [found] = await this.approvals.query<NamedApproval[]>(`${NAMED} WHERE a.id = $1`, [id]);
    return found ?? null;
  }

  /** Pending proposals come oldest first, all others newest first. */
  async list(
    { state, kind, personId, purchaseId }: ApprovalFilter,
    after: ApprovalPosition | null,
    limit: number,
  ): Promise<NamedApproval[]> {
    const [further, direction] = state === 'waiting' ? ['>', 'ASC'] : ['<', 'DESC'];
    return this.approvals.query<NamedApproval[]>(
      `${NAMED}
       WHERE ($1::text IS NULL OR a.state = $1) AND ($2::uuid IS NULL OR a.person_id = $2)
         AND ($3::timestamptz IS NULL OR (a.proposed_at, a.id) ${further} ($3, $4::uuid))
         AND ($6::text IS NULL OR a.subject = $6) AND ($7::text IS NULL OR a.kind = $7)
       ORDER BY a.proposed_at ${direction}, a.id ${direction} LIMIT $5`,
      [
        state ?? null,
        personId ?? null,
        after?.proposedAt ?? null,
        after?.id ?? null,
        limit,
        purchaseId ?? null,
        kind ?? null,
      ],
    );
  }

  async waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    const [row] = await this.approvals.query<{ waiting: number; oldestSince: Date | null }[]>(
      `SELECT count(*)::int AS waiting, min(proposed_at) AS "oldestSince" FROM approvals WHERE state = 'waiting'`,
    );
    return row ?? { waiting: 0, oldestSince: null };
  }
}
