import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual, MoreThan, Repository, type EntityManager } from 'typeorm';
import { DataExport } from './data-export.entity.js';

const SHOWN = 10;

@Injectable()
export class DataExportsRepository {
  constructor(@InjectRepository(DataExport) private readonly exports: Repository<DataExport>) {}

  async find(id: string): Promise<DataExport | null> {
    return this.exports.findOneBy({ id });
  }

  /** The newest of one person: those they requested themselves, or all. */
  async listOf(personId: string, askedBy?: string): Promise<DataExport[]> {
    return this.exports.find({
      where: { personId, ...(askedBy !== undefined && { askedBy }) },
      order: { askedAt: 'DESC' },
      take: SHOWN,
    });
  }

  async allOf(personId: string, manager: EntityManager): Promise<DataExport[]> {
    return manager.findBy(DataExport, { personId });
  }

  /** Whether an export requested by this person or admin is in preparation. */
  async isWaiting(personId: string, askedBy: string, manager: EntityManager): Promise<boolean> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('export ' || $1, 0))`, [personId]);
    return manager.existsBy(DataExport, { personId, askedBy, state: 'waiting' });
  }

  async add(
    dataExport: Pick<DataExport, 'personId' | 'askedBy' | 'askedAt'>,
    manager: EntityManager,
  ): Promise<DataExport> {
    return manager.save(DataExport, { ...dataExport, state: 'waiting' as const });
  }

  /** False if it was deleted: the person was erased meanwhile. */
  async markReady(
    id: string,
    facts: Pick<DataExport, 'byteSize' | 'readyAt' | 'expiresAt'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const { affected } = await manager.update(DataExport, id, { ...facts, state: 'ready' });
    return affected === 1;
  }

  /** Marks exports that have waited since before `moment` as failed. */
  async failWaiting(moment: Date, manager: EntityManager): Promise<void> {
    await manager.update(DataExport, { state: 'waiting', askedAt: LessThanOrEqual(moment) }, { state: 'failed' });
  }

  /** Returns the `ids` that have a file: failed or expired exports cannot be downloaded. */
  async withFile(ids: readonly string[]): Promise<string[]> {
    const where = { id: In([...ids]), state: In(['waiting', 'ready']) };
    const found = await this.exports.find({ select: { id: true }, where });
    return found.map(({ id }) => id);
  }

  async markExpired(id: string): Promise<void> {
    await this.exports.update(id, { state: 'expired' });
  }

  /** Lists expired exports by id. */
  async findOverdue(now: Date, after: string, limit: number): Promise<DataExport[]> {
    const where = { state: 'ready', expiresAt: LessThanOrEqual(now), id: MoreThan(after) } as const;
    return this.exports.find({ where, order: { id: 'ASC' }, take: limit });
  }
}
