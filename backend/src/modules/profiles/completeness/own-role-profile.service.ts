import { Injectable } from '@nestjs/common';
import type { UserType } from '../../../platform/identity/index.js';
import { AuPairProfileInput } from '../au-pairs/au-pair-profile.dto.js';
import { AuPairProfile } from '../au-pairs/au-pair-profile.entity.js';
import { messages as auPairMessages } from '../au-pairs/texts.js';
import { FamilyProfileInput } from '../families/family-profile.dto.js';
import { FamilyProfile } from '../families/family-profile.entity.js';
import { messages as familyMessages } from '../families/texts.js';
import { RolePagesRepository, type OwnRole } from '../people/role-pages.repository.js';
import { completenessOf, type Completeness } from './completeness.js';

/** The state of a person's family or au pair profile. */
interface RoleProfileState {
  completeness: Completeness;
  emailVerified: boolean;
  hasCompletedProfile: boolean;
  /** They have written to someone. */
  hasWritten: boolean;
  /** Not paused. */
  active: boolean;
  hasPhoto: boolean;
}

/** Admins need no profile. */
const NOTHING_TO_FILL_IN: RoleProfileState = {
  completeness: { percent: 100, missing: [] },
  emailVerified: true,
  hasCompletedProfile: true,
  hasWritten: true,
  active: true,
  hasPhoto: true,
};

/** A person's own role profile: saved, or a draft. */
@Injectable()
export class OwnRoleProfileService {
  constructor(private readonly pages: RolePagesRepository) {}

  async stateOf(userId: string, userType: UserType): Promise<RoleProfileState> {
    if (userType === 'admin') return NOTHING_TO_FILL_IN;
    return userType === 'family'
      ? stateOf(await this.pages.findOwn(FamilyProfile, userId), FamilyProfileInput, familyMessages.labels)
      : stateOf(await this.pages.findOwn(AuPairProfile, userId), AuPairProfileInput, auPairMessages.labels);
  }
}

function stateOf(
  own: OwnRole<FamilyProfile | AuPairProfile> | null,
  form: new () => object,
  labels: Readonly<Record<string, string>>,
): RoleProfileState {
  const { profile = null, shown = { photos: [] }, draft = null } = own ?? {};
  const values = profile ? { ...profile, photos: shown.photos } : (draft ?? {});
  return {
    completeness: completenessOf(form, labels, values),
    emailVerified: own?.emailVerified ?? false,
    hasCompletedProfile: own?.hasCompletedProfile ?? false,
    hasWritten: own?.hasWritten ?? false,
    active: profile?.active ?? true,
    hasPhoto: shown.photos.length > 0,
  };
}
