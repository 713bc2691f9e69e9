import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { LegalFactsService } from '../../../platform/facts/index.js';
import { NewerTextsService } from '../../../platform/seeding/index.js';
import type { CountryLanding } from './country-landing.entity.js';
import { CountryLandingsService } from './country-landings.service.js';
import { CountryLandingsRepository } from './country-landings.repository.js';
import { landingCountryOf, type LandingCountry } from './landing-countries.js';
import {
  toEditableLanding,
  toEditableLandingSummary,
  type EditableLanding,
  type EditableLandingSummary,
  type LandingEditInput,
  type NewerTextInput,
} from './landing-edit.dto.js';

/** A page before and after a change. */
export interface LandingChange {
  before: EditableLanding;
  after: EditableLanding;
}

const TABLE = 'country_landings';

/** Edits country pages as a whole, without overwriting another editor's change. */
@Injectable()
export class LandingEditingService {
  constructor(
    private readonly landings: CountryLandingsRepository,
    private readonly newerTexts: NewerTextsService,
    private readonly shown: CountryLandingsService,
    private readonly facts: LegalFactsService,
  ) {}

  async list(): Promise<EditableLandingSummary[]> {
    const rows = await this.landings.all();
    const byCountry = new Map(rows.map((row) => [row.country, row]));
    const newer = await this.newerTexts.of(TABLE, [...byCountry.keys()]);
    const edited = await this.newerTexts.editedHere(TABLE, byCountry);
    return rows.map((row) =>
      toEditableLandingSummary(row, { editedHere: edited.has(row.country), hasNewerText: newer.has(row.country) }),
    );
  }

  /** Throws `not_found`. */
  async read(name: string): Promise<EditableLanding> {
    const country = landingCountryOf(name);
    const row = country && (await this.landings.findByCountry(country));
    if (!row) throw new DomainError('not_found');
    return toEditableLanding(row, await this.newerTextOf(row.country));
  }

  /**
   * Writes the whole page, already validated by its DTO. Throws `not_found`, `validation_failed`, and `stale_edit`
   * with the current page.
   */
  async edit(name: string, input: LandingEditInput, manager: EntityManager): Promise<LandingChange> {
    await this.facts.assertPlaceholders({ content: input.content });
    return this.change(name, input.version, manager, (row) =>
      this.landings.write(row.country, { content: input.content, checkedOn: input.checkedOn }, manager),
    );
  }

  /** Accepts or dismisses the newer text of the release. Throws `not_found` if there is none, and `stale_edit`. */
  async settleNewerText(name: string, input: NewerTextInput, manager: EntityManager): Promise<LandingChange> {
    return this.change(name, input.version, manager, async ({ country }) => {
      const newer = await this.newerTextOf(country);
      if (!newer?.content || !newer.checkedOn) throw new DomainError('not_found');
      const { content, checkedOn } = newer;
      if (input.choice === 'take') await this.landings.write(country, { content, checkedOn }, manager);
      await this.newerTexts.settle(TABLE, country, manager);
    });
  }

  private async change(
    name: string,
    version: number,
    manager: EntityManager,
    change: (row: CountryLanding) => Promise<unknown>,
  ): Promise<LandingChange> {
    const country = landingCountryOf(name);
    const row = country && (await this.landings.lock(country, manager));
    if (!row) throw new DomainError('not_found');
    const before = toEditableLanding(row, await this.newerTextOf(row.country));
    if (row.version !== version) throw new DomainError('stale_edit', { current: { ...before } });
    await change(row);
    const after = await this.landings.lock(row.country, manager);
    this.shown.forget(row.country);
    if (!after) throw new DomainError('not_found');
    return { before, after: toEditableLanding(after, null) };
  }

  private async newerTextOf(country: LandingCountry): Promise<Partial<CountryLanding> | null> {
    return (await this.newerTexts.of(TABLE, [country])).get(country) ?? null;
  }
}
