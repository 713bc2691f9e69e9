import { ApiProperty } from '@nestjs/swagger';
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
import { Match } from '../../matching/index.js';
import type { CardExtras } from './card-extras.js';
import { cityLine, firstSentence, publicLine, suburbLine } from './card-lines.js';

/** A family's children, without anything to recognise them by. */
export class FamilyCardChildren {
  /** @example 2 */
  count: number;
  /** @example 'Two children: preschool age and school age' */
  words: string;
}

/** A family at one glance. Visitors, and members who may not open whole pages, get no family name, no suburb, and no line that names either contact or surname. */
export class FamilyCard extends ReputationFacts {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  id: string;
  /**
   * Null for visitors, and for members without a confirmed email or a profile of their own.
   * @example 'The Okafors'
   */
  familyName: string | null;
  /** @example 'australia' */
  region: Region;
  /**
   * Suburb and city; where the family name is null the city alone, or the region where no city is known.
   * @example 'Newtown, Sydney'
   */
  place: string;
  children: FamilyCardChildren;
  /**
   * Null when they start now, or have not said a date.
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
   * A line in their own words, else the first sentence about themselves.
   * @example 'Beach mornings, big breakfasts, early bedtimes.'
   */
  tagline: string | null;
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  photo: string | null;
  /** @example 'data:image/webp;base64,UklGRg==' */
  photoPreview: string | null;
  /**
   * On the shortlist of whoever asks.
   * @example false
   */
  saved: boolean;
  /** Null for everyone but an au pair with a complete profile. */
  @ApiProperty({ type: () => Match, nullable: true })
  match: Match | null;
}

export function toFamilyCard(row: FamilyCardRow, facts: FamilyFacts, extras: CardExtras): FamilyCard {
  const { readsNames, today, now, preview } = extras;
  const line = (text: string) => (readsNames ? firstSentence(text) : publicLine(firstSentence(text), row.family_name));
  const texts = { accommodation: row.accommodation, line: row.line, about: row.about };
  const shown = withoutChildrensNames(row.children_ages, texts);
  const startsNow = facts.starts !== null && facts.starts <= today;
  return {
    id: row.id,
    familyName: readsNames ? row.family_name : null,
    region: row.region,
    place: readsNames ? suburbLine(row.location, row.region) : cityLine(row.location, row.region),
    children: {
      count: row.number_of_children,
      words: childrenInWords(row.number_of_children, row.children_ages),
    },
    startDate: facts.starts === null || startsNow ? null : isoOfDay(facts.starts),
    startsNow,
    hoursPerWeek: row.hours_per_week,
    duration: row.duration,
    accommodation: line(shown.accommodation),
    tagline: line(shown.line),
    photo: preview === null ? null : row.photo,
    photoPreview: preview,
    saved: extras.saved,
    match: extras.match,
    ...toReputation(row, now),
  };
}
