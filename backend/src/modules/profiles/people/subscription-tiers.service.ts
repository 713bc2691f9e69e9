import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { ProfileRepository } from './profile.repository.js';

/** A person's purchased or granted plan. Only the billing module sets it, never a request. */
@Injectable()
export class SubscriptionTiersService {
  constructor(private readonly profiles: ProfileRepository) {}

  /** `free` also clears `hasPaid`. Does nothing for an id without a profile. */
  async set(personId: string, tier: 'free' | 'standard' | 'premium', manager: EntityManager): Promise<void> {
    await this.profiles.setTier(personId, tier, manager);
  }
}
