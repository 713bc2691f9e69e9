import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CountryLanding } from './country-landing.entity.js';
import type { LandingCountry } from './landing-countries.js';

@Injectable()
export class CountryLandingsRepository {
  constructor(@InjectRepository(CountryLanding) private readonly landings: Repository<CountryLanding>) {}

  findByCountry(country: LandingCountry): Promise<CountryLanding | null> {
    return this.landings.findOneBy({ country });
  }

  /** Writes the page, whether it is there already or not. */
  async put(landing: Omit<CountryLanding, 'updatedAt'>): Promise<void> {
    await this.landings.upsert({ ...landing, updatedAt: () => 'now()' }, ['country']);
  }
}
