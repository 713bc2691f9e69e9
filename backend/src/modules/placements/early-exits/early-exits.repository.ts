import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { Exit } from './early-exit.entity.js';

@Injectable()
export class EarlyExitsRepository {
  constructor(@InjectRepository(Exit) private readonly exits: Repository<Exit>) {}

  async insert(exit: Omit<Exit, 'id' | 'rematchedAt'>, manager: EntityManager): Promise<Exit> {
    return manager.save(Exit, manager.create(Exit, { ...exit, rematchedAt: null }));
  }

  async findOwn(id: string, personId: string): Promise<Exit | null> {
    return this.exits.findOneBy({ id, personId });
  }

  async latest(personId: string): Promise<Exit | null> {
    return this.exits.findOne({ where: { personId }, order: { createdAt: 'DESC' } });
  }

  async setRematched(id: string, at: Date): Promise<void> {
    await this.exits.update(id, { rematchedAt: at });
  }

  /** The notice, in weeks, that both signed; arrangements whose terms are kept elsewhere are left out. */
  async noticeWeeks(arrangementIds: string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.exits.query<{ id: string; weeks: number | null }[]>(
      `SELECT a.id, (v.terms -> 'notice' ->> 'weeks')::integer AS weeks FROM arrangements a
       JOIN arrangement_versions v ON v.arrangement_id = a.id AND v.number = a.current_version WHERE a.id = ANY($1)`,
      [arrangementIds],
    );
    return new Map(rows.flatMap(({ id, weeks }) => (weeks === null ? [] : [[id, weeks]])));
  }
}
