import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { invalidField } from '../../../platform/errors/index.js';
import { AccountsService } from '../../auth/index.js';
import { isTimeZoneIn, regionFacts, timeZoneAt, type Region } from '../../country/index.js';
import { cityElsewhere, cityOfMove } from './location-in-region.js';
import type { Profile } from './profile.entity.js';
import { ProfileRepository } from './profile.repository.js';
import { messages } from './texts.js';

/** Moves of people from one country to the other. */
@Injectable()
export class RegionMovesService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly accounts: AccountsService,
  ) {}

  /**
   * Moves a person who saves a location in a city of the other country. Throws `validation_failed` for `field` if the
   * location may be in either country.
   */
  async follow(person: Profile, field: string, location: string, manager: EntityManager): Promise<void> {
    const city = cityOfMove(location, person.region);
    if (city) return this.move(person, city.region, location, manager);
    const named = cityElsewhere(location, person.region);
    if (!named) return;
    const [here, there] = [person.region, named.region].map((region) => regionFacts(region).name) as [string, string];
    throw invalidField(field, messages.placeElsewhere(named.name, here, there));
  }

  /** The profile and the account, together. The clock of a family moves along, unless it is set to a third country. */
  async move(person: Profile, region: Region, location: string, manager: EntityManager): Promise<void> {
    const { id, userType, timeZone } = person;
    const clockMoves = userType === 'family' && isTimeZoneIn(person.region, timeZone);
    const zone = clockMoves ? { timeZone: timeZoneAt(location, region, timeZone) } : {};
    await this.profiles.update(id, { region, ...zone }, manager);
    await this.profiles.endFeatured(id, 'country', manager);
    await this.accounts.changeRegion(id, region, manager);
  }
}
