import { Injectable } from '@nestjs/common';
import { OnDomainEvent } from '../../platform/events/index.js';
import { LegalFactsService } from '../../platform/facts/index.js';
import { Scheduled } from '../../platform/jobs/index.js';
import { htmlOfMarkdown } from '../../platform/rich-text/index.js';
import {
  ContentFilesService,
  ContentSeedsService,
  seedId,
  type Seed,
  type SeedPlan,
} from '../../platform/seeding/index.js';
import { attachmentUrl } from './attachment-url.js';
import { DocumentFilesService } from './documents/document-files.service.js';
import { DOCUMENT_FORMATS, FILE_TYPES } from './documents/make-files.js';
import { ResourceAttachment } from './resource-attachment.entity.js';
import { readResourceContent, type ResourceContent } from './resource-content.js';
import { Resource } from './resource.entity.js';
import { searchTextOf } from './search-words.js';

const idOf = (slug: string) => seedId('resource', slug);

/** Seeds the product's guides, and creates the files of their templates. */
@Injectable()
export class ResourceSeed implements Seed {
  readonly name = 'ResourceSeed';
  /** Guides also depend on the legal facts of the day and on the files in the storage. */
  readonly dependsOnMore = true;

  constructor(
    private readonly seeds: ContentSeedsService,
    private readonly files: ContentFilesService,
    private readonly documents: DocumentFilesService,
    private readonly facts: LegalFactsService,
  ) {
    seeds.add(this);
  }

  /** The files contain today's facts, and a fact can become valid at midnight in Auckland or Sydney without an edit. */
  @Scheduled('resources.make-documents', {
    cron: '5 11-14 * * *',
    does: 'Makes the documents of resources again with the legal facts of the day',
  })
  @OnDomainEvent('legal-facts.changed', 'resource-documents.make')
  async makeDocuments(): Promise<void> {
    this.facts.forget();
    await this.seeds.runOne(this);
  }

  async read(): Promise<SeedPlan> {
    const contents = await readResourceContent(this.files, await this.facts.today());
    const resources = contents.map(resourceOf);
    const attachments: Partial<ResourceAttachment>[] = [];
    for (const content of contents) attachments.push(...(await this.attachmentsOf(content)));
    return async (writer) => {
      const present = await writer.write({ entity: Resource, key: 'id', rows: resources, whenGone: 'keep' });
      const rows = attachments.filter(({ resourceId }) => present.has(resourceId ?? ''));
      await writer.write({ entity: ResourceAttachment, key: 'id', rows, whenGone: 'remove' });
    };
  }

  private async attachmentsOf({ slug, documents }: ResourceContent): Promise<Partial<ResourceAttachment>[]> {
    const rows: Partial<ResourceAttachment>[] = [];
    for (const { document, formats, path } of documents)
      for (const format of DOCUMENT_FORMATS) {
        const { key, size } = await this.documents.make(format, document, path);
        const fileName = `${document.name}.${format}`;
        const id = seedId('resource attachment', slug, fileName);
        rows.push({
          id,
          resourceId: idOf(slug),
          fileUrl: attachmentUrl(id),
          fileName,
          fileType: FILE_TYPES[format],
          fileSize: size,
          description: formats[format],
          displayOrder: rows.length,
          fileKey: key,
        });
      }
    return rows;
  }
}

function resourceOf({ slug, head, body }: ResourceContent): Partial<Resource> {
  const { title, summary, audience, region, featured, sources } = head;
  const content = htmlOfMarkdown(body);
  const searchText = searchTextOf(title, summary, content);
  return {
    id: idOf(slug),
    slug,
    title,
    summary,
    content,
    audience,
    region,
    featured,
    sources,
    searchText,
    published: true,
  };
}
