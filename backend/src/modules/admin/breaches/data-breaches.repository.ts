import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { DataBreach } from './data-breach.entity.js';

@Injectable()
export class DataBreachesRepository {
  constructor(@InjectRepository(DataBreach) private readonly breaches: Repository<DataBreach>) {}

  /** Open ones first, then those noticed last. */
  list(limit: number): Promise<DataBreach[]> {
    return this.breaches.find({
      order: { closedAt: { direction: 'DESC', nulls: 'FIRST' }, noticedAt: 'DESC', id: 'ASC' },
      take: limit,
    });
  }

  /** The number of open records, and when the oldest was noticed. */
  async waiting(): Promise<{ waiting: number; oldestSince: Date | null }> {
    const [row] = await this.breaches.query<[{ waiting: number; oldestSince: Date | null }]>(
      `SELECT count(*)::integer AS waiting, min(noticed_at) AS "oldestSince" FROM data_breaches WHERE closed_at IS NULL`,
    );
    return row;
  }

  /** Locks the record until commit. */
  lock(id: string, manager: EntityManager): Promise<DataBreach | null> {
    return manager.findOne(DataBreach, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  save(breach: Partial<DataBreach>, manager: EntityManager): Promise<DataBreach> {
    return manager.save(DataBreach, manager.create(DataBreach, breach));
  }
}
