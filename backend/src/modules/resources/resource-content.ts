import { z } from 'zod';
import { withLegalFacts, type FactTable } from '../../platform/facts/index.js';
import { sourceLinks, type ContentDocument, type ContentFilesService } from '../../platform/seeding/index.js';
import { regionFacts, REGIONS } from '../country/index.js';
import type { TemplateDocument } from './documents/document.js';
import { documentHead, readDocument } from './documents/read-document.js';
import { DOCUMENT_FORMATS } from './documents/make-files.js';
import { AUDIENCES } from './resource.entity.js';

const attachment = z.strictObject({
  /** Name of a file in `documents`. */
  document: z.string(),
  /** A description of each format. */
  formats: z.record(z.enum(DOCUMENT_FORMATS), z.string().min(10)),
});

const resourceHead = z.strictObject({
  title: z.string().min(3),
  summary: z.string().min(20).max(220),
  audience: z.enum(AUDIENCES),
  region: z.enum(REGIONS).nullable().default(null),
  featured: z.boolean().default(false),
  sources: sourceLinks,
  attachments: z.array(attachment).min(1),
});

interface OfferedDocument {
  document: TemplateDocument;
  formats: z.infer<typeof attachment>['formats'];
  /** The page of its newest version. */
  path: string;
}

/** A guide from its file, with its templates. */
export interface ResourceContent extends ContentDocument<z.infer<typeof resourceHead>> {
  documents: OfferedDocument[];
}

/**
 * The guides in `backend/content/resources`, with their templates from `backend/content/documents`. Facts are filled
 * into templates, which become files, and stay placeholders in guides, which are filled when read.
 */
export async function readResourceContent(files: ContentFilesService, facts: FactTable): Promise<ResourceContent[]> {
  const written = await files.documents('documents', documentHead);
  const templates = new Map(withLegalFacts(written, facts).map((template) => [template.slug, template]));
  return (await files.documents('resources', resourceHead)).map((content) => {
    const documents = content.head.attachments.map(({ document: name, formats }) => {
      const template = templates.get(name);
      if (!template) throw new Error(`backend/content/resources/${content.slug}.md: there is no document ${name}`);
      const prefix = regionFacts(template.head.region ?? 'australia').pathPrefix;
      const path = `${prefix}/resources/${content.slug}`;
      return { document: readDocument(template, content.head.sources), formats, path };
    });
    return { ...content, documents };
  });
}
