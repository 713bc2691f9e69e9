import { ApiProperty } from '@nestjs/swagger';
import { SourceLink } from '../../../../platform/seeding/index.js';
import { REGIONS, type Region } from '../../../country/index.js';
import { PostEditor } from './office-post.dto.js';
import { REVISION_KINDS, type PostRevision, type RevisionKind } from './post-revision.entity.js';

/** A version of a post in the list of its versions. */
export class PostRevisionSummary {
  /** @example 3 */
  @ApiProperty({ type: 'integer' })
  number: number;

  /** @example 'published' */
  @ApiProperty({ enum: REVISION_KINDS, enumName: 'PostRevisionKind' })
  kind: RevisionKind;

  /** @example 'The first week: a plan for parents who hate plans' */
  title: string;

  /** @example '2026-11-20T08:15:30.123Z' */
  @ApiProperty({ format: 'date-time' })
  savedAt: string;

  /** Null: it came with the release. */
  @ApiProperty({ type: () => PostEditor, nullable: true })
  savedBy: PostEditor | null;
}

/** The newest versions first. */
export class PostRevisionsPage {
  items: PostRevisionSummary[];

  /** The `before` of the next page; null at the end. @example 3 */
  @ApiProperty({ type: 'integer', nullable: true })
  nextBefore: number | null;
}

/** A version with its text. */
export class PostRevisionDto extends PostRevisionSummary {
  /** @example 'the-first-week' */
  slug: string;
  /** @example 'Two school runs together, one forgotten lunch.' */
  summary: string;
  /** Clean HTML. @example '<p>On Monday, do nothing.</p>' */
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

export type RevisionRow = Pick<PostRevision, 'number' | 'kind' | 'savedAt' | 'savedBy'> & {
  title: string;
  editorName: string | null;
};

export function toRevisionSummary({
  number,
  kind,
  title,
  savedAt,
  savedBy,
  editorName,
}: RevisionRow): PostRevisionSummary {
  return {
    number,
    kind,
    title,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy ? { id: savedBy, name: editorName } : null,
  };
}

export function toRevision(row: RevisionRow & Pick<PostRevision, 'fields' | 'content'>): PostRevisionDto {
  return { ...row.fields, content: row.content, ...toRevisionSummary(row) };
}
