import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, Repository, type EntityManager } from 'typeorm';
import { Erasure } from './erasure.entity.js';

@Injectable()
export class ErasuresRepository {
  constructor(@InjectRepository(Erasure) private readonly erasures: Repository<Erasure>) {}

  /** The one that has not happened yet. */
  async findOpen(accountId: string, manager: EntityManager = this.erasures.manager): Promise<Erasure | null> {
    return manager.findOneBy(Erasure, { accountId, erasedAt: IsNull() });
  }

  /** The same, held until the transaction ends: nobody stays and is erased at once. */
  async lockOpen(accountId: string, manager: EntityManager): Promise<Erasure | null> {
    return manager.findOne(Erasure, { where: { accountId, erasedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
  }

  /** Asked for twice, the earlier day counts; what administrators have decided does not become the person's own wish. */
  async add(erasure: Omit<Erasure, 'erasedAt'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO erasures (account_id, asked_by, asked_at, due_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account_id) DO UPDATE SET due_at = least(erasures.due_at, excluded.due_at),
         asked_by = CASE excluded.asked_by WHEN erasures.account_id THEN erasures.asked_by ELSE excluded.asked_by END`,
      [erasure.accountId, erasure.askedBy, erasure.askedAt, erasure.dueAt],
    );
  }

  async remove(accountId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Erasure, { accountId });
  }

  async markErased(accountId: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(Erasure, { accountId }, { erasedAt: at });
  }

  async findDue(now: Date, limit: number): Promise<string[]> {
    const found = await this.erasures.find({
      where: { erasedAt: IsNull(), dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
    return found.map(({ accountId }) => accountId);
  }

  /** Whether a confirmed arrangement of theirs is not over. */
  async hasArrangement(personId: string): Promise<boolean> {
    return this.exists(
      `SELECT FROM arrangements WHERE $1 IN (family_id, au_pair_id) AND state IN ('confirmed', 'active')`,
      personId,
    );
  }

  /** Whether moderators still have to decide something about them, their own appeal included. */
  async hasOpenCase(personId: string): Promise<boolean> {
    return this.exists(
      `SELECT FROM moderation_cases c LEFT JOIN appeals a ON a.case_id = c.id
       WHERE c.about_id = $1 AND (c.decided_at IS NULL OR (a.case_id IS NOT NULL AND a.decided_at IS NULL))`,
      personId,
    );
  }

  /** Whether a bank still questions a payment of theirs, money of theirs is with us, or the fee for a placement is due. */
  async hasUnsettledPayment(personId: string): Promise<boolean> {
    return this.exists(
      `SELECT FROM purchases WHERE person_id = $1
       AND (disputed_at IS NOT NULL AND dispute_outcome IS NULL OR overpaid_since IS NOT NULL OR state = 'open' AND part = 'placement')`,
      personId,
    );
  }

  private async exists(sql: string, personId: string): Promise<boolean> {
    const [row] = await this.erasures.query<{ found: boolean }[]>(`SELECT EXISTS (${sql}) AS found`, [personId]);
    return row?.found ?? false;
  }
}
