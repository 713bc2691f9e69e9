import { Injectable } from '@nestjs/common';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { Settings } from '../../../platform/config/index.js';
import { Documents, Photos } from '../../media/index.js';
import { messages } from '../messages.js';
import type { DataExport } from './data-export.entity.js';
import { ExportFiles } from './export-files.js';
import { PersonalTablesRepository } from '../tables/personal-tables.repository.js';

/** Pictures and papers are as small as they get. */
const STORED = { level: 0 } as const;
const NOT_IN_A_NAME = /[^\p{L}\p{N}._ -]+/gu;

/** Puts everything that concerns a person into one ZIP: their rows as JSON, their photos, their papers. */
@Injectable()
export class ExportMaking {
  constructor(
    private readonly tables: PersonalTablesRepository,
    private readonly photos: Photos,
    private readonly documents: Documents,
    private readonly files: ExportFiles,
    private readonly settings: Settings,
  ) {}

  /** Stores the ZIP of an export; answers its size in bytes. */
  async make({ id, personId }: Pick<DataExport, 'id' | 'personId'>, at: Date): Promise<number> {
    const tables = await this.tables.read(personId);
    const photos = await this.photosOf(personId);
    const papers = await this.papersOf(personId);
    const files = [...Object.keys(photos), ...Object.keys(papers)];
    const content = { exportedAt: at.toISOString(), personId, files, tables };
    const zip = zipSync({
      'read-me.txt': strToU8(messages.readMe(this.settings.productName, at)),
      'your-data.json': strToU8(JSON.stringify(content, null, 2)),
      ...photos,
      ...papers,
    });
    await this.files.store(id, zip);
    return zip.length;
  }

  private async photosOf(personId: string): Promise<Zippable> {
    const files: Zippable = {};
    for (const id of await this.photos.idsOf(personId)) {
      const bytes = await this.photos.read(id);
      if (bytes) files[`photos/${id}.webp`] = [bytes, STORED];
    }
    return files;
  }

  private async papersOf(personId: string): Promise<Zippable> {
    const files: Zippable = {};
    const papers = await this.tables.papersOf(personId);
    for (const [index, { key, name }] of papers.entries()) {
      const bytes = await this.documents.read(key);
      if (bytes) files[`papers/${index + 1}-${name.replace(NOT_IN_A_NAME, '-').slice(0, 80)}`] = [bytes, STORED];
    }
    return files;
  }
}
