import { ApiProperty } from '@nestjs/swagger';
import { JsonText } from '../../../platform/http/index.js';
import { FocalPoint } from '../../media/index.js';
import { cityOf, countryOf, languagesOf } from '../../country/index.js';
import { type AuPairFacts, isoOfDay, toReputation, ReputationFacts, type AuPairCardRow } from '../../profiles/index.js';
import { Match } from '../../matching/index.js';
import { VisaGlanceDto } from '../../visas/index.js';
import { firstSentence, publicLine } from './card-lines.js';
import type { CardExtras, CardFacts, CardParts, ShownParts } from './card-parts.js';

export const LAST_ACTIVE = ['today', 'this_week', 'this_month', 'earlier', 'not_lately'] as const;
export type LastActive = (typeof LAST_ACTIVE)[number];

const DAY_SECONDS = 86_400;
const WITHIN_DAYS = { today: 1, this_week: 7, this_month: 30 } as const;
/** Days in which someone can answer whether they are still looking. */
const ANSWER_DAYS = 14;

/** The au pair's own statements. We have checked the police check of everyone who is verified. */
export class AuPairChecks {
  /** @example true */
  policeCheck: boolean;
  /** @example false */
  childrenCheck: boolean;
  /** @example true */
  drivingLicence: boolean;
  /**
   * Has cared for babies.
   * @example true
   */
  infants: boolean;
}

/**
 * An au pair in a list. Visitors get neither match nor `lastActive`, no home town, and no line that contains a surname or
 * contact details.
 */
export class AuPairCard extends ReputationFacts {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  id: string;
  /** @example 'Lena' */
  firstName: string;
  /** @example 21 */
  age: number;
  /** @example 'German' */
  nationality: string;
  /**
   * ISO 3166-1 alpha-2; null for an unknown nationality.
   * @example 'DE'
   */
  countryCode: string | null;
  /**
   * Null for visitors, and for members without a confirmed email or a profile.
   * @example 'Munich'
   */
  homeTown: string | null;
  /**
   * Their tagline, otherwise the first sentence about themselves.
   * @example 'Mornings do not frighten me.'
   */
  tagline: string | null;
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  photo: string | null;
  /** @example 'data:image/webp;base64,UklGRg==' */
  photoPreview: string | null;
  @ApiProperty({ type: FocalPoint, nullable: true })
  photoFocalPoint: FocalPoint | null;
  /**
   * Null if they are available now, or have not given a date.
   * @example '2027-02-01'
   */
  availableFrom: string | null;
  /** @example false */
  availableNow: boolean;
  /** @example '6-12 months' */
  preferredDuration: string;
  /**
   * As they wrote it; for visitors only the city that it names.
   * @example 'Sydney'
   */
  preferredLocation: string | null;
  /**
   * English names.
   * @example ['German', 'English']
   */
  languages: string[];
  /** @example 'Nursing student in Munich.' */
  education: string | null;
  checks: AuPairChecks;
  /**
   * We have checked their working with children check.
   * @example false
   */
  childrenChecked: boolean;
  /**
   * On the caller's shortlist.
   * @example false
   */
  saved: boolean;
  /** Null for everyone except a family with a complete profile. */
  @ApiProperty({ type: () => Match, nullable: true })
  match: Match | null;
  /**
   * By their visa, for a stay that begins when both are free. Null for everyone except a family with a complete
   * profile, and if it is unclear.
   */
  @ApiProperty({ type: () => VisaGlanceDto, nullable: true })
  visa: VisaGlanceDto | null;
  /**
   * The last login; `not_lately` if they did not answer whether they are still looking. Null for visitors, and for members
   * without a confirmed email or a profile.
   */
  @ApiProperty({ type: 'string', enum: LAST_ACTIVE, nullable: true, example: 'this_week' })
  lastActive: LastActive | null;
}

/** The parts that do not change daily, for everyone; and those that differ for visitors. */
type Body = Omit<AuPairCard, keyof Lines | keyof Moving>;
type Lines = Pick<AuPairCard, 'homeTown' | 'preferredLocation' | 'tagline' | 'education'>;
type Moving = Pick<
  AuPairCard,
  | 'photo'
  | 'photoPreview'
  | 'photoFocalPoint'
  | 'availableFrom'
  | 'availableNow'
  | 'childrenChecked'
  | 'saved'
  | 'match'
  | 'visa'
  | 'lastActive'
  | keyof ReputationFacts
>;

export function auPairCardParts(row: AuPairCardRow): CardParts<Body, Lines> {
  const [line, education] = [firstSentence(row.line), firstSentence(row.education)];
  return {
    body: {
      id: row.id,
      firstName: row.first_name,
      age: row.age,
      nationality: row.nationality,
      countryCode: countryOf(row.nationality)?.code ?? null,
      preferredDuration: row.preferred_duration,
      languages: languagesOf(row.languages).map(({ name }) => name),
      checks: {
        policeCheck: row.has_police_check,
        childrenCheck: row.has_work_with_children_check,
        drivingLicence: row.has_driving_license,
        infants: row.has_infant_experience,
      },
    },
    visitor: {
      homeTown: null,
      preferredLocation: (row.preferred_location && cityOf(row.preferred_location)?.name) || null,
      tagline: publicLine(line, row.last_name),
      education: publicLine(education, row.last_name),
    },
    member: {
      homeTown: row.home_town,
      preferredLocation: row.preferred_location,
      tagline: line,
      education,
    },
    photo: row.photo,
  };
}

export function toAuPairCard(
  { body, lines }: ShownParts,
  { available }: AuPairFacts,
  { readsNames, today, now, photo, saved, match, known }: CardExtras,
  visa: VisaGlanceDto | null,
): JsonText<AuPairCard> {
  const availableNow = available !== null && available <= today;
  const { verified, rating, replies } = toReputation(known, now);
  const moving: Moving = {
    ...photo,
    availableFrom: available === null || availableNow ? null : isoOfDay(available),
    availableNow,
    childrenChecked: known.children_checked ?? false,
    saved,
    match,
    verified,
    rating,
    replies,
    lastActive: readsNames ? lastActiveOf(known, now) : null,
    visa,
  };
  return JsonText.merged<AuPairCard>([body, lines], moving);
}

/** A coarse time since the last login, so that no one can be tracked. `now` in Unix seconds. */
export function lastActiveOf(
  { last_login: signedIn, unanswered_since: askedAt }: Pick<CardFacts, 'last_login' | 'unanswered_since'>,
  now: number,
): LastActive | null {
  if (askedAt !== null && askedAt > (signedIn ?? 0) && now - askedAt >= ANSWER_DAYS * DAY_SECONDS) return 'not_lately';
  if (signedIn === null) return null;
  const days = (now - signedIn) / DAY_SECONDS;
  if (days < WITHIN_DAYS.today) return 'today';
  if (days < WITHIN_DAYS.this_week) return 'this_week';
  return days < WITHIN_DAYS.this_month ? 'this_month' : 'earlier';
}
