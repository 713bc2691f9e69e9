import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { CITIES, cityPoint, localityById, type Locality } from '../../country/index.js';
import { ViewersService } from '../../matching/index.js';
import { cityBit, type FamilyFacts } from '../../profiles/index.js';
import { dealOf } from '../results/deal-test.js';
import { familyFiltersOf } from '../results/filters-of-query.js';
import { FAMILIES } from '../results/search-kinds.js';
import { SearchPagesService } from '../results/search-pages.service.js';
import type { FamilyFilterQuery } from '../results/search-query.dto.js';
import type { FamilyMap, MapLocation } from './family-map.dto.js';
import { FamilyMapRepository } from './family-map.repository.js';

/** The map counts the newest who pass, so that its cost does not grow with the number of families. */
const MAP_WINDOW = 2_000;

/** Counts the families of a search by where they live, as precisely as their cards say it to the one who asks. */
@Injectable()
export class FamilyMapService {
  constructor(
    private readonly pages: SearchPagesService,
    private readonly viewers: ViewersService,
    private readonly suburbs: FamilyMapRepository,
  ) {}

  /** Throws `validation_failed` for contradictory filters. */
  async of(query: FamilyFilterQuery, identity: Identity | null): Promise<FamilyMap> {
    const viewer = await this.viewers.of(identity);
    const filters = familyFiltersOf(query, viewer.readsNames);
    const { userId: viewerId, today } = viewer;
    const search = { filters, today, viewerId, deal: dealOf(viewer) };
    const { people, capped } = await this.pages.newest(FAMILIES, search, MAP_WINDOW);
    const localities = viewer.readsNames ? await this.localitiesOf(people) : new Map<string, Locality>();
    const elsewhere = people.filter(({ userId, places }) => !inSomeCity(places) && !localities.has(userId));
    return {
      locations: [...cityLocations(people), ...suburbLocations([...localities.values()])],
      elsewhere: elsewhere.length,
      counted: people.length,
      capped,
    };
  }

  private async localitiesOf(families: readonly FamilyFacts[]): Promise<Map<string, Locality>> {
    const ids = await this.suburbs.localitiesOf(families.map(({ userId }) => userId));
    const known = [...ids].map(([userId, id]) => [userId, localityById(id)] as const);
    return new Map(known.filter((one): one is [string, Locality] => one[1] !== null));
  }
}

const inSomeCity = (places: number) => CITIES.some((city) => places & cityBit(city));
const mostFirst = (a: MapLocation, b: MapLocation) => b.count - a.count || a.name.localeCompare(b.name);

function cityLocations(families: readonly FamilyFacts[]): MapLocation[] {
  return CITIES.map((city) => ({
    kind: 'city' as const,
    name: city.name,
    region: city.region,
    city: null,
    ...cityPoint(city),
    count: families.filter(({ places }) => places & cityBit(city)).length,
  }))
    .filter(({ count }) => count > 0)
    .sort(mostFirst);
}

function suburbLocations(lived: readonly Locality[]): MapLocation[] {
  const counts = new Map<Locality, number>();
  for (const locality of lived) counts.set(locality, (counts.get(locality) ?? 0) + 1);
  return [...counts]
    .map(([{ label, region, city, latitude, longitude }, count]) => ({
      kind: 'suburb' as const,
      name: label,
      region,
      city: city?.name ?? null,
      latitude,
      longitude,
      count,
    }))
    .sort(mostFirst);
}
