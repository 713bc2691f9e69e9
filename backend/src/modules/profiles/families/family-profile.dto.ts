import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { PersonName } from '../../../platform/names/index.js';
import { OptionalFlag, OptionalText, Text, WholeNumber } from '../../../platform/validation/index.js';
import { FOCAL_POINTS, type FocalPoint } from '../../media/index.js';
import type { ShownPhotos } from '../people/profile-photos.service.js';
import { NoContact } from '../rules/no-contact.js';
import { PhotoIds } from '../rules/photo-ids.js';
import { FamilyDealBreakersDto, FamilyDealBreakersInput, toFamilyDealBreakers } from './family-deal-breakers.dto.js';
import { FamilyFactsDto, toFamilyFacts } from './family-facts.dto.js';
import type { FamilyProfile } from './family-profile.entity.js';
import { messages } from './texts.js';

/**
 * The whole family profile as its owner saves it. Omitted `photos` and `active` stay unchanged; any other omitted
 * optional field is cleared.
 */
export class FamilyProfileInput extends FamilyDealBreakersInput {
  /** @example 'Harrow' */
  @Text({ min: 2, max: 100, words: messages.familyName })
  @PersonName()
  familyName: string;

  /**
   * Suburb and city; visitors only see the city.
   * @example 'Newtown, Sydney'
   */
  @Text({ min: 2, max: 120, words: messages.location })
  location: string;

  /** @example 'We are a noisy, cheerful household of four with a garden, two bikes too many and a dog who believes he is a person.' */
  @Text({ min: 50, max: 2000, paragraphs: true, words: messages.aboutUs })
  aboutUs: string;

  /** @example 2 */
  @WholeNumber({ min: 1, max: 20, words: messages.numberOfChildren })
  numberOfChildren: number;

  /** @example '4, 7' */
  @Text({ min: 2, max: 200, words: messages.childrenAges })
  childrenAges: string;

  /** @example 'Someone who likes being outside, reads aloud without being asked and can hold a calm line at bedtime.' */
  @Text({ min: 50, max: 2000, paragraphs: true, words: messages.requirements })
  requirements: string;

  /** @example 30 */
  @WholeNumber({ min: 5, max: 60, words: messages.hoursPerWeek })
  hoursPerWeek: number;

  /** @example 'Your own furnished room with a desk and a window on the garden.' */
  @Text({ min: 30, max: 2000, paragraphs: true, words: messages.accommodationDetails })
  accommodationDetails: string;

  /**
   * An ISO date, if known.
   * @example '2027-02-01'
   */
  @Text({ min: 2, max: 60, words: messages.startDate })
  @NoContact()
  startDate: string;

  /** @example '6-12 months' */
  @Text({ min: 2, max: 60, words: messages.duration })
  @NoContact()
  duration: string;

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
   * @example 'Beach mornings, big breakfasts, early bedtimes.'
   */
  @OptionalText({ max: 120, words: messages.tagline })
  @NoContact()
  tagline?: string | null;

  /**
   * English names, best first.
   * @example 'English, German'
   */
  @OptionalText({ max: 200, words: messages.languagesAtHome })
  @NoContact()
  languagesAtHome?: string | null;

  /** @example true */
  @OptionalFlag()
  hasPets?: boolean;

  /** @example false */
  @OptionalFlag()
  ownBathroom?: boolean;

  /** @example true */
  @OptionalFlag()
  carAvailable?: boolean;
}

/** A family profile as members see it, before the page leaves something out. */
export class SharedFamilyProfileDto extends FamilyFactsDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  userId: string;
  /** @example 'Harrow' */
  familyName: string;
  /** @example 'Newtown, Sydney' */
  location: string;
  /** @example 'We are a noisy, cheerful household of four with a garden, two bikes too many and a dog who believes he is a person.' */
  aboutUs: string;
  /** @example 2 */
  numberOfChildren: number;
  /** @example '4, 7' */
  childrenAges: string;
  /** @example 'Someone who likes being outside, reads aloud without being asked and can hold a calm line at bedtime.' */
  requirements: string;
  /** @example 30 */
  hoursPerWeek: number;
  /** @example 'Your own furnished room with a desk and a window on the garden.' */
  accommodationDetails: string;
  /** @example '2027-02-01' */
  startDate: string;
  /** @example '6-12 months' */
  duration: string;
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
  /** @example false */
  featured: boolean;
  /** @example 'free' */
  subscriptionTier: string;
  /** @example 'Beach mornings, big breakfasts, early bedtimes.' */
  tagline: string | null;
  /** @example 'English, German' */
  languagesAtHome: string | null;
  /** @example true */
  hasPets: boolean;
  /** @example false */
  ownBathroom: boolean;
  /** @example true */
  carAvailable: boolean;
  /** @example '2026-11-02T04:30:00.000Z' */
  createdAt: string;
}

/** A family profile as its owner sees it. */
@ApiSchema({ name: 'FamilyProfile' })
export class FamilyProfileDto extends IntersectionType(SharedFamilyProfileDto, FamilyDealBreakersDto) {}

export const toFamilyProfile = (row: FamilyProfile, shown: ShownPhotos): FamilyProfileDto => ({
  ...toSharedFamilyProfile(row, shown),
  ...toFamilyDealBreakers(row),
});

export function toSharedFamilyProfile(row: FamilyProfile, shown: ShownPhotos): SharedFamilyProfileDto {
  return {
    ...toFamilyFacts(row),
    id: row.id,
    userId: row.userId,
    familyName: row.familyName,
    location: row.location,
    aboutUs: row.aboutUs,
    numberOfChildren: row.numberOfChildren,
    childrenAges: row.childrenAges,
    requirements: row.requirements,
    hoursPerWeek: row.hoursPerWeek,
    accommodationDetails: row.accommodationDetails,
    startDate: row.startDate,
    duration: row.duration,
    photos: shown.photos,
    photoPreviews: shown.photoPreviews,
    photoFocalPoints: shown.photoFocalPoints,
    active: row.active,
    featured: row.featured,
    subscriptionTier: row.subscriptionTier,
    tagline: row.tagline,
    languagesAtHome: row.languagesAtHome,
    hasPets: row.hasPets,
    ownBathroom: row.ownBathroom,
    carAvailable: row.carAvailable,
    createdAt: row.createdAt.toISOString(),
  };
}
