import { ApiProperty } from '@nestjs/swagger';
import { countryOf, languagesOf } from '../../country/index.js';
import { type AuPairFacts, isoOfDay, toReputation, ReputationFacts, type AuPairCardRow } from '../../profiles/index.js';
import { Match } from '../../matching/index.js';
import { firstSentence, publicLine } from './card-lines.js';
import type { CardExtras } from './card-extras.js';
import { LAST_ACTIVE, lastActiveOf, type LastActive } from './last-active.js';

/** What an au pair says of themself; nobody has verified it. */
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

/** An au pair at one glance. Visitors get neither match nor `lastActive`, and no line that names a surname or contact. */
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
   * ISO 3166-1 alpha-2; null when the nationality names no country that we know.
   * @example 'DE'
   */
  countryCode: string | null;
  /** @example 'Munich' */
  homeTown: string | null;
  /**
   * A line in their own words, else the first sentence about themself.
   * @example 'Mornings do not frighten me.'
   */
  tagline: string | null;
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  photo: string | null;
  /** @example 'data:image/webp;base64,UklGRg==' */
  photoPreview: string | null;
  /**
   * Null when they are available now, or have not said a date.
   * @example '2027-02-01'
   */
  availableFrom: string | null;
  /** @example false */
  availableNow: boolean;
  /** @example '6-12 months' */
  preferredDuration: string;
  /** @example 'Sydney' */
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
   * On the shortlist of whoever asks.
   * @example false
   */
  saved: boolean;
  /** Null for everyone but a family with a complete profile. */
  @ApiProperty({ type: () => Match, nullable: true })
  match: Match | null;
  /** When they last signed in; null for visitors, and for members without a confirmed email or a profile of their own. */
  @ApiProperty({ type: 'string', enum: LAST_ACTIVE, nullable: true, example: 'this_week' })
  lastActive: LastActive | null;
}

export function toAuPairCard(row: AuPairCardRow, facts: AuPairFacts, extras: CardExtras): AuPairCard {
  const { readsNames, today, now, preview } = extras;
  const line = (text: string) => (readsNames ? firstSentence(text) : publicLine(firstSentence(text), row.last_name));
  const availableNow = facts.available !== null && facts.available <= today;
  return {
    id: row.id,
    firstName: row.first_name,
    age: row.age,
    nationality: row.nationality,
    countryCode: countryOf(row.nationality)?.code ?? null,
    homeTown: row.home_town,
    tagline: line(row.line),
    photo: preview === null ? null : row.photo,
    photoPreview: preview,
    availableFrom: facts.available === null || availableNow ? null : isoOfDay(facts.available),
    availableNow,
    preferredDuration: row.preferred_duration,
    preferredLocation: row.preferred_location,
    languages: languagesOf(row.languages).map(({ name }) => name),
    education: line(row.education),
    checks: {
      policeCheck: row.has_police_check,
      childrenCheck: row.has_work_with_children_check,
      drivingLicence: row.has_driving_license,
      infants: row.has_infant_experience,
    },
    saved: extras.saved,
    match: extras.match,
    ...toReputation(row, now),
    lastActive: readsNames ? lastActiveOf(row.last_login, now) : null,
  };
}
