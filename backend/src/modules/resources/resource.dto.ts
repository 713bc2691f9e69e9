import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { REGIONS, type Region } from '../country/index.js';
import { withRenditions } from '../media/index.js';
import type { ResourceAttachment } from './resource-attachment.entity.js';
import { AUDIENCES, type Audience, type Resource } from './resource.entity.js';

/** Filters of the resource list. */
export class ResourceQuery {
  /**
   * `family` and `aupair` include resources for both; everything if omitted.
   * @example 'family'
   */
  @IsOptional()
  @IsIn(AUDIENCES)
  @ApiPropertyOptional({ enum: AUDIENCES })
  audience?: Audience;

  /**
   * Leaves out resources for the other region only.
   * @example 'newzealand'
   */
  @IsOptional()
  @IsIn(REGIONS)
  @ApiPropertyOptional({ enum: REGIONS })
  region?: Region;

  /**
   * Words, or beginnings of words, that must all occur.
   * @example 'agreement'
   */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;
}

/** A resource in a list. */
export class ResourceSummary {
  @ApiProperty({ format: 'uuid', example: '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' })
  id: string;

  /** @example 'Weekly schedule' */
  title: string;

  /** @example 'weekly-schedule' */
  slug: string;

  /** @example 'One page for the fridge: who is where, and who is free.' */
  summary: string | null;

  /**
   * Null if the page draws its own picture.
   * @example '/media/schedule.webp'
   */
  image_url: string | null;

  @ApiProperty({ enum: AUDIENCES, example: 'both' })
  audience: Audience;

  /** The only region in which it is valid; null for both. */
  @ApiProperty({ enum: REGIONS, nullable: true, example: 'australia' })
  region: Region | null;

  /** @example true */
  featured: boolean;

  /** @example '2026-11-20T08:15:30.123Z' */
  updatedAt: string;

  /** @example 2 */
  @ApiProperty({ type: 'integer' })
  attachmentCount: number;
}

/** Featured ones first; with a search, best matches first. */
export class ResourceList {
  items: ResourceSummary[];
}

/** The source of a fact. */
@ApiSchema({ name: 'ResourceSource' })
export class ResourceSourceDto {
  /** @example 'Fair Work Ombudsman: Au pairs' */
  title: string;

  /** @example 'https://www.fairwork.gov.au/' */
  url: string;

  /**
   * When it was last checked.
   * @example '2026-11-20'
   */
  @ApiProperty({ format: 'date' })
  checkedOn: string;
}

/** A file to download. */
@ApiSchema({ name: 'ResourceAttachment' })
export class ResourceAttachmentDto {
  @ApiProperty({ format: 'uuid', example: '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' })
  id: string;

  /**
   * For an external file its full address.
   * @example '/api/resource-attachments/0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11/file'
   */
  fileUrl: string;

  /** @example 'weekly-schedule.pdf' */
  fileName: string;

  /** @example 'application/pdf' */
  fileType: string | null;

  /** Bytes. @example 48213 */
  @ApiProperty({ type: 'integer', nullable: true })
  fileSize: number | null;

  /** @example 'To print and fill in by hand, or on the screen.' */
  description: string | null;

  /** @example 0 */
  @ApiProperty({ type: 'integer' })
  displayOrder: number;
}

/** A resource with its files. */
export class ResourceDetail extends ResourceSummary {
  /**
   * Sanitised HTML.
   * @example '<p>Print it, and put it on the fridge.</p>'
   */
  content: string;

  /** @example '2026-11-20T08:15:30.123Z' */
  createdAt: string;

  sources: ResourceSourceDto[];

  attachments: ResourceAttachmentDto[];
}

/** A published page, for the sitemap. */
export class PublishedResource {
  /** @example 'weekly-schedule' */
  slug: string;

  /** @example '2026-11-20T08:15:30.123Z' */
  updatedAt: string;
}

export type ListedResource = Pick<
  Resource,
  'id' | 'title' | 'slug' | 'summary' | 'image_url' | 'audience' | 'region' | 'featured' | 'updatedAt'
> & { attachmentCount: number };

export function toResourceSummary(row: ListedResource): ResourceSummary {
  const { id, title, slug, summary, image_url, audience, region, featured, updatedAt, attachmentCount } = row;
  const updated = updatedAt.toISOString();
  return { id, title, slug, summary, image_url, audience, region, featured, updatedAt: updated, attachmentCount };
}

export function toResourceDetail(resource: Resource, attachments: ResourceAttachment[]): ResourceDetail {
  return {
    ...toResourceSummary({ ...resource, attachmentCount: attachments.length }),
    content: withRenditions(resource.content),
    createdAt: resource.createdAt.toISOString(),
    sources: resource.sources,
    attachments: attachments.map(toAttachment),
  };
}

export function toPublishedResource({ slug, updatedAt }: Pick<Resource, 'slug' | 'updatedAt'>): PublishedResource {
  return { slug, updatedAt: updatedAt.toISOString() };
}

export function toAttachment(attachment: ResourceAttachment): ResourceAttachmentDto {
  const { id, fileUrl, fileName, fileType, fileSize, description, displayOrder } = attachment;
  return { id, fileUrl, fileName, fileType, fileSize, description, displayOrder };
}
