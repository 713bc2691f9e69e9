import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { RateLimits } from '../../../platform/rate-limit/index.js';
import { HiddenPeople } from '../hidden/hidden-people.js';

const mayAlwaysSee = (id: string, viewer: Identity | null) =>
  viewer !== null && (viewer.userId === id || viewer.userType === 'admin');

/** Who may open whose page, and how many different ones in a day. */
@Injectable()
export class PageVisits {
  constructor(
    private readonly limits: RateLimits,
    private readonly hiddenPeople: HiddenPeople,
  ) {}

  /** A paused profile is there for its owner and for administrators only, and not for those from whom it is hidden. */
  async isVisible(page: { id: string; active: boolean }, viewer: Identity | null): Promise<boolean> {
    if (mayAlwaysSee(page.id, viewer)) return true;
    return page.active && !(viewer && (await this.hiddenPeople.areHidden(viewer.userId, page.id)));
  }

  /** Nobody reads through everyone: throws `rate_limited` after too many different people in a day. */
  async count(id: string, viewer: Identity | null): Promise<void> {
    if (viewer && !mayAlwaysSee(id, viewer)) await this.limits.consumeDistinct('profile-views', viewer.userId, id);
  }
}
