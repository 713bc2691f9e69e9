import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { CountryLanding } from './country-landing.entity.js';
import type { LandingCountry } from './landing-countries.js';

@Injectable()
export class CountryLandingsRepository {
  constructor(@InjectRepository(CountryLanding) private readonly landings: Repository<CountryLanding>) {}

  findByCountry(country: LandingCountry): Promise<CountryLanding | null> {
    return this.landings.findOneBy({ country });
  }

  all(): Promise<CountryLanding[]> {
    return this.landings.find({ order: { country: 'ASC' } });
  }

  /** Locks the page until commit. */
  lock(country: LandingCountry, manager: EntityManager): Promise<CountryLanding | null> {
    return manager.findOne(CountryLanding, { where: { country }, lock: { mode: 'pessimistic_write' } });
  }

  /** Writes the page and raises its version. */
  async write(
    country: LandingCountry,
    page: Pick<CountryLanding, 'content' | 'checkedOn'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(CountryLanding, { country }, page);
  }
}
