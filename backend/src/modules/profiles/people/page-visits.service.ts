import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { AccountsService } from '../../auth/index.js';
import { EffectiveBlocksService } from '../effective-blocks/effective-blocks.service.js';
import { ProfileRepository } from './profile.repository.js';

const mayAlwaysSee = (id: string, viewer: Identity | null) =>
  viewer !== null && (viewer.userId === id || viewer.userType === 'admin');

/** What somebody has to do before they read whole pages; null when nothing is missing. */
export const PAGE_KEYS = ['sign_up', 'verify_email', 'complete_profile'] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

/** Who may open whose page, and how many different ones in a day. */
@Injectable()
export class PageVisitsService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly effectiveBlocks: EffectiveBlocksService,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfileRepository,
  ) {}

  /** A paused profile is there for its owner and for administrators only, and not for those from whom it is hidden. */
  async isVisible(page: { id: string; active: boolean }, viewer: Identity | null): Promise<boolean> {
    if (mayAlwaysSee(page.id, viewer)) return true;
    return page.active && !(viewer && (await this.effectiveBlocks.areHidden(viewer.userId, page.id)));
  }

  /**
   * Whole pages name people and places: they are for people with a confirmed address and a profile of their own, so that
   * an account made in a minute reads no more than a visitor does.
   */
  async missingKey(id: string, viewer: Identity | null): Promise<PageKey | null> {
    if (!viewer) return 'sign_up';
    return mayAlwaysSee(id, viewer) ? null : this.missingFor(viewer.userId);
  }

  /** What a member has to do before they read whole pages of others. */
  async missingFor(viewerId: string): Promise<Exclude<PageKey, 'sign_up'> | null> {
    const account = await this.accounts.find(viewerId);
    if (account?.userType === 'admin') return null;
    if (!account?.emailVerified) return 'verify_email';
    return (await this.profiles.findById(viewerId))?.hasCompletedProfile ? null : 'complete_profile';
  }

  /** Nobody reads through everyone: throws `rate_limited` after too many different people in a day. */
  async count(id: string, viewer: Identity | null): Promise<void> {
    if (viewer && !mayAlwaysSee(id, viewer)) await this.limits.consumeDistinct('profile-views', viewer.userId, id);
  }
}
