import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { htmlOfMarkdown } from '../../../platform/rich-text/index.js';
import {
  ContentFilesService,
  ContentSeedsService,
  sourceLinks,
  type Seed,
  type SeedPlan,
} from '../../../platform/seeding/index.js';
import { REGIONS } from '../../country/index.js';
import { BlogPost } from './blog-post.entity.js';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const frontMatter = z.strictObject({
  title: z.string().min(5),
  summary: z.string().min(10),
  author: z.string().min(2),
  category: z.string().min(3).optional(),
  createdAt: moment,
  /** When its text last changed, if not on the day it was written. */
  updatedAt: moment.optional(),
  region: z.enum(REGIONS).optional(),
  /** False unpublishes a post of an earlier release. */
  published: z.boolean().default(true),
  sources: sourceLinks.default([]),
  /** The drawing; by default that of the category. */
  scene: z.string().optional(),
});

/** Seeds `backend/content/posts/*.md` into the database. The file name is the slug, which is the key. */
@Injectable()
export class PostSeed implements Seed {
  readonly name = 'PostSeed';

  constructor(
    seeds: ContentSeedsService,
    private readonly files: ContentFilesService,
  ) {
    seeds.add(this);
  }

  async read(): Promise<SeedPlan> {
    const posts = await this.files.documents('posts', frontMatter);
    const rows: Partial<BlogPost>[] = posts.map(({ slug, body, head }) => ({
      slug,
      title: head.title,
      summary: head.summary,
      author: head.author,
      category: head.category ?? null,
      content: htmlOfMarkdown(body),
      published: head.published,
      createdAt: head.createdAt,
      updatedAt: head.updatedAt ?? head.createdAt,
      publishedAt: head.createdAt,
      region: head.region ?? null,
      sources: head.sources,
    }));
    return async (writer) => {
      await writer.write({ entity: BlogPost, key: 'slug', rows, whenGone: 'keep' });
    };
  }
}
