import { ApiProperty } from '@nestjs/swagger';

/** A post for the sitemap. */
export class PublishedPost {
  /** @example 'the-first-week' */
  slug: string;
  /** @example '2026-11-18T03:20:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export function toPublishedPost({ slug, updatedAt }: { slug: string; updatedAt: Date }): PublishedPost {
  return { slug, updatedAt: updatedAt.toISOString() };
}
