import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { AuPairProfile } from './au-pair-profile.entity.js';

/** The fields that the owner edits. */
export type AuPairProfileContent = Omit<AuPairProfile, 'createdAt'>;

/** By the day of birth on a day, at most the highest age of a profile; null without a day of birth. */
const ageOnSql = (day: string) =>
  `CASE WHEN born_on IS NOT NULL THEN least(45, date_part('year', age(${day}::date, born_on))) END`;

@Injectable()
export class AuPairProfileRepository {
  constructor(@InjectRepository(AuPairProfile) private readonly auPairs: Repository<AuPairProfile>) {}

  async findById(id: string, manager: EntityManager = this.auPairs.manager): Promise<AuPairProfile | null> {
    return manager.findOneBy(AuPairProfile, { id });
  }

  async save(content: AuPairProfileContent, manager: EntityManager): Promise<void> {
    await manager.upsert(AuPairProfile, content, ['id']);
  }

  async setActive(id: string, active: boolean, manager: EntityManager): Promise<void> {
    await manager.update(AuPairProfile, id, { active });
  }

  /** Ids of au pairs after an id who are older on this day (ISO) than their profile says. */
  olderThanSaid(day: string, after: string, limit: number): Promise<{ id: string }[]> {
    return this.auPairs.query(
      `SELECT id FROM au_pair_profiles WHERE id > $2 AND ${ageOnSql('$1')} > age ORDER BY id LIMIT $3`,
      [day, after, limit],
    );
  }

  async updateAge(id: string, day: string, manager: EntityManager): Promise<void> {
    await manager.query(`UPDATE au_pair_profiles SET age = greatest(age, ${ageOnSql('$2')}) WHERE id = $1`, [id, day]);
  }
}
