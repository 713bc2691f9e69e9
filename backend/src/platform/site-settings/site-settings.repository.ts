import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { SiteSettingRow } from './site-setting.entity.js';

@Injectable()
export class SiteSettingsRepository {
  constructor(@InjectRepository(SiteSettingRow) private readonly rows: Repository<SiteSettingRow>) {}

  all(): Promise<SiteSettingRow[]> {
    return this.rows.find();
  }

  /** Locks the row until commit. */
  lock(key: string, manager: EntityManager): Promise<SiteSettingRow | null> {
    return manager.findOne(SiteSettingRow, { where: { key }, lock: { mode: 'pessimistic_write' } });
  }

  /** Stores `row` if the previous version is current; false if another change was faster. */
  async write(row: SiteSettingRow, manager: EntityManager): Promise<boolean> {
    const written = await manager.query<unknown[]>(
      `INSERT INTO site_settings AS stored (key, value, version, updated_at, updated_by) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = excluded.version,
         updated_at = excluded.updated_at, updated_by = excluded.updated_by
       WHERE stored.version = excluded.version - 1
       RETURNING key`,
      [row.key, JSON.stringify(row.value), row.version, row.updatedAt, row.updatedBy],
    );
    return written.length === 1;
  }
}
