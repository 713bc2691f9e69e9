import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { PostAddress } from './post-address.entity.js';

@Injectable()
export class PostAddressesRepository {
  constructor(@InjectRepository(PostAddress) private readonly addresses: Repository<PostAddress>) {}

  /** Whether another post has, had or reserved the address. */
  async isTaken(slug: string, postId: string | null, manager = this.addresses.manager): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM blog_posts WHERE (slug = $1 OR scheduled_slug = $1) AND id IS DISTINCT FROM $2::uuid
       UNION ALL SELECT 1 FROM blog_post_addresses WHERE slug = $1 AND (post_id IS NULL OR post_id IS DISTINCT FROM $2::uuid)
       LIMIT 1`,
      [slug, postId],
    );
    return rows.length > 0;
  }

  /** The post formerly at an address: its slug today, or null if it is deleted; undefined for an unknown address. */
  async movedTo(slug: string): Promise<string | null | undefined> {
    const rows = await this.addresses.query<{ slug: string | null }[]>(
      `SELECT post.slug FROM blog_post_addresses AS address
       LEFT JOIN blog_posts AS post ON post.id = address.post_id AND post.published WHERE address.slug = $1`,
      [slug],
    );
    return rows[0]?.slug;
  }

  async of(postId: string): Promise<string[]> {
    return (await this.addresses.findBy({ postId })).map(({ slug }) => slug);
  }

  /** Redirects `slug` to the post from now on, or to a "gone" page if it is deleted. */
  async leave(slug: string, postId: string | null, manager: EntityManager): Promise<void> {
    await manager.upsert(PostAddress, { slug, postId }, ['slug']);
  }

  /** The post uses the address again. */
  async release(slug: string, manager: EntityManager): Promise<void> {
    await manager.delete(PostAddress, { slug });
  }
}
