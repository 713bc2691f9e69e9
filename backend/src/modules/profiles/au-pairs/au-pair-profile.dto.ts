import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { PersonName } from '../../../platform/names/index.js';
import {
  OptionalFlag,
  OptionalText,
  Text,
  OptionalWholeNumber,
  WholeNumber,
} from '../../../platform/validation/index.js';
import { FOCAL_POINTS, type FocalPoint } from '../../media/index.js';
import type { ShownPhotos } from '../people/profile-photos.service.js';
import { NoContact } from '../rules/no-contact.js';
import { PhotoIds } from '../rules/photo-ids.js';
import { OptionalPastDay } from '../rules/optional-day.js';
import { AuPairDealBreakersDto, AuPairDealBreakersInput, toAuPairDealBreakers } from './au-pair-deal-breakers.dto.js';
import { AuPairFactsDto, toAuPairFacts } from './au-pair-facts.dto.js';
import type { AuPairProfile } from './au-pair-profile.entity.js';
import { messages } from './texts.js';

/**
 * The whole au pair profile as its owner saves it. Omitted `photos` and `active` stay unchanged; any other omitted
 * optional field is cleared.
 */
export class AuPairProfileInput extends AuPairDealBreakersInput {
  /** @example 'Lena' */
  @Text({ min: 2, max: 50, words: messages.firstName })
  @PersonName()
  @NoContact()
  firstName: string;

  /**
   * Shown to members, never to visitors.
   * @example 'Hoffmann'
   */
  @Text({ min: 2, max: 50, words: messages.lastName })
  @PersonName()
  lastName: string;

  /** @example 'German' */
  @Text({ min: 2, max: 60, words: messages.nationality })
  @NoContact()
  nationality: string;

  /** @example 22 */
  @WholeNumber({ min: 18, max: 45, words: messages.age })
  age: number;

  /** @example 'I grew up with three cousins in the same house, so breakfast for nine does not frighten me. I swim, bake and ask questions.' */
  @Text({ min: 50, max: 2000, paragraphs: true, words: messages.aboutMe })
  aboutMe: string;

  /** @example 'Two years of afternoons with a family of three, and every summer as a helper at a swimming camp for under-tens.' */
  @Text({ min: 50, max: 2000, paragraphs: true, words: messages.experience })
  experience: string;

  /** @example 'Abitur, first year of primary teaching.' */
  @Text({ min: 10, max: 1000, paragraphs: true, words: messages.education })
  education: string;

  /**
   * English names, best first.
   * @example 'German, English'
   */
  @Text({ min: 2, max: 200, words: messages.languages })
  @NoContact()
  languages: string;

  /** @example 'Swimming, baking, first aid for children.' */
  @Text({ min: 10, max: 1000, paragraphs: true, words: messages.skills })
  skills: string;

  /**
   * An ISO date, if known.
   * @example '2027-02-01'
   */
  @Text({ min: 2, max: 60, words: messages.availabilityDate })
  @NoContact()
  availabilityDate: string;

  /** @example '6-12 months' */
  @Text({ min: 2, max: 60, words: messages.preferredDuration })
  @NoContact()
  preferredDuration: string;

  /** @example 'Sydney' */
  @OptionalText({ max: 120, words: messages.preferredLocation })
  preferredLocation?: string | null;

  /** @example true */
  @OptionalFlag()
  hasInfantExperience?: boolean;

  /** @example true */
  @OptionalFlag()
  hasDrivingLicense?: boolean;

  /** @example false */
  @OptionalFlag()
  hasPoliceCheck?: boolean;

  /** @example false */
  @OptionalFlag()
  hasWorkWithChildrenCheck?: boolean;

  /** @example 'Working Holiday (417), granted' */
  @OptionalText({ max: 120, words: messages.visaStatus })
  visaStatus?: string | null;

  /** @example false */
  @OptionalFlag()
  isAlreadyInCountry?: boolean;

  /**
   * Visible to the owner only. Must match `age`.
   * @example '2004-05-14'
   */
  @OptionalPastDay({ mostYearsBack: 46, words: messages.bornOn })
  bornOn?: string | null;

  /**
   * First day in the country with the current working holiday visa. Visible to the owner only.
   * @example '2026-09-01'
   */
  @OptionalPastDay({ mostYearsBack: 5, words: messages.visaBeganOn })
  visaBeganOn?: string | null;

  /**
   * Australian working holiday visas before the current one, or so far. Visible to the owner only.
   * @example 0
   */
  @OptionalWholeNumber({ min: 0, max: 5, words: messages.earlierVisas })
  australianVisas?: number | null;

  /** The same for New Zealand. @example 0 */
  @OptionalWholeNumber({ min: 0, max: 5, words: messages.earlierVisas })
  newZealandVisas?: number | null;

  /**
   * Ids of the owner's uploads, the first one shown on cards.
   * @example ['0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11']
   */
  @PhotoIds()
  photos?: string[] | null;

  /**
   * False pauses the profile: no one else sees it.
   * @example true
   */
  @OptionalFlag()
  active?: boolean;

