import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Region } from '../../country/index.js';
import { Profile } from '../people/profile.entity.js';
import type { ReputationRow } from '../reputation/reputation-columns.js';
import { ReputationRepository } from '../reputation/reputation.repository.js';
import type { UnavailableDatesDto } from '../unavailable-dates/unavailable-dates.dto.js';
import { UnavailableDatesRepository } from '../unavailable-dates/unavailable-dates.repository.js';
import { AuPairProfile } from './au-pair-profile.entity.js';

/** What the owner decides. */
export type AuPairProfileContent = Omit<AuPairProfile, 'createdAt'>;

/** An au pair with the facts about the person that their page shows. */
export interface AuPairPageFacts {
  auPair: AuPairProfile;
  region: Region;
  timeZone: string;
  /** Null where nothing is known. */
  known: ReputationRow | null;
  taken: UnavailableDatesDto[];
}

@Injectable()
export class AuPairProfileRepository {
  constructor(
    @InjectRepository(AuPairProfile) private readonly auPairs: Repository<AuPairProfile>,
    private readonly reputations: ReputationRepository,
    private readonly unavailableDates: UnavailableDatesRepository,
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
  async findPage(id: string): Promise<AuPairPageFacts | null> {
    const auPair = await this.findById(id);
    const person = auPair && (await this.auPairs.manager.findOneBy(Profile, { id }));
    if (!auPair || !person) return null;
    const [known, taken] = await Promise.all([this.reputations.find(id), this.unavailableDates.of(id)]);
    return { auPair, region: person.region, timeZone: person.timeZone, known, taken };
  }
}
