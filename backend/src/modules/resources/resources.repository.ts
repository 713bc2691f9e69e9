import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { PreparedSqlService } from '../../platform/database/index.js';
import type { Region } from '../country/index.js';
import { ResourceAttachment } from './resource-attachment.entity.js';
import type { ListedResource } from './resource.dto.js';
import { Resource, type Audience } from './resource.entity.js';

interface ResourceFilter {
  audience: Audience | null;
  region: Region | null;
  /** A `tsquery`; null matches everything. */
  words: string | null;
}

const LISTED = `id, title, slug, summary, image_url, audience, region, featured, updated_at AS "updatedAt",
  (SELECT count(*)::integer FROM resource_attachments AS file WHERE file.resource_id = resources.id) AS "attachmentCount"`;
const FITS = `published AND ($1::text IS NULL OR audience = 'both' OR audience = $1)
  AND ($2::text IS NULL OR region IS NULL OR region = $2)`;
/** A match in the title ranks higher than one in the text. */
const RANK = `ts_rank(setweight(to_tsvector('english', title), 'A') || to_tsvector('english', search_text), to_tsquery('english', $4))`;

@Injectable()
export class ResourcesRepository {
  constructor(
    private readonly sql: PreparedSqlService,
    @InjectRepository(Resource) private readonly resources: Repository<Resource>,
    @InjectRepository(ResourceAttachment) private readonly attachments: Repository<ResourceAttachment>,
  ) {}

  /** Published ones that match: best matches first, otherwise featured ones first. */
  listPublished({ audience, region, words }: ResourceFilter, limit: number): Promise<ListedResource[]> {
    if (words === null)
      return this.sql.rows<ListedResource>(
        'resources:list',
        `SELECT ${LISTED} FROM resources WHERE ${FITS} ORDER BY featured DESC, title LIMIT $3`,
        [audience, region, limit],
      );
    return this.sql.rows<ListedResource>(
      'resources:search',
      `SELECT ${LISTED} FROM resources
       WHERE ${FITS} AND to_tsvector('english', search_text) @@ to_tsquery('english', $4)
       ORDER BY ${RANK} DESC, title LIMIT $3`,
      [audience, region, limit, words],
    );
  }

  findPublished(slug: string): Promise<Resource | null> {
    return this.resources.findOneBy({ slug, published: true });
  }

  attachmentsOf(resourceId: string, manager: EntityManager = this.attachments.manager): Promise<ResourceAttachment[]> {
    return manager.find(ResourceAttachment, { where: { resourceId }, order: { displayOrder: 'ASC', id: 'ASC' } });
  }

  /** A file of a published resource. */
  async findPublicAttachment(id: string): Promise<ResourceAttachment | null> {
    return this.attachments
      .createQueryBuilder('file')
      .innerJoin(Resource, 'resource', 'resource.id = file.resourceId AND resource.published')
      .where('file.id = :id', { id })
      .getOne();
  }

  publishedSlugs(limit: number): Promise<Pick<Resource, 'slug' | 'updatedAt'>[]> {
    return this.resources.find({
      select: { slug: true, updatedAt: true },
      where: { published: true },
      order: { updatedAt: 'DESC', slug: 'ASC' },
      take: limit,
    });
  }
}
