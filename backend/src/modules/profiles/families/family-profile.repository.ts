import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { Region } from '../../country/index.js';
import { Profile } from '../people/profile.entity.js';
import type { ReputationRow } from '../reputation/reputation-columns.js';
import { ReputationRepository } from '../reputation/reputation.repository.js';
import type { UnavailableDatesDto } from '../unavailable-dates/unavailable-dates.dto.js';
import { UnavailableDatesRepository } from '../unavailable-dates/unavailable-dates.repository.js';
import { FamilyProfile } from './family-profile.entity.js';

/** What the owner decides; the rest has defaults or belongs to administrators. */
export type FamilyProfileContent = Omit<
  FamilyProfile,
  'createdAt' | 'featured' | 'featuredPosition' | 'regionFeaturedPosition' | 'subscriptionTier'
>;

/** A family with the facts about the person that its page shows. */
export interface FamilyPageFacts {
  family: FamilyProfile;
  region: Region;
  timeZone: string;
  /** Null where nothing is known. */
  known: ReputationRow | null;
  taken: UnavailableDatesDto[];
}

@Injectable()
export class FamilyProfileRepository {
  constructor(
    @InjectRepository(FamilyProfile) private readonly families: Repository<FamilyProfile>,
    private readonly reputations: ReputationRepository,
    private readonly unavailableDates: UnavailableDatesRepository,
  ) {}

  async findById(id: string, manager: EntityManager = this.families.manager): Promise<FamilyProfile | null> {
    return manager.findOneBy(FamilyProfile, { id });
  }

  async save(content: FamilyProfileContent, manager: EntityManager): Promise<void> {
    await manager.upsert(FamilyProfile, content, ['id']);
    // A plan may be older than the profile that is saved for the first time.
    await manager.query(
      `UPDATE family_profiles AS family SET subscription_tier = person.subscription_tier
       FROM profiles AS person WHERE person.id = family.id AND family.id = $1
         AND family.subscription_tier <> person.subscription_tier`,
      [content.id],
    );
  }

  async setActive(id: string, active: boolean, manager: EntityManager): Promise<void> {
    await manager.update(FamilyProfile, id, { active });
  }

  /** The family with what its page says of the person. */
  async findPage(id: string): Promise<FamilyPageFacts | null> {
    const family = await this.findById(id);
    const person = family && (await this.families.manager.findOneBy(Profile, { id }));
    if (!family || !person) return null;
    const [known, taken] = await Promise.all([this.reputations.find(id), this.unavailableDates.of(id)]);
    return { family, region: person.region, timeZone: person.timeZone, known, taken };
  }
}
