import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, type EntityManager } from 'typeorm';
import { Appeal } from './appeal.entity.js';

@Injectable()
export class AppealsRepository {
  constructor(@InjectRepository(Appeal) private readonly appeals: Repository<Appeal>) {}

  async find(caseId: string): Promise<Appeal | null> {
    return this.appeals.findOneBy({ caseId });
  }

  async findMany(caseIds: readonly string[]): Promise<Appeal[]> {
    return this.appeals.findBy({ caseId: In([...caseIds]) });
  }

  /** Locks the appeal until commit. */
  async lock(caseId: string, manager: EntityManager): Promise<Appeal | null> {
    return manager.findOne(Appeal, { where: { caseId }, lock: { mode: 'pessimistic_write' } });
  }

  /** False if there is already an appeal. */
  async insert(caseId: string, words: string, createdAt: Date, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<object[]>(
      `INSERT INTO appeals (case_id, words, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING case_id`,
      [caseId, words, createdAt],
    );
    return rows.length > 0;
  }

  async decide(
    caseId: string,
    decision: Pick<Appeal, 'decidedAt' | 'decidedBy' | 'outcome' | 'answer'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(Appeal, caseId, decision);
  }
}
