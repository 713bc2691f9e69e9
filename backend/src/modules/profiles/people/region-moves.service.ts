import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { AccountsService } from '../../auth/index.js';
import { isTimeZoneIn, timeZoneAt, type Region } from '../../country/index.js';
import { cityElsewhere } from './location-in-region.js';
import type { Profile } from './profile.entity.js';
import { ProfileRepository } from './profile.repository.js';

/** Moves of people from one country to the other. */
@Injectable()
export class RegionMovesService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly accounts: AccountsService,
  ) {}

  /** Moves a person who saves a location in a city of the other country. */
  async follow(person: Profile, location: string, manager: EntityManager): Promise<void> {
    const city = cityElsewhere(location, person.region);
    if (city) await this.move(person, city.region, location, manager);
  }

  /** The profile and the account, together. The clock of a family moves along, unless it is set to a third country. */
  async move(person: Profile, region: Region, location: string, manager: EntityManager): Promise<void> {
    const { id, userType, timeZone } = person;
    const clockMoves = userType === 'family' && isTimeZoneIn(person.region, timeZone);
    const zone = clockMoves ? { timeZone: timeZoneAt(location, region, timeZone) } : {};
    await this.profiles.update(id, { region, ...zone }, manager);
    await this.accounts.changeRegion(id, region, manager);
  }
}
