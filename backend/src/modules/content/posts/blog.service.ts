import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { LegalFactsService } from '../../../platform/facts/index.js';
import { withRenditions } from '../../media/index.js';
import type { BlogPost } from './blog-post.entity.js';
import { PostAddressesRepository } from './editing/post-addresses.repository.js';
import {
  toBlogPost,
  toRelatedPost,
  type BlogPostDto,
  type BlogPostPageDto,
  type BlogQuery,
  toPublishedPost,
  type PublishedPost,
} from './blog-post.dto.js';
import { BlogRepository } from './blog.repository.js';

const MOST_RELATED = 3;
/** The limit of one sitemap. */
const MOST_PUBLICATIONS = 50_000;

/** The public blog. */
@Injectable()
export class BlogService {
  constructor(
    private readonly posts: BlogRepository,
    private readonly addresses: PostAddressesRepository,
    private readonly facts: LegalFactsService,
  ) {}

  async list(query: BlogQuery): Promise<BlogPostDto[]> {
    return this.facts.fill((await this.posts.page(query)).map(toBlogPost));
  }

  /**
   * Returns a post, also by an earlier address. Throws `not_found` for an unknown one, and `gone` for one that was
   * published and no longer is.
   */
  async page(slug: string): Promise<BlogPostPageDto> {
    const post = (await this.posts.findBySlug(slug)) ?? (await this.moved(slug));
    if (!post?.published) throw new DomainError(post?.publishedAt ? 'gone' : 'not_found');
    return this.facts.fill({
      ...toBlogPost(post),
      content: withRenditions(post.content),
      image_alt: post.image_alt,
      seoTitle: post.seoTitle,
      seoDescription: post.seoDescription,
      updatedAt: post.updatedAt.toISOString(),
      sources: post.sources,
      related: (await this.posts.related(post, MOST_RELATED)).map(toRelatedPost),
    });
  }

  private async moved(slug: string): Promise<BlogPost | null> {
    const today = await this.addresses.movedTo(slug);
    if (today === null) throw new DomainError('gone');
    return today === undefined ? null : this.posts.findBySlug(today);
  }

  async publications(): Promise<PublishedPost[]> {
    return (await this.posts.publications(MOST_PUBLICATIONS)).map(toPublishedPost);
  }
}
