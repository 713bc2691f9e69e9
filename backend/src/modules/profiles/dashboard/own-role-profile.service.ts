import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import type { UserType } from '../../../platform/identity/index.js';
import { AuPairProfileInput } from '../au-pairs/au-pair-profile.dto.js';
import { AuPairProfileRepository } from '../au-pairs/au-pair-profile.repository.js';
import { messages as auPairMessages } from '../au-pairs/texts.js';
import { ProfileDraftRepository } from '../drafts/profile-draft.repository.js';
import { FamilyProfileInput } from '../families/family-profile.dto.js';
import { FamilyProfileRepository } from '../families/family-profile.repository.js';
import { messages as familyMessages } from '../families/texts.js';
import { ProfilePhotosService } from '../people/profile-photos.service.js';
import { checksToDo } from '../verification/check-state.js';
import { CheckStandingsRepository } from '../verification/check-standings.repository.js';
import { completenessOf, type Completeness } from './completeness.js';

/** How far somebody's family or au pair profile has come. */
export interface RoleProfileState {
  completeness: Completeness;
  /** Not paused. */
  active: boolean;
  hasPhoto: boolean;
  /** Nothing is left to send for the badge: it is there, or reviewers look at what was sent. */
  hasSentPapers: boolean;
}

/** Nobody asks administrators for a profile. */
const NOTHING_TO_FILL_IN: RoleProfileState = {
  completeness: { percent: 100, missing: [] },
  active: true,
  hasPhoto: true,
  hasSentPapers: true,
};

/** A person's own role profile as far as it has come: saved, or still a draft. */
@Injectable()
export class OwnRoleProfileService {
  constructor(
    private readonly families: FamilyProfileRepository,
    private readonly auPairs: AuPairProfileRepository,
    private readonly drafts: ProfileDraftRepository,
    private readonly photos: ProfilePhotosService,
    private readonly checks: CheckStandingsRepository,
    private readonly clock: ClockService,
  ) {}

  async stateOf(userId: string, userType: UserType): Promise<RoleProfileState> {
    if (userType === 'admin') return NOTHING_TO_FILL_IN;
    const isFamily = userType === 'family';
    const saved = isFamily ? await this.families.findById(userId) : await this.auPairs.findById(userId);
    const { photos } = await this.photos.shown(saved?.photos ?? null);
    const values = saved ? { ...saved, photos } : ((await this.drafts.find(userId))?.data ?? {});
    return {
      completeness: isFamily
        ? completenessOf(FamilyProfileInput, familyMessages.labels, values)
        : completenessOf(AuPairProfileInput, auPairMessages.labels, values),
      active: saved?.active ?? true,
      hasPhoto: photos.length > 0,
      hasSentPapers: checksToDo(userType, await this.checks.of(userId), this.clock.now()).length === 0,
    };
  }
}
