import { ApiProperty } from '@nestjs/swagger';
import { REGIONS, type Region } from '../../country/index.js';
import type { ResourceAttachment } from '../resource-attachment.entity.js';
import { ResourceAttachmentDto, ResourceSourceDto, toAttachment } from '../resource.dto.js';
import { AUDIENCES, type Audience, type Resource } from '../resource.entity.js';

/** A resource in the Admin list. */
export class AdminResource {
  @ApiProperty({ format: 'uuid', example: '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' })
  id: string;

  /** @example 'Weekly schedule' */
  title: string;

  /** @example 'weekly-schedule' */
  slug: string;

  @ApiProperty({ enum: AUDIENCES, example: 'both' })
  audience: Audience;

  @ApiProperty({ type: 'string', enum: REGIONS, nullable: true, example: 'australia' })
  region: Region | null;

  /** @example true */
  published: boolean;

  /** @example false */
  featured: boolean;

  /** @example 2 */
  @ApiProperty({ type: 'integer' })
  attachmentCount: number;

  /** Of all its files together. @example 214 */
  @ApiProperty({ type: 'integer' })
  downloadCount: number;

  /**
   * Whether this release has a newer text than the edited one.
   * @example false
   */
  hasNewerText: boolean;

  /** @example '2026-11-20T08:15:30.123Z' */
  createdAt: string;

  /** @example '2026-11-20T08:15:30.123Z' */
  updatedAt: string;
}

/** One page of the list, with the total. */
export class AdminResourcesPage {
  items: AdminResource[];

  /** @example 9 */
  @ApiProperty({ type: 'integer' })
  total: number;
}

/** A file in Admin. */
export class AdminAttachment extends ResourceAttachmentDto {
  /**
   * An external file, whose downloads are not counted.
   * @example false
   */
  external: boolean;

  /** @example 107 */
  @ApiProperty({ type: 'integer' })
  downloadCount: number;
}

/** Downloads of all files of a resource on one day, as of all metrics. */
export class DownloadsOfDay {
  /** @example '2026-11-20' */
  @ApiProperty({ format: 'date' })
  day: string;

  /** @example 12 */
  @ApiProperty({ type: 'integer' })
  count: number;
}

/** The text of a resource in this release. */
export class ReleasedResource {
  /** @example 'Weekly schedule' */
  title: string;

  /** @example 'One page for the fridge: who is where, and who is free.' */
  summary: string | null;

  /** @example '<p>Print it, and put it on the fridge.</p>' */
  content: string;
}

/** A resource for the editor. */
export class EditableResource extends AdminResource {
  /**
   * Sent back with the edit.
   * @example 3
   */
  @ApiProperty({ type: 'integer' })
  version: number;

  /**
   * Sanitised HTML.
   * @example '<p>Print it, and put it on the fridge.</p>'
   */
  content: string;

  /** @example 'One page for the fridge: who is where, and who is free.' */
  summary: string | null;

  /** @example '/media/7d444840-9dc0-41d1-b245-5ffdce74fad2/800.webp' */
  image_url: string | null;

  sources: ResourceSourceDto[];

  attachments: AdminAttachment[];

  /** The last 30 days; days without downloads are left out. */
  downloads: DownloadsOfDay[];

  /** The newer text of this release; null if there is none. */
  @ApiProperty({ type: ReleasedResource, nullable: true })
  newerText: ReleasedResource | null;
}

export type AdminResourceRow = Omit<AdminResource, 'createdAt' | 'updatedAt' | 'hasNewerText'> &
  Pick<Resource, 'createdAt' | 'updatedAt'>;

export const toAdminResource = (row: AdminResourceRow, hasNewerText: boolean): AdminResource => ({
  ...row,
  hasNewerText,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const toAdminAttachment = (attachment: ResourceAttachment): AdminAttachment => ({
  ...toAttachment(attachment),
  external: attachment.fileKey === null,
  downloadCount: attachment.downloadCount,
});

interface ResourceParts {
  resource: Resource;
  attachments: ResourceAttachment[];
  downloads: DownloadsOfDay[];
  newer: Partial<Resource> | null;
}

export function toEditableResource({ resource, attachments, downloads, newer }: ResourceParts): EditableResource {
  const { id, title, slug, audience, region, published, featured, createdAt, updatedAt } = resource;
  const { version, content, summary, image_url, sources } = resource;
  const counted = {
    attachmentCount: attachments.length,
    downloadCount: attachments.reduce((sum, { downloadCount }) => sum + downloadCount, 0),
  };
  const row = { id, title, slug, audience, region, published, featured, createdAt, updatedAt, ...counted };
  return {
    ...toAdminResource(row, newer !== null),
    version,
    content,
    summary,
    image_url,
    sources,
    attachments: attachments.map(toAdminAttachment),
    downloads,
    newerText: newer?.content
      ? { title: newer.title ?? title, summary: newer.summary ?? null, content: newer.content }
      : null,
  };
}
