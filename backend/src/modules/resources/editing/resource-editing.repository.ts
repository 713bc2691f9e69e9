import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { violatedConstraint } from '../../../platform/database/index.js';
import { ResourceAttachment } from '../resource-attachment.entity.js';
import { Resource } from '../resource.entity.js';
import type { DownloadsOfDay, AdminResourceRow } from './editable-resource.dto.js';
import type { AdminResourcesQuery, ResourceSort } from './resource-edit.dto.js';

type ListFilter = Pick<AdminResourcesQuery, 'audience' | 'published' | 'featured'> & {
  /** A `tsquery`; null matches everything. */
  words: string | null;
  slug: string;
};
type ListWindow = Pick<AdminResourcesQuery, 'sort' | 'direction' | 'page' | 'pageSize'>;
/** The edited values; others stay unchanged. */
export type ResourceValues = Partial<
  Omit<Resource, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'image_url'> & { image_url: string | null }
>;

const ORDERS: Record<ResourceSort, string> = {
  updated: 'resource.updated_at',
  title: 'lower(resource.title)',
  downloads: 'files.downloads',
};
const FITS = `($1::text IS NULL OR resource.slug = $2 OR to_tsvector('english', resource.search_text) @@ to_tsquery('english', $1))
  AND ($3::text IS NULL OR resource.audience = $3)
  AND ($4::boolean IS NULL OR resource.published = $4) AND ($5::boolean IS NULL OR resource.featured = $5)`;

export class SlugTaken extends Error {}

@Injectable()
export class ResourceEditingRepository {
  constructor(@InjectRepository(Resource) private readonly resources: Repository<Resource>) {}

  async list(filter: ListFilter, { sort, direction, page, pageSize }: ListWindow): Promise<AdminResourceRow[]> {
    const order = `${ORDERS[sort]} ${direction === 'asc' ? 'ASC' : 'DESC'}`;
    return this.resources.query<AdminResourceRow[]>(
      `SELECT resource.id, resource.title, resource.slug, resource.audience, resource.region, resource.published,
              resource.featured, resource.created_at AS "createdAt", resource.updated_at AS "updatedAt",
              files.count AS "attachmentCount", files.downloads AS "downloadCount"
       FROM resources AS resource CROSS JOIN LATERAL (
         SELECT count(*)::integer AS count, coalesce(sum(download_count), 0)::integer AS downloads
         FROM resource_attachments WHERE resource_id = resource.id
       ) AS files
       WHERE ${FITS} ORDER BY ${order}, resource.id LIMIT $6 OFFSET $7`,
      [...valuesOf(filter), pageSize, (page - 1) * pageSize],
    );
  }

  async count(filter: ListFilter): Promise<number> {
    const [row] = await this.resources.query<{ total: number }[]>(
      `SELECT count(*)::integer AS total FROM resources AS resource WHERE ${FITS}`,
      valuesOf(filter),
    );
    return row?.total ?? 0;
  }

  find(id: string, manager: EntityManager = this.resources.manager): Promise<Resource | null> {
    return manager.findOneBy(Resource, { id });
  }

  /** Locks the resource until commit. */
  lock(id: string, manager: EntityManager): Promise<Resource | null> {
    return manager.findOne(Resource, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Throws `SlugTaken`. */
  async insert(values: ResourceValues, manager: EntityManager): Promise<string> {
    const result = await this.unlessTaken(() => manager.insert(Resource, values));
    return (result.identifiers[0] as { id: string }).id;
  }

  /** Writes the text and raises its version. Throws `SlugTaken`. */
  async update(id: string, values: ResourceValues, manager: EntityManager): Promise<void> {
    await this.unlessTaken(() => manager.update(Resource, { id }, values));
  }

  /** Does not raise the version, so that an editor can continue. */
  async setFlag(id: string, flag: 'published' | 'featured', on: boolean, manager: EntityManager): Promise<void> {
    await manager.query(`UPDATE resources SET ${flag} = $2, updated_at = now() WHERE id = $1`, [id, on]);
  }

  /** Updates the modification date after a change of its files. */
  async touch(id: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE resources SET updated_at = now() WHERE id = $1', [id]);
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(Resource, { id });
  }

  /** Downloads of all files of a resource by day, from `since` on. */
  async downloadsByDay(resourceId: string, since: string): Promise<DownloadsOfDay[]> {
    return this.resources.query<DownloadsOfDay[]>(
      `SELECT to_char(downloads.day, 'YYYY-MM-DD') AS day, sum(downloads.count)::integer AS count
       FROM resource_downloads AS downloads
       WHERE downloads.day >= $2 AND downloads.attachment_id IN (SELECT id FROM resource_attachments WHERE resource_id = $1)
       GROUP BY downloads.day ORDER BY downloads.day`,
      [resourceId, since],
    );
  }

  /** Counts a download today. */
  async countDownload(attachmentId: string, day: string): Promise<void> {
    await this.resources.query(
      `WITH counted AS (
         UPDATE resource_attachments SET download_count = download_count + 1 WHERE id = $1 RETURNING id
       )
       INSERT INTO resource_downloads AS downloads (attachment_id, day, count) SELECT id, $2::date, 1 FROM counted
       ON CONFLICT (attachment_id, day) DO UPDATE SET count = downloads.count + 1`,
      [attachmentId, day],
    );
  }

  /** Returns the `keys` that a file uses. */
  async knownKeys(keys: string[]): Promise<string[]> {
    const rows = await this.resources.query<{ key: string }[]>(
      'SELECT file_key AS key FROM resource_attachments WHERE file_key = ANY($1)',
      [keys],
    );
    return rows.map(({ key }) => key);
  }

  attachmentsOf(resourceId: string, manager: EntityManager = this.resources.manager): Promise<ResourceAttachment[]> {
    return manager.find(ResourceAttachment, { where: { resourceId }, order: { displayOrder: 'ASC', id: 'ASC' } });
  }

  findAttachment(resourceId: string, id: string): Promise<ResourceAttachment | null> {
    return this.resources.manager.findOneBy(ResourceAttachment, { id, resourceId });
  }

  async insertAttachment(row: Partial<ResourceAttachment>, manager: EntityManager): Promise<void> {
    await manager.insert(ResourceAttachment, row);
  }

  async updateAttachment(id: string, values: Partial<ResourceAttachment>, manager: EntityManager): Promise<void> {
    await manager.update(ResourceAttachment, { id }, values);
  }

  async deleteAttachment(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(ResourceAttachment, { id });
  }

  private async unlessTaken<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      throw violatedConstraint(error) ? new SlugTaken() : error;
    }
  }
}

const valuesOf = ({ words, slug, audience, published, featured }: ListFilter) => [
  words,
  slug,
  audience ?? null,
  published ?? null,
  featured ?? null,
];
