import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { ProfileRepository } from './profile.repository.js';
import { RoleProfileChangesService } from './role-profile-changes.service.js';

/** Why others may not see someone. Each stands for itself: the profile comes back when the last of them is gone. */
export const WITHHELD_FOR = ['suspended', 'banned', 'removed', 'being-checked', 'leaving', 'in-office'] as const;
export type WithheldFor = (typeof WITHHELD_FOR)[number];

/**
 * Takes people's role profiles out of everyone's sight, as if they had paused, and brings them back. Meanwhile they
 * cannot resume by themselves.
 */
@Injectable()
export class ProfileWithholdingService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly changes: RoleProfileChangesService,
  ) {}

  /** Nothing happens to an id without a profile. */
  async withhold(userId: string, reason: WithheldFor, manager: EntityManager): Promise<void> {
    const person = await this.profiles.lock(userId, manager);
    if (!person) return;
    await this.profiles.setWithheld(userId, reason, true, manager);
    const shown = await this.profiles.findRoleProfile(userId, manager);
    if (!shown) return;
    await this.profiles.hideRoleProfile(userId, shown.active, manager);
    await this.changes.tell(person, { before: shown.active, after: false }, manager);
  }

  /** It comes back as its person had it, unless there is another reason. */
  async release(userId: string, reason: WithheldFor, manager: EntityManager): Promise<void> {
    const person = await this.profiles.lock(userId, manager);
    if (!person?.withheldFor.includes(reason)) return;
    await this.profiles.setWithheld(userId, reason, false, manager);
    if (person.withheldFor.some((other) => other !== reason)) return;
    const active = await this.profiles.restoreRoleProfile(userId, manager);
    await this.changes.tell(person, { before: false, after: active }, manager);
  }
}
