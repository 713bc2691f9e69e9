import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import { DomainError, invalidField } from '../../../platform/errors/index.js';
import { PhotosService } from '../../media/index.js';
import { RoleProfileFactsService } from '../../profiles/index.js';
import { termsOfFamily } from '../search-index/terms.js';
import {
  MOST_CHOSEN,
  type FeaturedCandidatesDto,
  type FeaturedFamiliesDto,
  type FeaturedFamily,
  type FeaturedState,
} from './featured-choice.dto.js';
import { FeaturedFamiliesRepository, type FeaturedFamilyRow } from './featured-families.repository.js';
import { featuredLocation, type FeaturedLocation } from './featured-location.js';
import { messages } from './texts.js';

const CANDIDATES = 20;

/** The change of a choice, for the audit log. */
interface ChosenFamilies {
  before: string[];
  after: string[];
}

/** The featured families of a city, or of a region's home page. A location is identified by its slug. */
@Injectable()
export class FeaturedChoiceService {
  constructor(
    private readonly featured: FeaturedFamiliesRepository,
    private readonly facts: RoleProfileFactsService,
    private readonly photos: PhotosService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Throws `not_found` for an unknown location. */
  async of(slug: string): Promise<FeaturedFamiliesDto> {
    const place = featuredLocation(slug);
    const chosen = await this.chosen(place);
    const newest = await this.featured.candidates(place, '', place.room + MOST_CHOSEN);
    const [items, next] = await Promise.all([
      this.families(inOrder(chosen, await this.featured.of(place, chosen))),
      this.families(newest.filter(({ id }) => !chosen.includes(id)).slice(0, place.room)),
    ]);
    return { place: slug, items, next, room: place.room, most: MOST_CHOSEN, version: versionOf(chosen) };
  }

  /** Throws `not_found` for an unknown location. */
  async candidates(slug: string, search: string): Promise<FeaturedCandidatesDto> {
    const found = await this.featured.candidates(featuredLocation(slug), search.trim(), CANDIDATES);
    return { items: await this.families(found) };
  }

  /**
   * Features exactly these families of the location, in this order. Throws `not_found` for an unknown location,
   * `validation_failed` for a family elsewhere, `stale_edit` if the version is outdated.
   */
  async change(
    slug: string,
    { ids, version }: { ids: readonly string[]; version: string },
    manager: EntityManager,
  ): Promise<ChosenFamilies> {
    const place = featuredLocation(slug);
    await this.featured.lock(place, manager);
    const before = await this.chosen(place, manager);
    if (version !== versionOf(before)) throw new DomainError('stale_edit', { current: { ...(await this.of(slug)) } });
    const here = await this.living(place, ids);
    if (here.length < ids.length) throw invalidField('ids', messages.notHere);
    await this.featured.set(place, ids, [...new Set([...before, ...ids])], manager);
    return { before, after: [...ids] };
  }

  /** The same without a version, for the demo; families elsewhere are ignored. */
  async feature(slug: string, ids: readonly string[]): Promise<void> {
    const place = featuredLocation(slug);
    const here = await this.living(place, ids);
    await this.transactions.run(async (manager) => {
      await this.featured.lock(place, manager);
      const before = await this.chosen(place, manager);
      await this.featured.set(place, here, [...new Set([...before, ...here])], manager);
    });
  }

  private async chosen(place: FeaturedLocation, manager?: EntityManager): Promise<string[]> {
    return this.living(place, await this.featured.everywhere(place, manager));
  }

  /** Returns the `ids` who live in the location, paused or not, in the same order. */
  private async living({ term }: FeaturedLocation, ids: readonly string[]): Promise<string[]> {
    const families = await this.facts.families(ids);
    const here = new Set(families.filter((one) => termsOfFamily(one).includes(term)).map(({ userId }) => userId));
    return ids.filter((id) => here.has(id));
  }

  private async families(rows: readonly FeaturedFamilyRow[]): Promise<FeaturedFamily[]> {
    const shown = await this.photos.shown(rows.flatMap(({ photo }) => photo ?? []));
    return rows.map((row) => {
      const { id, familyName, location } = row;
      const found = row.photo === null ? undefined : shown.get(row.photo);
      const photo = {
        photo: found ? row.photo : null,
        photoPreview: found?.preview ?? null,
        photoFocalPoint: found?.focalPoint ?? null,
      };
      return { id, familyName, location, ...photo, state: stateOf(row) };
    });
  }
}

function stateOf({ listed, withheldFor, active }: FeaturedFamilyRow): FeaturedState {
  if (listed) return 'visible';
  if (withheldFor.length > 0) return 'withheld';
  return active ? 'taken' : 'paused';
}

const versionOf = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.join()).digest('hex').slice(0, 16);

function inOrder(ids: readonly string[], rows: readonly FeaturedFamilyRow[]): FeaturedFamilyRow[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}
