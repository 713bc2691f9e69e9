import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';

/** Updates what a module derives from a family's or an au pair's profile. Idempotent. */
type ProfileProjection = (manager: EntityManager, userId: string, role: 'family' | 'aupair') => Promise<void>;

/**
 * Projections of other modules that must be updated in the transaction that changes a profile. Modules register them
 * at start.
 */
@Injectable()
export class ProfileProjectionsRegistry {
  private readonly projections: ProfileProjection[] = [];

  add(projection: ProfileProjection): void {
    this.projections.push(projection);
  }

  /**
   * Call it in the transaction that changes a role profile, its `active`, the person's region or
   * `hasCompletedProfile`, their unavailable dates, or whether they are verified.
   */
  async refresh(manager: EntityManager, userId: string, role: 'family' | 'aupair'): Promise<void> {
    for (const project of this.projections) await project(manager, userId, role);
  }
}
