import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository, type EntityManager } from 'typeorm';
import { Erasure } from './erasure.entity.js';

/** The last row of a page; the due date as PostgreSQL writes it, to the microsecond. */
interface Due {
  accountId: string;
  dueAt: string;
}

@Injectable()
export class ErasuresRepository {
  constructor(@InjectRepository(Erasure) private readonly erasures: Repository<Erasure>) {}

  /** The erasure that is not done yet. */
  async findOpen(accountId: string, manager: EntityManager = this.erasures.manager): Promise<Erasure | null> {
    return manager.findOneBy(Erasure, { accountId, erasedAt: IsNull() });
  }

  /** The same, locked until commit, so that it cannot be cancelled and carried out at once. */
  async lockOpen(accountId: string, manager: EntityManager): Promise<Erasure | null> {
    return manager.findOne(Erasure, { where: { accountId, erasedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
  }

  /** Of two requests the earlier date counts; an admin's decision does not become the person's own request. */
  async add(erasure: Omit<Erasure, 'begunAt' | 'erasedAt'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO erasures (account_id, asked_by, asked_at, due_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account_id) DO UPDATE SET due_at = least(erasures.due_at, excluded.due_at),
         asked_by = CASE excluded.asked_by WHEN erasures.account_id THEN erasures.asked_by ELSE excluded.asked_by END`,
      [erasure.accountId, erasure.askedBy, erasure.askedAt, erasure.dueAt],
    );
  }

  /** From now on it cannot be cancelled; with null it can again. */
  async markBegun(accountId: string, at: Date | null, manager: EntityManager): Promise<void> {
    await manager.update(Erasure, { accountId }, { begunAt: at });
  }

  /** Rows with foreign keys to the account are deleted in one statement, so only this job gets more time. */
  async takeTime(manager: EntityManager): Promise<void> {
    await manager.query(`SET LOCAL statement_timeout = '60s'`);
    await manager.query(`SET LOCAL idle_in_transaction_session_timeout = '60s'`);
  }

  async remove(accountId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Erasure, { accountId });
  }

  /** Does nothing if none is open. */
  async markErased(accountId: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(Erasure, { accountId, erasedAt: IsNull() }, { erasedAt: at });
  }

  /** The next due one, after `after`. */
  async findDue(now: Date, after: Due | null, limit: number): Promise<Due[]> {
    return this.erasures.query<Due[]>(
      `SELECT account_id AS "accountId", due_at::text AS "dueAt" FROM erasures
       WHERE erased_at IS NULL AND due_at <= $1
         AND ($2::timestamptz IS NULL OR (due_at, account_id) > ($2::timestamptz, $3::uuid))
       ORDER BY due_at, account_id LIMIT $4`,
      [now, after?.dueAt ?? null, after?.accountId ?? null, limit],
    );
  }

  /** Whether there are obligations to others. */
  async isOnHold(accountId: string, now: Date, manager: EntityManager): Promise<boolean> {
    return (
      (await this.hasAgreement(accountId, now, manager)) ||
      (await this.hasOpenCase(accountId, manager)) ||
      (await this.hasUnsettledPayment(accountId, manager))
    );
  }

  /** Whether they have a confirmed agreement that is not over: one that ends early is when its last day has come. */
  async hasAgreement(personId: string, now: Date, manager = this.erasures.manager): Promise<boolean> {
    const rows: object[] = await manager.query(
      `SELECT FROM agreements WHERE $1 IN (family_id, au_pair_id) AND (state IN ('confirmed', 'active')
         OR state = 'ended_early' AND ended_on > ($2::timestamptz AT TIME ZONE time_zone)::date) LIMIT 1`,
      [personId, now],
    );
    return rows.length > 0;
  }

  /** Whether moderators still have to decide about them, including their own appeal. */
  async hasOpenCase(personId: string, manager = this.erasures.manager): Promise<boolean> {
    return this.exists(
      `SELECT FROM moderation_cases c LEFT JOIN appeals a ON a.case_id = c.id
       WHERE c.about_id = $1 AND (c.decided_at IS NULL OR (a.case_id IS NOT NULL AND a.decided_at IS NULL))`,
      personId,
      manager,
    );
  }

  /** Whether a payment is disputed or on its way, we hold their money, or a placement fee is due. */
  async hasUnsettledPayment(personId: string, manager = this.erasures.manager): Promise<boolean> {
    return this.exists(
      `SELECT FROM purchases WHERE person_id = $1
       AND (disputed_at IS NOT NULL AND dispute_outcome IS NULL OR overpaid_since IS NOT NULL OR processing_since IS NOT NULL
         OR state = 'open' AND part = 'placement')`,
      personId,
      manager,
    );
  }

  private async exists(sql: string, personId: string, manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<{ found: boolean }[]>(`SELECT EXISTS (${sql}) AS found`, [personId]);
    return row?.found ?? false;
  }
}
