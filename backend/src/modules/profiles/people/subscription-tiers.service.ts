import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { ProfileRepository } from './profile.repository.js';

/** What a person has paid for or was granted. The rooms that keep the books say so; no request ever does. */
@Injectable()
export class SubscriptionTiersService {
  constructor(private readonly profiles: ProfileRepository) {}

  /** `free` takes `hasPaid` away with it. Nothing happens to an id without a profile. */
  async set(personId: string, tier: 'free' | 'standard' | 'premium', manager: EntityManager): Promise<void> {
    await this.profiles.setTier(personId, tier, manager);
  }
}