  /**
   * One line that visitors also see.
   * @example 'Mornings do not frighten me.'
   */
  @OptionalText({ max: 120, words: messages.tagline })
  @NoContact()
  tagline?: string | null;

  /** @example 'Freiburg' */
  @OptionalText({ max: 80, words: messages.homeTown })
  @NoContact()
  homeTown?: string | null;

  /** Wanted hours per week. @example 30 */
  @OptionalWholeNumber({ min: 5, max: 60, words: messages.preferredHours })
  preferredHours?: number | null;
}

/** An au pair profile as members see it. */
@ApiSchema({ name: 'SharedAuPairProfile' })
export class SharedAuPairProfileDto extends AuPairFactsDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  userId: string;
  /** @example 'Lena' */
  firstName: string;
  /** @example 'Hoffmann' */
  lastName: string;
  /** @example 'German' */
  nationality: string;
  /** @example 22 */
  age: number;
  /** @example 'I grew up with three cousins in the same house, so breakfast for nine does not frighten me. I swim, bake and ask questions.' */
  aboutMe: string;
  /** @example 'Two years of afternoons with a family of three, and every summer as a helper at a swimming camp for under-tens.' */
  experience: string;
  /** @example 'Abitur, first year of primary teaching.' */
  education: string;
  /** @example 'German, English' */
  languages: string;
  /** @example 'Swimming, baking, first aid for children.' */
  skills: string;
  /** @example '2027-02-01' */
  availabilityDate: string;
  /** @example '6-12 months' */
  preferredDuration: string;
  /** @example 'Sydney' */
  preferredLocation: string | null;
  /** @example true */
  hasInfantExperience: boolean;
  /** @example true */
  hasDrivingLicense: boolean;
  /** @example false */
  hasPoliceCheck: boolean;
  /** @example false */
  hasWorkWithChildrenCheck: boolean;
  /** @example 'Working Holiday (417), granted' */
  visaStatus: string | null;
  /** @example false */
  isAlreadyInCountry: boolean;
  /**
   * Ids of photos; files at `/media/{id}/{400|800|1200}.webp`.
   * @example ['0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11']
   */
  photos: string[];
  /**
   * A blurred data URI for each photo, in the same order.
   * @example ['data:image/webp;base64,UklGRg==']
   */
  photoPreviews: string[];
  /** The focal point of each photo, in the same order; null while unknown. */
  @ApiProperty(FOCAL_POINTS)
  photoFocalPoints: (FocalPoint | null)[];
  /** @example true */
  active: boolean;
  /** @example 'Mornings do not frighten me.' */
  tagline: string | null;
  /** @example 'Freiburg' */
  homeTown: string | null;
  /** @example 30 */
  preferredHours: number | null;
  /** @example '2026-11-02T04:30:00.000Z' */
  createdAt: string;
}

/** An au pair profile as its owner sees it. */
@ApiSchema({ name: 'AuPairProfile' })
export class AuPairProfileDto extends IntersectionType(SharedAuPairProfileDto, AuPairDealBreakersDto) {
  /** @example '2004-05-14' */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  bornOn: string | null;
  /** @example '2026-09-01' */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  visaBeganOn: string | null;
  /** @example 0 */
  @ApiProperty({ type: 'integer', nullable: true })
  australianVisas: number | null;
  /** @example 0 */
  @ApiProperty({ type: 'integer', nullable: true })
  newZealandVisas: number | null;
}

export const toAuPairProfile = (row: AuPairProfile, shown: ShownPhotos): AuPairProfileDto => ({
  ...toSharedAuPairProfile(row, shown),
  ...toAuPairDealBreakers(row),
  bornOn: row.bornOn,
  visaBeganOn: row.visaBeganOn,
  australianVisas: row.australianVisas,
  newZealandVisas: row.newZealandVisas,
});

export function toSharedAuPairProfile(row: AuPairProfile, shown: ShownPhotos): SharedAuPairProfileDto {
  return {
    ...toAuPairFacts(row),
    id: row.id,
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    nationality: row.nationality,
    age: row.age,
    aboutMe: row.aboutMe,
    experience: row.experience,
    education: row.education,
    languages: row.languages,
    skills: row.skills,
    availabilityDate: row.availabilityDate,
    preferredDuration: row.preferredDuration,
    preferredLocation: row.preferredLocation,
    hasInfantExperience: row.hasInfantExperience,
    hasDrivingLicense: row.hasDrivingLicense,
    hasPoliceCheck: row.hasPoliceCheck,
    hasWorkWithChildrenCheck: row.hasWorkWithChildrenCheck,
    visaStatus: row.visaStatus,
    isAlreadyInCountry: row.isAlreadyInCountry,
    photos: shown.photos,
    photoPreviews: shown.photoPreviews,
    photoFocalPoints: shown.photoFocalPoints,
    active: row.active,
    tagline: row.tagline,
    homeTown: row.homeTown,
    preferredHours: row.preferredHours,
    createdAt: row.createdAt.toISOString(),
  };
}
