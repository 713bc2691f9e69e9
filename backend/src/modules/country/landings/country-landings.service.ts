import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { LegalFactsService } from '../../../platform/facts/index.js';
import { createValidationPipe } from '../../../platform/http/index.js';
import {
  CountryLandingContent,
  toCountryLanding,
  type CountryLandingResponse,
  type PublishedCountry,
} from './country-landing.dto.js';
import { CountryLandingsRepository } from './country-landings.repository.js';
import { landingCountryOf, type LandingCountry } from './landing-countries.js';

const FRESH_MS = 5_000;

/** Country pages: read on every visit, rarely changed, so they are cached. */
@Injectable()
export class CountryLandingsService {
  private readonly check = createValidationPipe();
  private readonly known = new Map<LandingCountry, { landing: CountryLandingResponse; readAt: number }>();

  constructor(
    private readonly landings: CountryLandingsRepository,
    private readonly facts: LegalFactsService,
  ) {}

  /** A country's page; changes by other processes show within seconds. Throws `not_found`. */
  async of(name: string): Promise<CountryLandingResponse> {
    return this.facts.fill(await this.written(name));
  }

  /** The countries with a page, and its last change. */
  async publications(): Promise<PublishedCountry[]> {
    const rows = await this.landings.all();
    return rows.map(({ country, updatedAt }) => ({ country, updatedAt: updatedAt.toISOString() }));
  }

  /** Drops the cached page after a change. */
  forget(country: LandingCountry): void {
    this.known.delete(country);
  }

  /** The content if it is complete. Throws `validation_failed`. */
  async checked(content: unknown): Promise<CountryLandingContent> {
    return (await this.check.transform(content, {
      type: 'body',
      metatype: CountryLandingContent,
    })) as CountryLandingContent;
  }

  private async written(name: string): Promise<CountryLandingResponse> {
    const country = landingCountryOf(name);
    if (!country) throw new DomainError('not_found');
    const known = this.known.get(country);
    if (known && performance.now() - known.readAt < FRESH_MS) return known.landing;
    const row = await this.landings.findByCountry(country);
    if (!row) throw new DomainError('not_found');
    const landing = toCountryLanding(row);
    this.known.set(country, { landing, readAt: performance.now() });
    return landing;
  }
}
