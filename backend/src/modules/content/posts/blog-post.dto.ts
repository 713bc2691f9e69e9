import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Digits } from '../../../platform/http/index.js';
import { textOfHtml } from '../../../platform/rich-text/index.js';
import { SourceLink } from '../../../platform/seeding/index.js';
import type { BlogPost } from './blog-post.entity.js';

const EXCERPT_LENGTH = 150;
const CHARACTERS_A_MINUTE = 1500;

/** Filters of the blog. */
export class BlogQuery {
  /**
   * Only posts of this category.
   * @example 'For Families'
   */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  category?: string;

  /**
   * The maximum number of posts.
   * @example 50
   */
  @IsOptional()
  @Digits()
  @IsInt()
  @Min(1)
  @Max(100)
  @ApiPropertyOptional({ type: 'integer' })
  limit: number = 50;

  /**
   * The last post of the previous page.
   * @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'
   */
  @IsOptional()
  @IsUUID('loose')
  @ApiPropertyOptional({ format: 'uuid' })
  before?: string;
}

/** An article of the blog. */
@ApiSchema({ name: 'BlogPost' })
export class BlogPostDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'The first week: a plan for parents who hate plans' */
  title: string;
  /** @example 'the-first-week' */
  slug: string;
  /** @example 'First Weeks' */
  category: string | null;
  /** @example '2026-11-12T21:00:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /**
   * The summary, else the first 150 characters of the text.
   * @example 'Two school runs together, one forgotten lunch, and an evening off before anybody asks for it.'
   */
  excerpt: string;
  /**
   * Sanitised HTML.
   * @example '<p>On Monday, do nothing.</p>'
   */
  content: string;
  /** @example 'Two school runs together, one forgotten lunch, and an evening off before anybody asks for it.' */
  summary: string;
  /** @example 'Hanna Lindqvist' */
  author: string;
  /** @example 'https://media.wattleandfern.example/tea.webp' */
  @ApiProperty({ format: 'uri', nullable: true })
  image_url: string | null;
  /**
   * Minutes that reading takes.
   * @example 6
   */
  @ApiProperty({ type: 'integer', minimum: 1 })
  readMinutes: number;
}

/** Another post that goes with one. */
export class RelatedPost {
  /** @example 'what-to-pack' */
  slug: string;
  /** @example 'What to pack for two summers in a row' */
  title: string;
  /** @example 'For Au Pairs' */
  category: string | null;
  /**
   * Minutes that reading takes.
   * @example 4
   */
  @ApiProperty({ type: 'integer', minimum: 1 })
  readMinutes: number;
}

/** A post with everything on its own page. */
@ApiSchema({ name: 'BlogPostPage' })
export class BlogPostPageDto extends BlogPostDto {
  /**
   * The alternative text of the picture.
   * @example 'Two lunch boxes, one of them still in the fridge'
   */
  @ApiProperty({ type: String, nullable: true })
  image_alt: string | null;
  /**
   * The title for search engines, if it differs.
   * @example 'The first week with an au pair'
   */
  @ApiProperty({ type: String, nullable: true })
  seoTitle: string | null;
  /**
   * The summary for search engines, if it differs.
   * @example 'A plan for the first seven days, from the airport to the first free evening.'
   */
  @ApiProperty({ type: String, nullable: true })
  seoDescription: string | null;
  /** @example '2026-11-18T03:20:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
  sources: SourceLink[];
  /** At most three, the same category first. */
  @ApiProperty({ type: () => [RelatedPost], maxItems: 3 })
  related: RelatedPost[];
}

export type BlogPostRow = Pick<
  BlogPost,
  'id' | 'title' | 'slug' | 'category' | 'createdAt' | 'content' | 'summary' | 'author' | 'image_url'
>;
export type RelatedPostRow = Pick<BlogPost, 'slug' | 'title' | 'category'> & { contentLength: number };

const minutesFor = (contentLength: number) => Math.max(1, Math.ceil(contentLength / CHARACTERS_A_MINUTE));

export function toBlogPost(row: BlogPostRow): BlogPostDto {
  const { id, title, slug, category, createdAt, content, summary, author, image_url } = row;
  return {
    id,
    title,
    slug,
    category,
    createdAt: createdAt.toISOString(),
    excerpt: summary || [...textOfHtml(content)].slice(0, EXCERPT_LENGTH).join(''),
    content,
    summary,
    author,
    image_url,
    readMinutes: minutesFor(content.length),
  };
}

export function toRelatedPost({ slug, title, category, contentLength }: RelatedPostRow): RelatedPost {
  return { slug, title, category, readMinutes: minutesFor(contentLength) };
}

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
