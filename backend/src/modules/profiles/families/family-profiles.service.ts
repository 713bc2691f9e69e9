import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { cityOf } from '../../country/index.js';
import { ProfilePhotosService } from '../people/profile-photos.service.js';
import { ProfileRepository } from '../people/profile.repository.js';
import { RegionMovesService } from '../people/region-moves.service.js';
import { RolePagesRepository, type PagePerson } from '../people/role-pages.repository.js';
import { RoleProfileChangesService } from '../people/role-profile-changes.service.js';
import { assertStartAhead } from '../people/start-day.js';
import { toFamilyProfile, type FamilyProfileDto, type FamilyProfileInput } from './family-profile.dto.js';
import { familyDealBreakersOf } from './family-deal-breakers.dto.js';
import { familyFactsOf } from './family-facts.dto.js';
import { FamilyProfile } from './family-profile.entity.js';
import { FamilyProfileRepository, type FamilyProfileContent } from './family-profile.repository.js';
import { messages } from './texts.js';

/** A family with everything that its page shows. */
export interface FamilyPageFacts extends PagePerson {
  family: FamilyProfile;
}

/** Families' profiles. */
@Injectable()
export class FamilyProfilesService {
  constructor(
    private readonly families: FamilyProfileRepository,
    private readonly profiles: ProfileRepository,
    private readonly pageRows: RolePagesRepository,
    private readonly photos: ProfilePhotosService,
    private readonly changes: RoleProfileChangesService,
    private readonly regions: RegionMovesService,
    private readonly clock: ClockService,
  ) {}

  /** The page for a viewer; null if there is no such profile. */
  async page(id: string, viewerId: string | null): Promise<FamilyPageFacts | null> {
    const page = await this.pageRows.find(FamilyProfile, id, viewerId);
    return page && { family: page.profile, ...page.person };
  }

  /** The same of several people, in any order. */
  async pages(ids: readonly string[], viewerId: string | null): Promise<FamilyPageFacts[]> {
    const pages = await this.pageRows.findEach(FamilyProfile, ids, viewerId);
    return pages.map(({ profile, person }) => ({ family: profile, ...person }));
  }

  /** Throws `not_found` before the first save. */
  async readOwn(userId: string): Promise<FamilyProfileDto> {
    const family = await this.families.findById(userId);
    if (!family) throw new DomainError('not_found');
    return toFamilyProfile(family, await this.photos.shown(family.photos));
  }

  /**
   * A location in a city of the other country moves the person there. Throws `validation_failed`, `profile_missing` and
   * `wrong_role`; then nothing is stored.
   */
  async save(userId: string, input: FamilyProfileInput): Promise<FamilyProfileDto> {
    await this.changes.save(userId, 'family', async (person, manager) => {
      await this.regions.follow(person, 'location', input.location, manager);
      assertAgesInOrder(input);
      if (input.photos) await this.photos.assertOwned(input.photos, userId);
      const before = await this.families.findById(userId, manager);
      assertStartAhead('startDate', input.startDate, before?.startDate, this.clock.now());
      const content = contentOf(userId, input, before);
      await this.families.save(content, manager);
      if (before && cityOf(before.location, person.region) !== cityOf(input.location, person.region))
        await this.profiles.endFeatured(userId, 'city', manager);
      return { before: before?.active ?? null, after: content.active };
    });
    return this.readOwn(userId);
  }

  /** Pauses (`false`) or resumes. Throws `not_found` before the first save. */
  async setActive(userId: string, active: boolean): Promise<FamilyProfileDto> {
    await this.changes.setVisible(userId, 'family', async (_person, manager) => {
      const before = await this.families.findById(userId, manager);
      if (!before) throw new DomainError('not_found');
      await this.families.setActive(userId, active, manager);
      return { before: before.active, after: active };
    });
    return this.readOwn(userId);
  }
}

/** Throws `validation_failed` if the age limits exclude everyone. */
function assertAgesInOrder({ leastAge, mostAge }: FamilyProfileInput): void {
  if (leastAge == null || mostAge == null || leastAge <= mostAge) return;
  throw invalidField('mostAge', messages.mostAge.belowLeast);
}

function contentOf(userId: string, input: FamilyProfileInput, before: FamilyProfile | null): FamilyProfileContent {
  return {
    id: userId,
    userId,
    familyName: input.familyName,
    location: input.location,
    aboutUs: input.aboutUs,
    numberOfChildren: input.numberOfChildren,
    childrenAges: input.childrenAges,
    requirements: input.requirements,
    hoursPerWeek: input.hoursPerWeek,
    accommodationDetails: input.accommodationDetails,
    startDate: input.startDate,
    duration: input.duration,
    photos: input.photos === undefined ? (before?.photos ?? null) : input.photos,
    active: input.active ?? before?.active ?? true,
    tagline: input.tagline ?? null,
    languagesAtHome: input.languagesAtHome ?? null,
    hasPets: input.hasPets ?? false,
    ownBathroom: input.ownBathroom ?? false,
    carAvailable: input.carAvailable ?? false,
    ...familyFactsOf(input),
    ...familyDealBreakersOf(input),
  };
}
