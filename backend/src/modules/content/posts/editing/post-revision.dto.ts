import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { PostEditor, PostWords } from './admin-post.dto.js';
import { REVISION_KINDS, type PostRevision, type RevisionKind } from './post-revision.entity.js';

/** A revision in the list. */
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

  /** Null: from the release. */
  @ApiProperty({ type: () => PostEditor, nullable: true })
  savedBy: PostEditor | null;
}

/** Newest first. */
export class PostRevisionsPage {
  items: PostRevisionSummary[];

  /** The `before` of the next page; null at the end. @example 3 */
  @ApiProperty({ type: 'integer', nullable: true })
  nextBefore: number | null;
}

/** A revision with its text. */
@ApiSchema({ name: 'PostRevision' })
export class PostRevisionDto extends IntersectionType(PostRevisionSummary, PostWords) {}

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
