import { ApiProperty, OmitType } from '@nestjs/swagger';
import { FocalPoint } from '../../media/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { cityLine, publicLine } from '../cards/card-lines.js';
import { Match } from '../../matching/index.js';
import {
  PAGE_REQUIREMENTS,
  type PageRequirement,
  toReputation,
  ReputationFacts,
  UnavailableDatesDto,
  childrenInWords,
  withoutChildrensNames,
  SharedFamilyProfileDto,
  toSharedFamilyProfile,
  type FamilyPageFacts,
} from '../../profiles/index.js';

/**
 * The public part of a family's profile: no surname, no contact details, no exact location, nothing that identifies a
 * child.
 */
export class FamilyTeaser extends ReputationFacts {
  /** @example 'australia' */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /**
   * The city; the region's name if the city is unknown.
   * @example 'Sydney'
   */
  place: string;
  /** @example 'Two children: preschool age and school age' */
  children: string;
  /** @example 30 */
  hoursPerWeek: number;
  /** @example '2027-02-01' */
  startDate: string;
  /** @example '6-12 months' */
  duration: string;
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
  /** @example false */
  featured: boolean;
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  photo: string | null;
  /** @example 'data:image/webp;base64,UklGRg==' */
  photoPreview: string | null;
  @ApiProperty({ type: FocalPoint, nullable: true })
  photoFocalPoint: FocalPoint | null;
}

/** The part for members. */
export class FamilyFull extends OmitType(SharedFamilyProfileDto, ['subscriptionTier']) {
  /** @example 'Australia/Sydney' */
  timeZone: string;
  /** Days with a confirmed agreement, in order. */
  takenDates: UnavailableDatesDto[];
}

/** A family's page. */
export class FamilyPage {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  teaser: FamilyTeaser;
  /** Null while something is `missing`. */
  full: FamilyFull | null;

  /**
   * What to do before the whole page is shown: sign up, confirm the email address, or complete the own profile.
   * @example null
   */
  @ApiProperty({ type: String, enum: PAGE_REQUIREMENTS, nullable: true })
  missing: PageRequirement | null;

  /** Null for everyone except an au pair with a complete profile. */
  @ApiProperty({ type: () => Match, nullable: true })
  match: Match | null;

  /**
   * On the caller's shortlist.
   * @example false
   */
  saved: boolean;
}

export function toFamilyTeaser({ family, region, known, shown }: FamilyPageFacts): FamilyTeaser {
  const { aboutUs, requirements, accommodationDetails } = family;
  const texts = { tagline: family.tagline, aboutUs, requirements, accommodationDetails };
  const { tagline } = withoutChildrensNames(family.childrenAges, texts);
  return {
    region,
    place: cityLine(family.location, region),
    children: childrenInWords(family.numberOfChildren, family.childrenAges),
    hoursPerWeek: family.hoursPerWeek,
    startDate: family.startDate,
    duration: family.duration,
    tagline: tagline && publicLine(tagline, family.familyName),
    languagesAtHome: family.languagesAtHome,
    hasPets: family.hasPets,
    ownBathroom: family.ownBathroom,
    carAvailable: family.carAvailable,
    featured: family.featured,
    photo: shown.photos[0] ?? null,
    photoPreview: shown.photoPreviews[0] ?? null,
    photoFocalPoint: shown.photoFocalPoints[0] ?? null,
    ...toReputation(known, Date.now() / 1_000),
  };
}

export function toFamilyFull({ family, timeZone, taken, shown }: FamilyPageFacts): FamilyFull {
  const { subscriptionTier: _own, ...shared } = toSharedFamilyProfile(family, shown);
  const { childrenAges, aboutUs, requirements, tagline, accommodationDetails } = shared;
  const texts = { childrenAges, aboutUs, requirements, tagline, accommodationDetails };
  return { ...shared, ...withoutChildrensNames(childrenAges, texts), timeZone, takenDates: taken };
}
