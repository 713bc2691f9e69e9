import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.js';
import { LegalFactsService } from '../../platform/facts/index.js';
import { ObjectStorage, type StoredObject } from '../../platform/storage/index.js';
import {
  toPublishedResource,
  toResourceDetail,
  toResourceSummary,
  type PublishedResource,
  type ResourceDetail,
  type ResourceList,
  type ResourceQuery,
} from './resource.dto.js';
import { ResourcesRepository } from './resources.repository.js';
import { searchWords } from './search-words.js';

const MOST_LISTED = 200;
/** The limit of one sitemap file. */
const MOST_IN_SITEMAP = 50_000;

/** A file on its way to someone. */
export interface Download extends StoredObject {
  fileName: string;
  fileType: string;
}

/** Published guides and their files. */
@Injectable()
export class ResourcesService {
  constructor(
    private readonly resources: ResourcesRepository,
    private readonly storage: ObjectStorage,
    private readonly facts: LegalFactsService,
  ) {}

  async list({ audience, region, q }: ResourceQuery): Promise<ResourceList> {
    const filter = { audience: audience ?? null, region: region ?? null, words: searchWords(q ?? '') };
    const rows = await this.resources.listPublished(filter, MOST_LISTED);
    return this.facts.fill({ items: rows.map(toResourceSummary) });
  }

  async read(slug: string): Promise<ResourceDetail> {
    const resource = await this.resources.findPublished(slug);
    if (!resource) throw new DomainError('not_found');
    return this.facts.fill(toResourceDetail(resource, await this.resources.attachmentsOf(resource.id)));
  }

  /** Opens a file of a published guide. Throws `not_found`. The caller must consume or destroy the stream. */
  async open(id: string): Promise<Download> {
    const attachment = await this.resources.findPublicAttachment(id);
    const object = attachment?.fileKey ? await this.storage.get(attachment.fileKey) : null;
    if (!attachment || !object) throw new DomainError('not_found');
    const { fileName, fileType } = attachment;
    return { ...object, fileName, fileType: fileType ?? 'application/octet-stream' };
  }

  async published(): Promise<PublishedResource[]> {
    return (await this.resources.publishedSlugs(MOST_IN_SITEMAP)).map(toPublishedResource);
  }
}
