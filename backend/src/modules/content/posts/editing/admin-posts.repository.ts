import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { likePattern } from '../../../../platform/database/index.js';
import { BlogPost } from '../blog-post.entity.js';
import type { FactsRow, AdminPostsQuery, PostOrder, PostState } from './admin-post.dto.js';
import type { PostText } from './post-text.js';

type ListedPost = FactsRow & Pick<PostText, 'title' | 'author' | 'category'> & { draftSlug: string };
export type ReadPost = FactsRow &
  PostText & { version: number; fields: Omit<PostText, 'content'> | null; draftContent: string | null };

const COUNTED = 10_000;
const MOST_AUTHORS = 100;

/** The draft if there is one, otherwise the published text. */
const shown = (field: string) => `coalesce(draft.fields->>'${field}', post.${field})`;
const SOURCE = `blog_posts AS post LEFT JOIN blog_post_drafts AS draft ON draft.post_id = post.id
  LEFT JOIN account_identities AS account ON account.id = post.edited_by`;
const FACTS = `post.id, post.slug, post.published, post.published_at AS "publishedAt", post.scheduled_for AS "scheduledFor",
  post.edited_at AS "editedAt", post.edited_by AS "editedBy", post.updated_at AS "updatedAt",
  account.username AS "editorName", draft.post_id IS NOT NULL AS "hasDraft"`;
const LISTED = `${FACTS}, ${shown('title')} AS title, ${shown('author')} AS author, ${shown('slug')} AS "draftSlug",
  CASE WHEN draft.post_id IS NULL THEN post.category ELSE draft.fields->>'category' END AS category`;

const STATES: Record<PostState, string> = {
  published: 'post.published',
  scheduled: 'post.scheduled_for IS NOT NULL',
  draft: 'NOT post.published AND post.scheduled_for IS NULL',
};
const EDITED = 'coalesce(post.edited_at, post.updated_at)';
const ORDERS: Record<PostOrder, string> = {
  edited: `${EDITED} ASC`,
  '-edited': `${EDITED} DESC`,
  title: `lower(${shown('title')}) ASC`,
  '-title': `lower(${shown('title')}) DESC`,
  published: 'post.published_at ASC NULLS LAST',
  '-published': 'post.published_at DESC NULLS LAST',
};

/** Queries of posts for Admin. */
@Injectable()
export class AdminPostsRepository {
  constructor(@InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>) {}

  async page(query: AdminPostsQuery): Promise<{ rows: ListedPost[]; total: number }> {
    const { order, page, pageSize } = query;
    const values: unknown[] = [];
    const where = conditionsOf(query, values);
    const [counted] = await this.posts.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM (SELECT 1 FROM ${SOURCE} WHERE ${where} LIMIT ${COUNTED}) AS found`,
      values,
    );
    const rows = await this.posts.query<ListedPost[]>(
      `SELECT ${LISTED} FROM ${SOURCE} WHERE ${where}
       ORDER BY ${ORDERS[order]}, post.id LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, pageSize, (page - 1) * pageSize],
    );
    return { rows, total: counted?.total ?? 0 };
  }

  async authors(): Promise<string[]> {
    const rows = await this.posts.query<{ author: string }[]>(
      `SELECT DISTINCT ${shown('author')} AS author FROM ${SOURCE}
       WHERE ${shown('author')} <> '' ORDER BY 1 LIMIT ${MOST_AUTHORS}`,
    );
    return rows.map(({ author }) => author);
  }

  async find(id: string): Promise<ReadPost | undefined> {
    const rows = await this.posts.query<ReadPost[]>(
      `SELECT ${FACTS}, post.version, post.title, post.summary, post.content, post.author, post.category, post.region,
              post.image_url, post.image_alt, post.seo_title AS "seoTitle", post.seo_description AS "seoDescription",
              post.sources, draft.fields, draft.content AS "draftContent"
       FROM ${SOURCE} WHERE post.id = $1`,
      [id],
    );
    return rows[0];
  }

  async version(id: string): Promise<number | undefined> {
    return (await this.posts.findOne({ select: { version: true }, where: { id } }))?.version;
  }

  /** Which of these uploads are used in a post, a draft or a revision. */
  async picturesInUse(ids: string[]): Promise<string[]> {
    const rows = await this.posts.query<{ id: string }[]>(
      `WITH texts AS (
         SELECT content, image_url FROM blog_posts
         UNION ALL SELECT content, fields->>'image_url' FROM blog_post_drafts
         UNION ALL SELECT content, fields->>'image_url' FROM blog_post_revisions
       )
       SELECT DISTINCT found[1] AS id FROM texts,
         regexp_matches(texts.content || ' ' || coalesce(texts.image_url, ''), '/media/([0-9a-f-]{36})/', 'g') AS found
       WHERE found[1] = ANY($1)`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }
}

function conditionsOf({ q, state, category, author }: AdminPostsQuery, values: unknown[]): string {
  const conditions = ['true'];
  const words = q?.trim();
  if (words) {
    const parameter = `$${values.push(likePattern(words))}`;
    conditions.push(
      `(${['title', 'slug', 'author'].map((field) => `${shown(field)} ILIKE ${parameter}`).join(' OR ')})`,
    );
  }
  if (state) conditions.push(STATES[state]);
  if (category)
    conditions.push(
      `CASE WHEN draft.post_id IS NULL THEN post.category ELSE draft.fields->>'category' END = $${values.push(category)}`,
    );
  if (author) conditions.push(`${shown('author')} = $${values.push(author)}`);
  return conditions.join(' AND ');
}
