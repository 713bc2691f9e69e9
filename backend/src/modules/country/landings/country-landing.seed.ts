import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '../../../platform/errors/index.js';
import { ContentFilesService, ContentSeedsService, type Seed, type SeedPlan } from '../../../platform/seeding/index.js';
import { CountryLanding } from './country-landing.entity.js';
import { CountryLandingsService } from './country-landings.service.js';
import { LANDING_COUNTRIES, type LandingCountry } from './landing-countries.js';

const landingFile = z.looseObject({
  country: z.enum(LANDING_COUNTRIES),
  subdomain: z.string().regex(/^[a-z]{2}$/),
  language: z.string().regex(/^[a-z]{2}$/),
  checkedOn: z.iso.date(),
});

/** Seeds the country pages of `backend/content/countries` into the database. */
@Injectable()
export class CountryLandingSeed implements Seed {
  readonly name = 'CountryLandingSeed';

  constructor(
    seeds: ContentSeedsService,
    private readonly files: ContentFilesService,
    private readonly landings: CountryLandingsService,
  ) {
    seeds.add(this);
  }

  async read(): Promise<SeedPlan> {
    const rows = await Promise.all(LANDING_COUNTRIES.map((country) => this.landingOf(country)));
    return async (writer) => {
      await writer.write({ entity: CountryLanding, key: 'country', rows, whenGone: 'keep' });
    };
  }

  private async landingOf(name: LandingCountry): Promise<Omit<CountryLanding, 'updatedAt' | 'version'>> {
    const path = `countries/${name}.yaml`;
    const { country, subdomain, language, checkedOn, ...content } = await this.files.data(path, landingFile);
    if (country !== name) throw new Error(`backend/content/${path} must have the country ${name}, not ${country}`);
    try {
      return { country, subdomain, language, checkedOn, content: await this.landings.checked(content) };
    } catch (error) {
      const faults = error instanceof DomainError ? JSON.stringify(error.fields) : '';
      throw new Error(`backend/content/${path} is not valid: ${faults}`, { cause: error });
    }
  }
}
