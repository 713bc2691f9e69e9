import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { toBlogPost, toRelatedPost, type BlogPostDto, type BlogPostPageDto, type BlogQuery } from './blog-post.dto.js';
import { BlogRepository } from './blog.repository.js';
import { toPublishedPost, type PublishedPost } from './publication.dto.js';

const MOST_RELATED = 3;
/** As many as one sitemap may name. */
const MOST_PUBLICATIONS = 50_000;

/** What visitors read of the blog. */
@Injectable()
export class Blog {
  constructor(private readonly posts: BlogRepository) {}

  async list(query: BlogQuery): Promise<BlogPostDto[]> {
    return (await this.posts.page(query)).map(toBlogPost);
  }

  /** Throws `not_found` for what never was, and `gone` for what was once published and no longer is. */
  async page(slug: string): Promise<BlogPostPageDto> {
    const post = await this.posts.findBySlug(slug);
    if (!post?.published) throw new DomainError(post?.publishedAt ? 'gone' : 'not_found');
    return {
      ...toBlogPost(post),
      updatedAt: post.updatedAt.toISOString(),
      sources: post.sources,
      related: (await this.posts.related(post, MOST_RELATED)).map(toRelatedPost),
    };
  }

  async publications(): Promise<PublishedPost[]> {
    return (await this.posts.publications(MOST_PUBLICATIONS)).map(toPublishedPost);
  }
}
