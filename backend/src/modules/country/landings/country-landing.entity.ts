import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { CountryLandingContent } from './country-landing.dto.js';
import type { LandingCountry } from './landing-countries.js';

/** The page that visitors from one country see first, in their language. */
@Entity('country_landings')
@Check('country_landings_country_check', `"country" IN ('france', 'germany', 'spain')`)
export class CountryLanding {
  @PrimaryColumn('text')
  country: LandingCountry;

  @Column('text', { unique: true })
  subdomain: string;

  /** BCP 47. */
  @Column('text')
  language: string;

  /** Checked by its DTO whenever it is written. */
  @Column('jsonb')
  content: CountryLandingContent;

  /** Day on which someone last compared the facts with their sources. */
  @Column('date')
  checkedOn: string;

  /** Raised by every change: who edits says which one they saw. */
  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
