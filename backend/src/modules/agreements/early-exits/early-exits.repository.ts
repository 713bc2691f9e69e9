import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { EarlyExit } from './early-exit.entity.js';

@Injectable()
export class EarlyExitsRepository {
  constructor(@InjectRepository(EarlyExit) private readonly earlyExits: Repository<EarlyExit>) {}

  async insert(earlyExit: Omit<EarlyExit, 'id' | 'rematchedAt'>, manager: EntityManager): Promise<EarlyExit> {
    return manager.save(EarlyExit, manager.create(EarlyExit, { ...earlyExit, rematchedAt: null }));
  }

  async findOwn(id: string, personId: string): Promise<EarlyExit | null> {
    return this.earlyExits.findOneBy({ id, personId });
  }

  async latest(personId: string): Promise<EarlyExit | null> {
    return this.earlyExits.findOne({ where: { personId }, order: { createdAt: 'DESC' } });
  }

  async setRematched(id: string, at: Date): Promise<void> {
    await this.earlyExits.update(id, { rematchedAt: at });
  }

  /** The agreed notice in weeks; imported agreements are left out. */
  async noticeWeeks(agreementIds: string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.earlyExits.query<{ id: string; weeks: number | null }[]>(
      `SELECT a.id, (v.terms -> 'notice' ->> 'weeks')::integer AS weeks FROM agreements a
       JOIN agreement_versions v ON v.agreement_id = a.id AND v.number = a.current_version WHERE a.id = ANY($1)`,
      [agreementIds],
    );
    return new Map(rows.flatMap(({ id, weeks }) => (weeks === null ? [] : [[id, weeks]])));
  }
}
