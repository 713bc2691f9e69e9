import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { ProfileRepository } from './profile.repository.js';
import { RoleProfileChangesService } from './role-profile-changes.service.js';

/** Why a profile is hidden from others. Reasons are independent: the profile returns when the last one is removed. */
export const WITHHELD_FOR = ['suspended', 'banned', 'removed', 'being-checked', 'leaving', 'in-office'] as const;
export type WithheldFor = (typeof WITHHELD_FOR)[number];

/** Hides role profiles as if they were paused, and restores them. Meanwhile their owners cannot resume them. */
@Injectable()
export class ProfileWithholdingService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly changes: RoleProfileChangesService,
  ) {}

  /** Does nothing for an id without a profile. */
  async withhold(userId: string, reason: WithheldFor, manager: EntityManager): Promise<void> {
    const person = await this.profiles.lock(userId, manager);
    if (!person) return;
    await this.profiles.setWithheld(userId, reason, true, manager);
    const shown = await this.profiles.findRoleProfile(userId, manager);
    if (!shown) return;
    await this.profiles.hideRoleProfile(userId, shown.active, manager);
    await this.changes.publish(person, { before: shown.active, after: false }, manager);
  }

  /** Restores the owner's setting, unless there is another reason. */
  async release(userId: string, reason: WithheldFor, manager: EntityManager): Promise<void> {
    const person = await this.profiles.lock(userId, manager);
    if (!person?.withheldFor.includes(reason)) return;
    await this.profiles.setWithheld(userId, reason, false, manager);
    if (person.withheldFor.some((other) => other !== reason)) return;
    const active = await this.profiles.restoreRoleProfile(userId, manager);
    await this.changes.publish(person, { before: false, after: active }, manager);
  }
}
