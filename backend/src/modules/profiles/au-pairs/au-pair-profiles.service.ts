import { Injectable } from '@nestjs/common';
import { ClockService } from '../../../platform/clock/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { ageOn, dayOfMoment, isoOfDay } from '../facts/day.js';
import { ProfilePhotosService } from '../people/profile-photos.service.js';
import { RegionMovesService } from '../people/region-moves.service.js';
import { RolePagesRepository, type PagePerson } from '../people/role-pages.repository.js';
import { RoleProfileChangesService } from '../people/role-profile-changes.service.js';
import { assertStartAhead } from '../people/start-day.js';
import { toAuPairProfile, type AuPairProfileDto, type AuPairProfileInput } from './au-pair-profile.dto.js';
import { auPairDealBreakersOf } from './au-pair-deal-breakers.dto.js';
import { auPairFactsOf } from './au-pair-facts.dto.js';
import { AuPairProfile } from './au-pair-profile.entity.js';
import { AuPairProfileRepository, type AuPairProfileContent } from './au-pair-profile.repository.js';
import { messages } from './texts.js';

/** An au pair with everything that their page shows. */
export interface AuPairPageFacts extends PagePerson {
  auPair: AuPairProfile;
}

/** Au pairs' profiles. */
@Injectable()
export class AuPairProfilesService {
  constructor(
    private readonly auPairs: AuPairProfileRepository,
    private readonly pageRows: RolePagesRepository,
    private readonly photos: ProfilePhotosService,
    private readonly changes: RoleProfileChangesService,
    private readonly regions: RegionMovesService,
    private readonly clock: ClockService,
  ) {}

  /** The page for a viewer; null if there is no such profile. */
  async page(id: string, viewerId: string | null): Promise<AuPairPageFacts | null> {
    const page = await this.pageRows.find(AuPairProfile, id, viewerId);
    return page && { auPair: page.profile, ...page.person };
  }

  /** The same of several people, in any order. */
  async pages(ids: readonly string[], viewerId: string | null): Promise<AuPairPageFacts[]> {
    const pages = await this.pageRows.findEach(AuPairProfile, ids, viewerId);
    return pages.map(({ profile, person }) => ({ auPair: profile, ...person }));
  }

  /** Throws `not_found` before the first save. */
  async readOwn(userId: string): Promise<AuPairProfileDto> {
    const auPair = await this.auPairs.findById(userId);
    if (!auPair) throw new DomainError('not_found');
    return toAuPairProfile(auPair, await this.photos.shown(auPair.photos));
  }

  /**
   * A location in a city of the other country moves the person there. Throws `validation_failed`, `profile_missing` and
   * `wrong_role`; then nothing is stored.
   */
  async save(userId: string, input: AuPairProfileInput): Promise<AuPairProfileDto> {
    await this.changes.save(userId, 'aupair', async (person, manager) => {
      if (input.preferredLocation)
        await this.regions.follow(person, 'preferredLocation', input.preferredLocation, manager);
      if (input.photos) await this.photos.assertOwned(input.photos, userId);
      if (input.bornOn) assertAgeFits(input.age, input.bornOn, this.clock.now());
      const before = await this.auPairs.findById(userId, manager);
      assertStartAhead('availabilityDate', input.availabilityDate, before?.availabilityDate, this.clock.now());
      const content = contentOf(userId, input, before);
      await this.auPairs.save(content, manager);
      return { before: before?.active ?? null, after: content.active };
    });
    return this.readOwn(userId);
  }

  /** Pauses (`false`) or resumes. Throws `not_found` before the first save. */
  async setActive(userId: string, active: boolean): Promise<AuPairProfileDto> {
    await this.changes.setVisible(userId, 'aupair', async (_person, manager) => {
      const before = await this.auPairs.findById(userId, manager);
      if (!before) throw new DomainError('not_found');
      await this.auPairs.setActive(userId, active, manager);
      return { before: before.active, after: active };
    });
    return this.readOwn(userId);
  }
}

/** Throws `validation_failed` for an age that does not match the date of birth, today or a day from now. */
function assertAgeFits(age: number, bornOn: string, now: Date): void {
  const today = dayOfMoment(now);
  const ages = [today - 1, today, today + 1].map((day) => ageOn(bornOn, isoOfDay(day)));
  if (ages.includes(age)) return;
  const [, asOfToday = age] = ages;
  throw invalidField('bornOn', messages.bornOn.otherAge(asOfToday));
}

function contentOf(userId: string, input: AuPairProfileInput, before: AuPairProfile | null): AuPairProfileContent {
  return {
    id: userId,
    userId,
    firstName: input.firstName,
    lastName: input.lastName,
    nationality: input.nationality,
    age: input.age,
    aboutMe: input.aboutMe,
    experience: input.experience,
    education: input.education,
    languages: input.languages,
    skills: input.skills,
    availabilityDate: input.availabilityDate,
    preferredDuration: input.preferredDuration,
    preferredLocation: input.preferredLocation ?? null,
    hasInfantExperience: input.hasInfantExperience ?? false,
    hasDrivingLicense: input.hasDrivingLicense ?? false,
    hasPoliceCheck: input.hasPoliceCheck ?? false,
    hasWorkWithChildrenCheck: input.hasWorkWithChildrenCheck ?? false,
    visaStatus: input.visaStatus ?? null,
    isAlreadyInCountry: input.isAlreadyInCountry ?? false,
    bornOn: input.bornOn ?? null,
    visaBeganOn: input.visaBeganOn ?? null,
    australianVisas: input.australianVisas ?? null,
    newZealandVisas: input.newZealandVisas ?? null,
    photos: input.photos === undefined ? (before?.photos ?? null) : input.photos,
    active: input.active ?? before?.active ?? true,
    tagline: input.tagline ?? null,
    homeTown: input.homeTown ?? null,
    preferredHours: input.preferredHours ?? null,
    ...auPairFactsOf(input),
    ...auPairDealBreakersOf(input),
  };
}
