import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { BlogPostRow, RelatedPostRow } from './blog-post.dto.js';
import type { BlogPost } from './blog-post.entity.js';

const COLUMNS = 'id, title, slug, category, created_at AS "createdAt", content, summary, author, image_url';
const RELATED = 'slug, title, category, length(content) AS "contentLength"';

interface BlogPart {
  category?: string | undefined;
  /** The last post of the previous page. */
  before?: string | undefined;
  limit: number;
}

/** Queries of the public blog; only `findBySlug` returns unpublished posts. */
@Injectable()
export class BlogRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** Newest first; empty after an unknown post. */
  page({ category, before, limit }: BlogPart): Promise<BlogPostRow[]> {
    const values: (string | number)[] = [limit];
    const conditions = ['published'];
    if (category !== undefined) conditions.push(`category = $${values.push(category)}`);
    if (before !== undefined)
      conditions.push(
        `(created_at, id) < (SELECT created_at, id FROM blog_posts WHERE id = $${values.push(before)}::uuid)`,
      );
    const name = ['blog:page', ...(category === undefined ? [] : ['category']), ...(before ? ['before'] : [])];
    return this.sql.rows<BlogPostRow>(
      name.join(':'),
      `SELECT ${COLUMNS} FROM blog_posts WHERE ${conditions.join(' AND ')}
       ORDER BY created_at DESC, id DESC LIMIT $1`,
      values,
    );
  }

  /** Published or not: the caller must check. */
  async findBySlug(slug: string): Promise<BlogPost | null> {
    const [row] = await this.sql.rows<BlogPost>(
      'blog:post',
      `SELECT ${COLUMNS}, updated_at AS "updatedAt", published, published_at AS "publishedAt", region, sources,
              image_alt, seo_title AS "seoTitle", seo_description AS "seoDescription"
       FROM blog_posts WHERE slug = $1`,
      [slug],
    );
    return row ?? null;
  }

  /** The newest other posts, the same category first. */
  related({ id, category }: Pick<BlogPost, 'id' | 'category'>, most: number): Promise<RelatedPostRow[]> {
    return this.sql.rows<RelatedPostRow>(
      'blog:related',
      `(SELECT ${RELATED} FROM blog_posts
        WHERE published AND id <> $1 AND category = $2 ORDER BY created_at DESC, id DESC LIMIT $3)
       UNION ALL
       (SELECT ${RELATED} FROM blog_posts
        WHERE published AND id <> $1 AND category IS DISTINCT FROM $2 ORDER BY created_at DESC, id DESC LIMIT $3)
       LIMIT $3`,
      [id, category, most],
    );
  }

  publications(most: number): Promise<Pick<BlogPost, 'slug' | 'updatedAt'>[]> {
    return this.sql.rows(
      'blog:publications',
      `SELECT slug, updated_at AS "updatedAt" FROM blog_posts WHERE published
       ORDER BY created_at DESC, id DESC LIMIT $1`,
      [most],
    );
  }
}
