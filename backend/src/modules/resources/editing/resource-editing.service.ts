import { Injectable } from '@nestjs/common';
import { addDays } from '../../../platform/calendar-days/index.js';
import { ClockService } from '../../../platform/clock/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { dayAt } from '../../../platform/daily-metrics/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { LegalFactsService } from '../../../platform/facts/index.js';
import { cleanHtml } from '../../../platform/rich-text/index.js';
import { NewerTextsService } from '../../../platform/seeding/index.js';
import { messages } from '../texts.js';
import type { Resource } from '../resource.entity.js';
import { searchTextOf, searchWords } from '../search-words.js';
import {
  toEditableResource,
  toAdminResource,
  type EditableResource,
  type AdminResourcesPage,
} from './editable-resource.dto.js';
import type { NewerResourceInput, AdminResourcesQuery, ResourceEditInput, ResourceInput } from './resource-edit.dto.js';
import { ResourceEditingRepository, SlugTaken, type ResourceValues } from './resource-editing.repository.js';

const DAYS_CHARTED = 30;

/** A resource before and after a change. */
export interface ResourceChange {
  before: Resource;
  after: Resource;
}

const TABLE = 'resources';

/** Edits guides, published or not. The caller runs the transaction and writes the audit log. */
@Injectable()
export class ResourceEditingService {
  constructor(
    private readonly resources: ResourceEditingRepository,
    private readonly newerTexts: NewerTextsService,
    private readonly clock: ClockService,
    private readonly facts: LegalFactsService,
  ) {}

  async list({ q, audience, published, featured, ...window }: AdminResourcesQuery): Promise<AdminResourcesPage> {
    const chosen = { ...(audience && { audience }), published, featured } as Pick<AdminResourcesQuery, 'audience'>;
    const filter = { ...chosen, words: searchWords(q ?? ''), slug: (q ?? '').trim() };
    const [rows, total] = [await this.resources.list(filter, window), await this.resources.count(filter)];
    const ids = rows.map(({ id }) => id);
    const newer = await this.newerTexts.of(TABLE, ids);
    return { items: rows.map((row) => toAdminResource(row, newer.has(row.id))), total };
  }

  /** Throws `not_found`. */
  async read(id: string): Promise<EditableResource> {
    const resource = await this.resources.find(id);
    if (!resource) throw new DomainError('not_found');
    const since = addDays(dayAt(this.clock.now()), 1 - DAYS_CHARTED);
    return toEditableResource({
      resource,
      attachments: await this.resources.attachmentsOf(id),
      downloads: await this.resources.downloadsByDay(id, since),
      newer: await this.newerTextOf(id),
    });
  }

  /** Throws `slug_taken` and `validation_failed`. Returns the new resource. */
  async create(input: ResourceInput, manager: EntityManager): Promise<Resource> {
    const { published = false, featured = false, sources = [] } = input;
    const values = { ...(await this.valuesOf(input)), published, featured, sources };
    return this.found(await unlessTaken(this.resources.insert(values, manager)), manager);
  }

  /** Throws `not_found`, `slug_taken`, `validation_failed`, and `stale_edit` with the current resource. */
  async edit(id: string, input: ResourceEditInput, manager: EntityManager): Promise<ResourceChange> {
    const before = await this.locked(id, input.version, manager);
    const { published = before.published, featured = before.featured, sources = before.sources } = input;
    const values = { ...(await this.valuesOf(input)), published, featured, sources };
    await unlessTaken(this.resources.update(id, values, manager));
    return { before, after: await this.found(id, manager) };
  }

  /** Throws `not_found`. */
  async show(id: string, flag: 'published' | 'featured', on: boolean, manager: EntityManager): Promise<ResourceChange> {
    const before = await this.locked(id, null, manager);
    if (before[flag] !== on) await this.resources.setFlag(id, flag, on, manager);
    return { before, after: await this.found(id, manager) };
  }

  /** Accepts or dismisses the newer text of the release. Throws `not_found` if there is none, and `stale_edit`. */
  async settleNewerText(id: string, input: NewerResourceInput, manager: EntityManager): Promise<ResourceChange> {
    const before = await this.locked(id, input.version, manager);
    const newer = await this.newerTextOf(id);
    if (!newer) throw new DomainError('not_found');
    if (input.choice === 'take') await unlessTaken(this.resources.update(id, newer, manager));
    await this.newerTexts.settle(TABLE, id, manager);
    return { before, after: await this.found(id, manager) };
  }

  /** Deletes it with its files; a job deletes their bytes. Throws `not_found`. Returns the previous state. */
  async delete(id: string, manager: EntityManager): Promise<Resource> {
    const before = await this.locked(id, null, manager);
    await this.resources.delete(id, manager);
    return before;
  }

  private async locked(id: string, version: number | null, manager: EntityManager): Promise<Resource> {
    const resource = await this.resources.lock(id, manager);
    if (!resource) throw new DomainError('not_found');
    if (version !== null && resource.version !== version)
      throw new DomainError('stale_edit', { current: { ...(await this.read(id)) } });
    return resource;
  }

  private async valuesOf(input: ResourceInput): Promise<ResourceValues> {
    const { title, slug, content, summary = null, audience, image_url = null, region = null } = input;
    await this.facts.assertPlaceholders({ title, summary, content });
    const html = cleanHtml(content);
    const searchText = searchTextOf(title, summary, html);
    return { title, slug, content: html, summary, audience, image_url, region, searchText };
  }

  private async newerTextOf(id: string): Promise<Partial<Resource> | null> {
    return (await this.newerTexts.of(TABLE, [id])).get(id) ?? null;
  }

  private async found(id: string, manager: EntityManager): Promise<Resource> {
    const resource = await this.resources.find(id, manager);
    if (!resource) throw new DomainError('not_found');
    return resource;
  }
}

async function unlessTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof SlugTaken)) throw error;
    throw new DomainError('slug_taken', { message: messages.slug.taken, fields: { slug: [messages.slug.taken] } });
  }
}
