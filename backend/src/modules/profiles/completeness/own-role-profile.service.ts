import { Injectable } from '@nestjs/common';
import type { UserType } from '../../../platform/identity/index.js';
import { AuPairProfileInput } from '../au-pairs/au-pair-profile.dto.js';
import { AuPairProfileRepository } from '../au-pairs/au-pair-profile.repository.js';
import { messages as auPairMessages } from '../au-pairs/texts.js';
import { ProfileDraftRepository } from '../drafts/profile-draft.repository.js';
import { FamilyProfileInput } from '../families/family-profile.dto.js';
import { FamilyProfileRepository } from '../families/family-profile.repository.js';
import { messages as familyMessages } from '../families/texts.js';
import { ProfileRepository } from '../people/profile.repository.js';
import { ProfilePhotosService } from '../people/profile-photos.service.js';
import { completenessOf, type Completeness } from './completeness.js';

/** How far somebody's family or au pair profile has come. */
export interface RoleProfileState {
  completeness: Completeness;
  hasCompletedProfile: boolean;
  /** They have written to someone. */
  hasWritten: boolean;
  /** Not paused. */
  active: boolean;
  hasPhoto: boolean;
}

/** Nobody asks administrators for a profile. */
const NOTHING_TO_FILL_IN: RoleProfileState = {
  completeness: { percent: 100, missing: [] },
  hasCompletedProfile: true,
  hasWritten: true,
  active: true,
  hasPhoto: true,
};

/** A person's own role profile as far as it has come: saved, or still a draft. */
@Injectable()
export class OwnRoleProfileService {
  constructor(
    private readonly families: FamilyProfileRepository,
    private readonly auPairs: AuPairProfileRepository,
    private readonly drafts: ProfileDraftRepository,
    private readonly photos: ProfilePhotosService,
    private readonly profiles: ProfileRepository,
  ) {}

  async stateOf(userId: string, userType: UserType): Promise<RoleProfileState> {
    if (userType === 'admin') return NOTHING_TO_FILL_IN;
    const isFamily = userType === 'family';
    const person = await this.profiles.findById(userId);
    const saved = isFamily ? await this.families.findById(userId) : await this.auPairs.findById(userId);
    const { photos } = await this.photos.shown(saved?.photos ?? null);
    const values = saved ? { ...saved, photos } : ((await this.drafts.find(userId))?.data ?? {});
    return {
      completeness: isFamily
        ? completenessOf(FamilyProfileInput, familyMessages.labels, values)
        : completenessOf(AuPairProfileInput, auPairMessages.labels, values),
      hasCompletedProfile: person?.hasCompletedProfile ?? false,
      hasWritten: person?.firstContactAt != null,
      active: saved?.active ?? true,
      hasPhoto: photos.length > 0,
    };
  }
}
