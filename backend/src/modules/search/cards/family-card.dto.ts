import { ApiProperty } from '@nestjs/swagger';
import { JsonText } from '../../../platform/http/index.js';
import { FocalPoint } from '../../media/index.js';
import type { Region } from '../../country/index.js';
import {
  childrenInWords,
  withoutChildrensNames,
  isoOfDay,
  type FamilyFacts,
  toReputation,
  ReputationFacts,
  type FamilyCardRow,
} from '../../profiles/index.js';
import { LAST_ACTIVE, lastActiveOf, type LastActive } from './au-pair-card.dto.js';
import { Match } from '../../matching/index.js';
import type { CardExtras, CardParts, ShownParts } from './card-parts.js';
import { cityLine, firstSentence, publicLine, suburbLine } from './card-lines.js';

/** A family's children, without identifying details. */
export class FamilyCardChildren {
  /** @example 2 */
  count: number;
  /** @example 'Two children: preschool age and school age' */
  words: string;
}

/**
 * A family in a list. Visitors, and members who may not open profile pages, get no family name, no suburb, and no line
 * that contains contact details or a surname.
 */
export class FamilyCard extends ReputationFacts {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  id: string;
  /**
   * Null for visitors, and for members without a confirmed email or a profile.
   * @example 'The Okafors'
   */
  familyName: string | null;
  /** @example 'australia' */
  region: Region;
  /**
   * Suburb and city; if the family name is null only the city, or the region if the city is unknown.
   * @example 'Newtown, Sydney'
   */
  place: string;
  children: FamilyCardChildren;
  /**
   * Null if they start now, or have not given a date.
   * @example '2027-02-01'
   */
  startDate: string | null;
  /** @example false */
  startsNow: boolean;
  /** @example 30 */
  hoursPerWeek: number;
  /** @example '6-12 months' */
  duration: string;
  /**
   * The first sentence about the room.
   * @example 'Your own room under the roof.'
   */
  accommodation: string | null;
  /**
   * Their tagline, otherwise the first sentence about themselves.
   * @example 'Beach mornings, big breakfasts, early bedtimes.'
   */
  tagline: string | null;
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  photo: string | null;
  /** @example 'data:image/webp;base64,UklGRg==' */
  photoPreview: string | null;
  @ApiProperty({ type: FocalPoint, nullable: true })
  photoFocalPoint: FocalPoint | null;
  /**
   * On the caller's shortlist.
   * @example false
   */
  saved: boolean;
  /** Null for everyone except an au pair with a complete profile. */
  @ApiProperty({ type: () => Match, nullable: true })
  match: Match | null;
  /**
   * The last login; `not_lately` if they did not answer whether they are still looking. Null for visitors, and for members
   * without a confirmed email or a profile.
   */
  @ApiProperty({ type: 'string', enum: LAST_ACTIVE, nullable: true, example: 'this_week' })
  lastActive: LastActive | null;
}

/** The parts that do not change daily, for everyone; and those that differ for visitors. */
type Body = Omit<FamilyCard, keyof Lines | keyof Moving>;
type Lines = Pick<FamilyCard, 'familyName' | 'place' | 'accommodation' | 'tagline'>;
type Moving = Pick<
  FamilyCard,
  | 'photo'
  | 'photoPreview'
  | 'photoFocalPoint'
  | 'startDate'
  | 'startsNow'
  | 'saved'
  | 'match'
  | 'lastActive'
  | keyof ReputationFacts
>;

export function familyCardParts(row: FamilyCardRow): CardParts<Body, Lines> {
  const { family_name: familyName, location, region } = row;
  const texts = { accommodation: row.accommodation, line: row.line, about: row.about };
  const shown = withoutChildrensNames(row.children_ages, texts);
  const [accommodation, line] = [firstSentence(shown.accommodation), firstSentence(shown.line)];
  return {
    body: {
      id: row.id,
      region,
      children: {
        count: row.number_of_children,
        words: childrenInWords(row.number_of_children, row.children_ages),
      },
      hoursPerWeek: row.hours_per_week,
      duration: row.duration,
    },
    visitor: {
      familyName: null,
      place: cityLine(location, region),
      accommodation: publicLine(accommodation, familyName),
      tagline: publicLine(line, familyName),
    },
    member: { familyName, place: suburbLine(location, region), accommodation, tagline: line },
    photo: row.photo,
  };
}

export function toFamilyCard(
  { body, lines }: ShownParts,
  { starts }: FamilyFacts,
  { readsNames, today, now, photo, saved, match, known }: CardExtras,
): JsonText<FamilyCard> {
  const startsNow = starts !== null && starts <= today;
  const { verified, rating, replies } = toReputation(known, now);
  const moving: Moving = {
    ...photo,
    startDate: starts === null || startsNow ? null : isoOfDay(starts),
    startsNow,
    saved,
    lastActive: readsNames ? lastActiveOf(known, now) : null,
    match,
    verified,
    rating,
    replies,
  };
  return JsonText.merged<FamilyCard>([body, lines], moving);
}
