import { ApiProperty } from '@nestjs/swagger';
import { FocalPoint } from '../../media/index.js';
import { cityOf, countryOf, REGIONS, type Region } from '../../country/index.js';
import { publicLine } from '../cards/card-lines.js';
import { Match } from '../../matching/index.js';
import {
  PAGE_REQUIREMENTS,
  type PageRequirement,
  toReputation,
  ReputationFacts,
  UnavailableDatesDto,
  SharedAuPairProfileDto,
  toSharedAuPairProfile,
  type AuPairPageFacts,
} from '../../profiles/index.js';
import { VisaLimitDto } from '../../visas/index.js';
import { heldKinds, type CheckStatus, CHECK_KINDS, type CheckKind } from '../../verification/index.js';

/** The public part of an au pair's profile: no surname, no contact details, no exact location. */
export class AuPairTeaser extends ReputationFacts {
  /** @example 'Lena' */
  firstName: string;
  /** @example 22 */
  age: number;
  /** @example 'German' */
  nationality: string;
  /**
   * ISO 3166-1 alpha-2; null for an unknown nationality.
   * @example 'DE'
   */
  countryCode: string | null;
  /** @example 'German, English' */
  languages: string;
  /**
   * The country they look in.
   * @example 'australia'
   */
  @ApiProperty({ enum: REGIONS, enumName: 'Region' })
  region: Region;
  /**
   * The preferred city, if there is exactly one.
   * @example 'Sydney'
   */
  preferredPlace: string | null;
  /** @example '2027-02-01' */
  availabilityDate: string;
  /** @example '6-12 months' */
  preferredDuration: string;
  /** @example true */
  hasInfantExperience: boolean;
  /** @example true */
  hasDrivingLicense: boolean;
  /** @example false */
  hasPoliceCheck: boolean;
  /** @example false */
  hasWorkWithChildrenCheck: boolean;
  /** @example false */
  isAlreadyInCountry: boolean;
  /**
   * Checks that are verified and valid today, with or without the badge. Everything else is the au pair's own
   * statement.
   * @example ['police_certificate', 'driving_licence']
   */
  @ApiProperty({ enum: CHECK_KINDS, enumName: 'CheckKind', isArray: true, example: ['driving_licence'] })
  checked: CheckKind[];
  /** @example 'Mornings do not frighten me.' */
  tagline: string | null;
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  photo: string | null;
  /** @example 'data:image/webp;base64,UklGRg==' */
  photoPreview: string | null;
  @ApiProperty({ type: FocalPoint, nullable: true })
  photoFocalPoint: FocalPoint | null;
}

/** The part for members. */
export class AuPairFull extends SharedAuPairProfileDto {
  /** @example 'Europe/Berlin' */
  timeZone: string;
  /** Days with a confirmed agreement, in order. */
  takenDates: UnavailableDatesDto[];
}

/** An au pair's page. */
export class AuPairPage {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  teaser: AuPairTeaser;
  /** Null while something is `missing`. */
  full: AuPairFull | null;

  /**
   * What to do before the whole page is shown: sign up, confirm the email address, or complete the own profile.
   * @example null
   */
  @ApiProperty({ type: String, enum: PAGE_REQUIREMENTS, nullable: true })
  missing: PageRequirement | null;

  /** Null for everyone except a family with a complete profile. */
  @ApiProperty({ type: () => Match, nullable: true })
  match: Match | null;

  /**
   * Until when they could stay with the family that reads this. Null for everyone except a family with a complete
   * profile, and if it is unclear.
   */
  @ApiProperty({ type: () => VisaLimitDto, nullable: true })
  visa: VisaLimitDto | null;

  /**
   * On the caller's shortlist.
   * @example false
   */
  saved: boolean;
}

export function toAuPairTeaser(
  { auPair, region, known, shown }: AuPairPageFacts,
  checks: readonly CheckStatus[],
  now: Date,
): AuPairTeaser {
  return {
    firstName: auPair.firstName,
    age: auPair.age,
    nationality: auPair.nationality,
    countryCode: countryOf(auPair.nationality)?.code ?? null,
    languages: auPair.languages,
    region,
    preferredPlace: (auPair.preferredLocation && cityOf(auPair.preferredLocation, region)?.name) || null,
    availabilityDate: auPair.availabilityDate,
    preferredDuration: auPair.preferredDuration,
    hasInfantExperience: auPair.hasInfantExperience,
    hasDrivingLicense: auPair.hasDrivingLicense,
    hasPoliceCheck: auPair.hasPoliceCheck,
    hasWorkWithChildrenCheck: auPair.hasWorkWithChildrenCheck,
    isAlreadyInCountry: auPair.isAlreadyInCountry,
    checked: heldKinds(checks, now),
    tagline: auPair.tagline && publicLine(auPair.tagline, auPair.lastName),
    photo: shown.photos[0] ?? null,
    photoPreview: shown.photoPreviews[0] ?? null,
    photoFocalPoint: shown.photoFocalPoints[0] ?? null,
    ...toReputation(known, now.getTime() / 1_000),
  };
}

export function toAuPairFull({ auPair, timeZone, taken, shown }: AuPairPageFacts): AuPairFull {
  return { ...toSharedAuPairProfile(auPair, shown), timeZone, takenDates: taken };
}
