import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { RateLimitsService } from '../../../platform/rate-limit/index.js';
import { ProfileRepository } from './profile.repository.js';

const mayAlwaysSee = (id: string, viewer: Identity | null) =>
  viewer !== null && (viewer.userId === id || viewer.userType === 'admin');

/** Requirements for opening profile pages, in order; a person gets the first one that they do not meet. */
export const PAGE_REQUIREMENTS = ['sign_up', 'verify_email', 'complete_profile'] as const;
export type PageRequirement = (typeof PAGE_REQUIREMENTS)[number];

/** Decides who may open a profile page, and counts the different ones per day. */
@Injectable()
export class PageVisitsService {
  constructor(
    private readonly limits: RateLimitsService,
    private readonly profiles: ProfileRepository,
  ) {}

  /** A paused profile is visible to its owner and admins only, and a blocked one is hidden. */
  isVisible(
    { id, active, hidden }: { id: string; active: boolean; hidden: boolean },
    viewer: Identity | null,
  ): boolean {
    return mayAlwaysSee(id, viewer) || (active && !hidden);
  }

  /**
   * Profile pages contain names and locations, so the viewer needs a confirmed address and a profile; a new account
   * sees no more than a visitor.
   */
  async missingRequirement(id: string, viewer: Identity | null): Promise<PageRequirement | null> {
    if (!viewer) return 'sign_up';
    return mayAlwaysSee(id, viewer) ? null : this.missingFor(viewer.userId);
  }

  /** Returns the first requirement that a member does not meet for profile pages. */
  async missingFor(viewerId: string): Promise<Exclude<PageRequirement, 'sign_up'> | null> {
    const reader = await this.profiles.findReader(viewerId);
    if (reader?.isAdmin) return null;
    if (!reader?.emailVerified) return 'verify_email';
    return reader.hasCompletedProfile ? null : 'complete_profile';
  }

  /** Prevents scraping: throws `rate_limited` after too many different people per day. */
  async count(id: string, viewer: Identity | null): Promise<void> {
    if (viewer && !mayAlwaysSee(id, viewer)) await this.limits.consumeDistinct('profile-views', viewer.userId, id);
  }
}
