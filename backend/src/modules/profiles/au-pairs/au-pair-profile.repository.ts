import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { Profile } from '../people/profile.entity.js';
import { ReputationRepository } from '../reputation/reputation.repository.js';
import { CheckStandingsRepository } from '../verification/check-standings.repository.js';
import { UnavailableDatesRepository } from '../unavailable-dates/unavailable-dates.repository.js';
import { AuPairProfile } from './au-pair-profile.entity.js';
import type { AuPairPageRow } from './au-pair-page.dto.js';

/** What the owner decides. */
export type AuPairProfileContent = Omit<AuPairProfile, 'createdAt'>;

@Injectable()
export class AuPairProfileRepository {
  constructor(
    @InjectRepository(AuPairProfile) private readonly auPairs: Repository<AuPairProfile>,
    private readonly reputations: ReputationRepository,
    private readonly unavailableDates: UnavailableDatesRepository,
    private readonly checks: CheckStandingsRepository,
  ) {}

  async findById(id: string, manager: EntityManager = this.auPairs.manager): Promise<AuPairProfile | null> {
    return manager.findOneBy(AuPairProfile, { id });
  }

  async save(content: AuPairProfileContent, manager: EntityManager): Promise<void> {
    await manager.upsert(AuPairProfile, content, ['id']);
  }

  async setActive(id: string, active: boolean, manager: EntityManager): Promise<void> {
    await manager.update(AuPairProfile, id, { active });
  }

  /** The au pair with what their page says of the person. */
  async findPage(id: string): Promise<AuPairPageRow | null> {
    const auPair = await this.findById(id);
    const person = auPair && (await this.auPairs.manager.findOneBy(Profile, { id }));
    if (!auPair || !person) return null;
    const [known, taken, checks] = await Promise.all([
      this.reputations.find(id),
      this.unavailableDates.of(id),
      this.checks.of(id),
    ]);
    return { auPair, region: person.region, timeZone: person.timeZone, known, taken, checks };
  }
}
