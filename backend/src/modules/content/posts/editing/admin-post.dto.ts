import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { NumberedPageQuery } from '../../../../platform/http/index.js';
import { SourceLink, type NewerText } from '../../../../platform/seeding/index.js';
import { REGIONS, type Region } from '../../../country/index.js';
import type { BlogPost } from '../blog-post.entity.js';
import type { PostText } from './post-text.js';

const POST_STATES = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof POST_STATES)[number];
const POST_ORDERS = ['edited', '-edited', 'title', '-title', 'published', '-published'] as const;
export type PostOrder = (typeof POST_ORDERS)[number];

/** Asks for a page of all posts. */
export class AdminPostsQuery extends NumberedPageQuery {
  /**
   * Words in the title, the address or the author.
   * @example 'week'
   */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;

  /** @example 'draft' */
  @IsOptional()
  @IsIn(POST_STATES)
  @ApiPropertyOptional({ enum: POST_STATES, enumName: 'PostState' })
  state?: PostState;

  /** @example 'First Weeks' */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  category?: string;

  /** @example 'Hanna Lindqvist' */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  author?: string;

  /**
   * A leading minus sorts descending.
   * @example '-edited'
   */
  @IsOptional()
  @IsIn(POST_ORDERS)
  @ApiPropertyOptional({ enum: POST_ORDERS, enumName: 'PostOrder' })
  order: PostOrder = '-edited';
}

/** An editor of a post. */
export class PostEditor {
  /** @example '0c9d2f0e-2f3a-4f56-9f6d-0e5a1b2c3d4e' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /**
   * Null once the account is deleted.
   * @example 'admin'
   */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;
}

class AdminPostFacts {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example 'published' */
  @ApiProperty({ enum: POST_STATES, enumName: 'PostState' })
  state: PostState;

  /**
   * Its public address; null while it is not published.
   * @example 'the-first-week'
   */
  @ApiProperty({ type: String, nullable: true })
  publishedSlug: string | null;

  /**
   * When it was first published, even if it no longer is.
   * @example '2026-11-12T21:00:00.000Z'
   */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  publishedAt: string | null;

  /**
   * When the scheduled version is published.
   * @example '2026-12-01T20:00:00.000Z'
   */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  scheduledFor: string | null;

  /**
   * Whether there are unpublished changes.
   * @example true
   */
  hasChanges: boolean;

  /** @example '2026-11-20T08:15:30.123Z' */
  @ApiProperty({ format: 'date-time' })
  editedAt: string;

  /** Null: unchanged since the release. */
  @ApiProperty({ type: () => PostEditor, nullable: true })
  editedBy: PostEditor | null;
}

/** The text fields of a post. */
export class PostWords {
  /** @example 'The first week: a plan for parents who hate plans' */
  title: string;
  /** @example 'the-first-week' */
  slug: string;
  /** @example 'Two school runs together, one forgotten lunch.' */
  summary: string;
  /**
   * Sanitised HTML.
   * @example '<p>On Monday, do nothing.</p>'
   */
  content: string;
  /** @example 'Hanna Lindqvist' */
  author: string;
  /** @example 'First Weeks' */
  @ApiProperty({ type: String, nullable: true })
  category: string | null;
  /** @example 'australia' */
  @ApiProperty({ type: 'string', enum: REGIONS, nullable: true })
  region: Region | null;
  /** @example '/media/7d444840-9dc0-41d1-b245-5ffdce74fad2/1200.webp' */
  @ApiProperty({ type: String, nullable: true })
  image_url: string | null;
  /** @example 'Two lunch boxes' */
  @ApiProperty({ type: String, nullable: true })
  image_alt: string | null;
  /** @example 'The first week with an au pair' */
  @ApiProperty({ type: String, nullable: true })
  seoTitle: string | null;
  /** @example 'A plan for the first seven days.' */
  @ApiProperty({ type: String, nullable: true })
  seoDescription: string | null;
  sources: SourceLink[];
}

/** A post in the editors' list, with its draft. */
export class AdminPostSummary extends IntersectionType(
  AdminPostFacts,
  PickType(PostWords, ['title', 'slug', 'author', 'category']),
) {
  /**
   * Whether the release has a newer text.
   * @example false
   */
  hasNewer: boolean;
}

/** One page of the list. */
export class AdminPostsPage {
  items: AdminPostSummary[];
  /**
   * Of all pages; counted up to 10,000.
   * @example 14
   */
  @ApiProperty({ type: 'integer' })
  total: number;
  /**
   * All authors.
   * @example ['Hanna Lindqvist']
   */
  authors: string[];
}

/** The text of a post in this release. */
export class ReleaseText {
  /** @example 'The first week' */
  title: string;
  /** @example 'Two school runs together.' */
  summary: string;
  /** @example '<p>On Monday, do nothing.</p>' */
  content: string;
  sources: SourceLink[];
}

/** A post with its draft. */
export class AdminPost extends IntersectionType(AdminPostFacts, PostWords) {
  /**
   * Sent back with the next change.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  version: number;
  /** The text of this release, if it is newer than the edited one. */
  @ApiProperty({ type: () => ReleaseText, nullable: true })
  newer: ReleaseText | null;
}

/** Whether an address is free. */
export class PostSlugCheck {
  /** @example true */
  free: boolean;
}

/** Who else has the post open, and its current version. */
export class PostVisitors {
  others: PostEditor[];
  /** @example 4 */
  @ApiProperty({ type: 'integer' })
  version: number;
}

export type FactsRow = Pick<
  BlogPost,
  'id' | 'slug' | 'published' | 'publishedAt' | 'scheduledFor' | 'editedAt' | 'editedBy' | 'updatedAt'
> & { editorName: string | null; hasDraft: boolean };

export function toFacts(row: FactsRow): AdminPostFacts {
  const { id, slug, published, publishedAt, scheduledFor, editedAt, editedBy, updatedAt, editorName, hasDraft } = row;
  return {
    id,
    state: published ? 'published' : scheduledFor ? 'scheduled' : 'draft',
    publishedSlug: published ? slug : null,
    publishedAt: publishedAt?.toISOString() ?? null,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    hasChanges: hasDraft,
    editedAt: (editedAt ?? updatedAt).toISOString(),
    editedBy: editedBy ? { id: editedBy, name: editorName } : null,
  };
}

export function toAdminPost(row: FactsRow & { version: number }, text: PostText, newer: NewerText | null): AdminPost {
  return { ...toFacts(row), version: row.version, ...text, newer: newer && toReleaseText(newer) };
}

function toReleaseText({ title, summary, content, sources }: NewerText): ReleaseText {
  return {
    title: String(title),
    summary: String(summary),
    content: String(content),
    sources: (sources ?? []) as SourceLink[],
  };
}
