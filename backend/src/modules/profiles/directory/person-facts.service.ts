import { Injectable } from '@nestjs/common';
import type { UserType } from '../../../platform/identity/index.js';
import type { Completeness } from '../completeness/completeness.js';
import { OwnRoleProfileService } from '../completeness/own-role-profile.service.js';
import { ProfileRepository } from '../people/profile.repository.js';
import type { WithheldFor } from '../people/profile-withholding.service.js';
import { SignInsRepository } from '../people/sign-ins.repository.js';

/** Internal facts of a profile. */
export interface ProfileFacts {
  phoneNumber: string | null;
  allowWhatsApp: boolean;
  timeZone: string;
  hasPaid: boolean;
  lastLoginDate: Date | null;
  loginCount30d: number;
  completeness: Completeness;
  /** Shown to others; null before a role profile is saved. */
  active: boolean | null;
  /** Why it is hidden regardless of the person's own setting. */
  withheldFor: WithheldFor[];
}

/** Internal profile facts, for admins. */
@Injectable()
export class PersonFactsService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly signIns: SignInsRepository,
    private readonly roleProfile: OwnRoleProfileService,
  ) {}

  /** Null for an account without a profile. */
  async of(userId: string, userType: UserType): Promise<ProfileFacts | null> {
    const profile = await this.profiles.findById(userId);
    if (!profile) return null;
    const recent = await this.signIns.findRecent(userId);
    const { completeness } = await this.roleProfile.stateOf(userId, userType);
    const shown = await this.profiles.findRoleProfile(userId);
    return {
      phoneNumber: profile.phoneNumber,
      allowWhatsApp: profile.allowWhatsApp,
      timeZone: profile.timeZone,
      hasPaid: profile.hasPaid,
      lastLoginDate: recent.last ?? profile.lastLoginDate,
      loginCount30d: recent.count,
      completeness,
      active: shown?.active ?? null,
      withheldFor: profile.withheldFor as WithheldFor[],
    };
  }
}
