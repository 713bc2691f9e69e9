import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/errors/index.js';
import { LegalFactsService } from '../../../../platform/facts/index.js';
import { withRenditions } from '../../../media/index.js';
import { NewerTextsService } from '../../../../platform/seeding/index.js';
import { toBlogPost, toRelatedPost, type BlogPostPageDto } from '../blog-post.dto.js';
import { BlogRepository } from '../blog.repository.js';
import {
  toFacts,
  toAdminPost,
  type AdminPost,
  type AdminPostsPage,
  type AdminPostsQuery,
  type PostSlugCheck,
} from './admin-post.dto.js';
import { AdminPostsRepository, type ReadPost } from './admin-posts.repository.js';
import { PostAddressesRepository } from './post-addresses.repository.js';
import { textOf, type PostText } from './post-text.js';

/** As in `content_seeds`. */
export const POSTS_TABLE = 'blog_posts';
const MOST_RELATED = 3;

/** All posts for editors, with their drafts. */
@Injectable()
export class AdminPostsService {
  constructor(
    private readonly posts: AdminPostsRepository,
    private readonly blog: BlogRepository,
    private readonly addresses: PostAddressesRepository,
    private readonly newerTexts: NewerTextsService,
    private readonly facts: LegalFactsService,
  ) {}

  async list(query: AdminPostsQuery): Promise<AdminPostsPage> {
    const { rows, total } = await this.posts.page(query);
    const newer = await this.newerTexts.of(
      POSTS_TABLE,
      rows.map(({ slug }) => slug),
    );
    return {
      items: rows.map(({ title, author, category, draftSlug, ...row }) => ({
        ...toFacts(row),
        title,
        slug: draftSlug,
        author,
        category,
        hasNewer: newer.has(row.slug),
      })),
      total,
      authors: await this.posts.authors(),
    };
  }

  /** Throws `not_found`. */
  async read(id: string): Promise<AdminPost> {
    const row = await this.find(id);
    const newer = await this.newerTexts.of(POSTS_TABLE, await this.namesOf(row));
    return toAdminPost(row, inWork(row), [...newer.values()][0] ?? null);
  }

  /** A preview of the post's page. Throws `not_found`. */
  async preview(id: string): Promise<BlogPostPageDto> {
    const row = await this.find(id);
    const text = inWork(row);
    const createdAt = row.publishedAt ?? row.scheduledFor ?? row.updatedAt;
    return this.facts.fill({
      ...toBlogPost({ ...text, id, createdAt }),
      content: withRenditions(text.content),
      image_alt: text.image_alt,
      seoTitle: text.seoTitle,
      seoDescription: text.seoDescription,
      updatedAt: (row.editedAt ?? row.updatedAt).toISOString(),
      sources: text.sources,
      related: (await this.blog.related({ id, category: text.category }, MOST_RELATED)).map(toRelatedPost),
    });
  }

  async checkSlug(slug: string, postId: string | undefined): Promise<PostSlugCheck> {
    return { free: !(await this.addresses.isTaken(slug, postId ?? null)) };
  }

  /** Throws `not_found`. */
  async version(id: string): Promise<number> {
    const version = await this.posts.version(id);
    if (version === undefined) throw new DomainError('not_found');
    return version;
  }

  /** Current and earlier addresses, under which the release may know the post. Throws `not_found`. */
  async keysInRelease(id: string): Promise<string[]> {
    return this.namesOf(await this.find(id));
  }

  private async namesOf({ id, slug }: ReadPost): Promise<string[]> {
    return [slug, ...(await this.addresses.of(id))];
  }

  private async find(id: string): Promise<ReadPost> {
    const row = await this.posts.find(id);
    if (!row) throw new DomainError('not_found');
    return row;
  }
}

const inWork = (row: ReadPost): PostText =>
  row.fields ? { ...row.fields, content: row.draftContent ?? '' } : textOf(row);
