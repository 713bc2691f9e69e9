import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { FamilyProfile } from './family-profile.entity.js';

/** The fields that the owner edits; the rest has defaults or belongs to admins. */
export type FamilyProfileContent = Omit<
  FamilyProfile,
  'createdAt' | 'featured' | 'featuredPosition' | 'regionFeaturedPosition' | 'subscriptionTier'
>;

@Injectable()
export class FamilyProfileRepository {
  constructor(@InjectRepository(FamilyProfile) private readonly families: Repository<FamilyProfile>) {}

  async findById(id: string, manager: EntityManager = this.families.manager): Promise<FamilyProfile | null> {
    return manager.findOneBy(FamilyProfile, { id });
  }

  async save(content: FamilyProfileContent, manager: EntityManager): Promise<void> {
    await manager.upsert(FamilyProfile, content, ['id']);
    // The plan may be older than the first saved profile.
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
}
