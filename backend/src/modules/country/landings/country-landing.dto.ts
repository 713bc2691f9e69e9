import { IsISO8601, Matches } from 'class-validator';
import { messages } from '../texts.js';
import { LandingCityDiscovery } from './landing-cities.dto.js';
import { LANDING_COUNTRIES, type LandingCountry } from './landing-countries.js';
import { LandingHero, LandingSeo, LandingWhyAustralia } from './landing-hero.dto.js';
import { LandingLabels } from './landing-labels.dto.js';
import { LandingSource } from './landing-parts.dto.js';
import { LandingProcess, LandingRequirements } from './landing-requirements.dto.js';
import { Part, Parts } from './landing-rules.js';
import {
  LandingCta,
  LandingFaq,
  LandingFeatures,
  LandingResources,
  LandingTestimonials,
} from './landing-testimonials.dto.js';
import { ApiProperty } from '@nestjs/swagger';

/** The texts of a country page in its language. */
export class CountryLandingContent {
  /** @example 'FR' */
  @Matches(/^[A-Z]{2}$/, { message: messages.landing.countryCode })
  countryCode: string;

  /** @example '🇫🇷' */
  @Matches(/^\p{RI}{2}$/u, { message: messages.landing.flag })
  flagEmoji: string;

  @Part(() => LandingSeo)
  seo: LandingSeo;

  @Part(() => LandingHero)
  hero: LandingHero;

  @Part(() => LandingWhyAustralia)
  whyAustralia: LandingWhyAustralia;

  @Part(() => LandingCityDiscovery)
  cityDiscovery: LandingCityDiscovery;

  @Part(() => LandingRequirements)
  requirements: LandingRequirements;

  @Part(() => LandingProcess)
  process: LandingProcess;

  @Part(() => LandingFeatures)
  features: LandingFeatures;

  @Part(() => LandingTestimonials)
  testimonials: LandingTestimonials;

  @Part(() => LandingFaq)
  faq: LandingFaq;

  @Part(() => LandingResources)
  resources: LandingResources;

  @Part(() => LandingCta)
  cta: LandingCta;

  @Part(() => LandingLabels)
  labels: LandingLabels;

  @Parts(() => LandingSource, 2, 20)
  sources: LandingSource[];
}

/** A country's page. */
export class CountryLandingResponse extends CountryLandingContent {
  @ApiProperty({ enum: LANDING_COUNTRIES, enumName: 'LandingCountry', example: 'france' })
  country: LandingCountry;

  /**
   * The subdomain that redirects here.
   * @example 'fr'
   */
  subdomain: string;

  /** @example 'fr' */
  language: string;

  /**
   * The day of the last comparison with the sources.
   * @example '2026-11-20'
   */
  @IsISO8601({ strict: true })
  @ApiProperty({ format: 'date' })
  checkedOn: string;
}

/** A country page for the sitemap. */
export class PublishedCountry {
  @ApiProperty({ enum: LANDING_COUNTRIES, enumName: 'LandingCountry', example: 'france' })
  country: LandingCountry;

  /** @example '2026-11-18T03:20:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

/** A stored page. */
type StoredLanding = Omit<CountryLandingResponse, keyof CountryLandingContent> & { content: CountryLandingContent };

/** Converts the stored page for the API. */
export function toCountryLanding(landing: StoredLanding): CountryLandingResponse {
  const { country, subdomain, language, checkedOn, content } = landing;
  return { ...content, country, subdomain, language, checkedOn };
}
