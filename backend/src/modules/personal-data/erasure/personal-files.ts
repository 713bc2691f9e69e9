import { Injectable } from '@nestjs/common';
import { Documents, Photos } from '../../media/index.js';
import { DataExports } from '../exports/data-exports.service.js';
import { PersonalTablesRepository } from '../tables/personal-tables.repository.js';

/** Everything that a person has in the store. */
@Injectable()
export class PersonalFiles {
  constructor(
    private readonly photos: Photos,
    private readonly documents: Documents,
    private readonly exports: DataExports,
    private readonly tables: PersonalTablesRepository,
  ) {}

  /** Deletes photos, papers and exports; safe to do again. */
  async forget(personId: string): Promise<void> {
    await this.photos.forget(personId);
    for (const { key } of await this.tables.papersOf(personId)) await this.documents.delete(key);
    await this.exports.forget(personId);
  }

  async expireExports(): Promise<void> {
    await this.exports.expire();
  }
}
