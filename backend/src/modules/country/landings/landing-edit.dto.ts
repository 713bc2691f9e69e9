import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsInt, Min } from 'class-validator';
import { messages } from '../texts.js';
import { CountryLandingContent } from './country-landing.dto.js';
import type { CountryLanding } from './country-landing.entity.js';
import { LANDING_COUNTRIES, type LandingCountry } from './landing-countries.js';
import { Part } from './landing-rules.js';

const COUNTRY = { enum: LANDING_COUNTRIES, enumName: 'LandingCountry', example: 'france' };

/** An editable country page in the list. */
export class EditableLandingSummary {
  @ApiProperty(COUNTRY)
  country: LandingCountry;

  /** @example 'fr' */
  language: string;

  /** @example 'Partir au pair en Australie : familles, visa et villes' */
  title: string;

  /**
   * The day of the last comparison with the sources.
   * @example '2026-11-20'
   */
  @ApiProperty({ format: 'date' })
  checkedOn: string;

  /** @example '2026-11-20T08:15:30.123Z' */
  updatedAt: string;

  /**
   * Whether it was edited and differs from the release.
   * @example true
   */
  editedHere: boolean;

  /**
   * Whether the release has a newer text than the edited one.
   * @example false
   */
  hasNewerText: boolean;
}

/** The page in a release. */
export class ReleasedLanding {
  /** @example '2026-11-20' */
  @ApiProperty({ format: 'date' })
  checkedOn: string;

  content: CountryLandingContent;
}

/** A country page for the editor. */
export class EditableLanding {
  @ApiProperty(COUNTRY)
  country: LandingCountry;

  /** @example 'fr' */
  language: string;

  /** @example 'fr' */
  subdomain: string;

  /**
   * Sent back with the edit.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** @example '2026-11-20' */
  @ApiProperty({ format: 'date' })
  checkedOn: string;

  /** @example '2026-11-20T08:15:30.123Z' */
  updatedAt: string;

  content: CountryLandingContent;

  /** The newer text of this release; null if there is none. */
  @ApiProperty({ type: ReleasedLanding, nullable: true })
  newerText: ReleasedLanding | null;
}

/** The complete edited page. */
export class LandingEditInput {
  /** The version that was edited. @example 3 */
  @IsInt()
  @Min(1)
  @ApiProperty({ type: 'integer' })
  version: number;

  /** @example '2026-11-22' */
  @IsISO8601({ strict: true, strictSeparator: true }, { message: messages.landing.day })
  @ApiProperty({ format: 'date' })
  checkedOn: string;

  @Part(() => CountryLandingContent)
  content: CountryLandingContent;
}

const NEWER_TEXT_CHOICES = ['take', 'keep-mine'] as const;

/** What to do with the newer text of a release. */
export class NewerTextInput {
  /**
   * `take` overwrites the page; `keep-mine` keeps it until a newer release.
   * @example 'take'
   */
  @IsIn(NEWER_TEXT_CHOICES)
  @ApiProperty({ enum: NEWER_TEXT_CHOICES })
  choice: (typeof NEWER_TEXT_CHOICES)[number];

  /**
   * The version that the editor has read.
   * @example 3
   */
  @IsInt()
  @Min(1)
  @ApiProperty({ type: 'integer' })
  version: number;
}

export function toEditableLanding(landing: CountryLanding, newer: Partial<CountryLanding> | null): EditableLanding {
  const { country, language, subdomain, version, checkedOn, updatedAt, content } = landing;
  const newerText = newer?.content && newer.checkedOn ? { checkedOn: newer.checkedOn, content: newer.content } : null;
  return { country, language, subdomain, version, checkedOn, updatedAt: updatedAt.toISOString(), content, newerText };
}

export function toEditableLandingSummary(
  { country, language, checkedOn, updatedAt, content }: CountryLanding,
  state: Pick<EditableLandingSummary, 'editedHere' | 'hasNewerText'>,
): EditableLandingSummary {
  return { country, language, title: content.seo.title, checkedOn, updatedAt: updatedAt.toISOString(), ...state };
}
