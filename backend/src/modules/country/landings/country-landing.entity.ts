import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { CountryLandingContent } from './country-landing.dto.js';
import type { LandingCountry } from './landing-countries.js';

/** The landing page for visitors from one country, in their language. */
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

  /** Validated by its DTO on every write. */
  @Column('jsonb')
  content: CountryLandingContent;

  /** The day of the last comparison with the sources. */
  @Column('date')
  checkedOn: string;

  /** Rises with every change; an edit must name the version it is based on. */
  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
