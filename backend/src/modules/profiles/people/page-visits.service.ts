import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { ProfileRepository } from './profile.repository.js';

const mayAlwaysSee = (id: string, viewer: Identity | null) =>
  viewer !== null && (viewer.userId === id || viewer.userType === 'admin');

/** What someone has to do before they read whole pages; null when nothing is missing. */
export const PAGE_KEYS = ['sign_up', 'verify_email', 'complete_profile'] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

/** Who may open whose page, and how many different ones in a day. */
@Injectable()
export class PageVisitsService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly profiles: ProfileRepository,
  ) {}

  /** A paused profile is there for its owner and for admins only, and not for those from whom it is hidden. */
  isVisible(
    { id, active, hidden }: { id: string; active: boolean; hidden: boolean },
    viewer: Identity | null,
  ): boolean {
    return mayAlwaysSee(id, viewer) || (active && !hidden);
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
    const reader = await this.profiles.findReader(viewerId);
    if (reader?.isAdmin) return null;
    if (!reader?.emailVerified) return 'verify_email';
    return reader.hasCompletedProfile ? null : 'complete_profile';
  }

  /** No one reads through everyone: throws `rate_limited` after too many different people in a day. */
  async count(id: string, viewer: Identity | null): Promise<void> {
    if (viewer && !mayAlwaysSee(id, viewer)) await this.limits.consumeDistinct('profile-views', viewer.userId, id);
  }
}
