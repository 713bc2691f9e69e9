import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { PersonalDataRegistry } from '../../../platform/personal-data/index.js';
import { DocumentsService, PhotosService } from '../../media/index.js';
import { EvidenceService } from '../../verification/index.js';
import { messages } from '../texts.js';
import type { DataExport } from './data-export.entity.js';
import { ExportFilesService } from './export-files.service.js';
import { ExportRowsRepository } from './export-rows.repository.js';
import { zipped, type ZipEntry } from './zip-stream.js';

const NOT_IN_A_NAME = /[^\p{L}\p{N}._ -]+/gu;

/**
 * Writes all data of a person into one ZIP: their rows as JSON, photos, documents and files of messages. It is streamed, so its size does
 * not affect memory.
 */
@Injectable()
export class ExportMakingService {
  constructor(
    private readonly rows: ExportRowsRepository,
    private readonly photos: PhotosService,
    private readonly documents: DocumentsService,
    private readonly evidence: EvidenceService,
    private readonly registry: PersonalDataRegistry,
    private readonly files: ExportFilesService,
    private readonly settings: Settings,
  ) {}

  /** Stores the ZIP of an export; returns its size in bytes. */
  async make({ id, personId }: Pick<DataExport, 'id' | 'personId'>, at: Date): Promise<number> {
    let size = 0;
    const zip = zipped(this.entriesOf(personId, at));
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const part of zip) {
        size += part.length;
        yield part;
      }
    }
    await this.files.store(id, counted());
    return size;
  }

  async discard(id: string): Promise<void> {
    await this.files.delete(id);
  }

  private async *entriesOf(personId: string, at: Date): AsyncGenerator<ZipEntry> {
    const readMe = Buffer.from(messages.readMe(this.settings.productName, at));
    yield { name: 'read-me.txt', content: [readMe], isPacked: false };
    const files: string[] = [];
    for await (const file of this.filesOf(personId)) {
      files.push(file.name);
      yield file;
    }
    yield { name: 'your-data.json', content: this.rowsOf(personId, { at, files }), isPacked: false };
  }

  private async *filesOf(personId: string): AsyncGenerator<ZipEntry> {
    for (const id of await this.photos.idsOf(personId)) {
      const bytes = await this.photos.read(id);
      if (bytes) yield { name: `photos/${id}.webp`, content: [bytes], isPacked: true };
    }
    const documents = await this.evidence.filesOf(personId);
    for (const [index, { key, name }] of documents.entries()) {
      const bytes = await this.documents.read(key);
      const shortName = name.replace(NOT_IN_A_NAME, '-').slice(0, 80);
      if (bytes) yield { name: `documents/${index + 1}-${shortName}`, content: [bytes], isPacked: true };
    }
    let number = 0;
    for await (const { folder, name, bytes } of this.registry.exportedFilesOf(personId)) {
      const shortName = name.replace(NOT_IN_A_NAME, '-').slice(-80);
      yield { name: `${folder}/${(number += 1)}-${shortName}`, content: [bytes], isPacked: true };
    }
  }

  /** One JSON object, with one row per line. */
  private async *rowsOf(personId: string, { at, files }: { at: Date; files: string[] }): AsyncGenerator<Buffer> {
    const head = JSON.stringify({ exportedAt: at.toISOString(), personId, files }, null, 2);
    yield Buffer.from(`${head.slice(0, -2)},\n  "tables": {`);
    let current: string | null = null;
    for await (const { table, rows } of this.rows.read(personId)) {
      const begins = table !== current;
      const before = begins ? `${current === null ? '' : '\n    ],'}\n    ${JSON.stringify(table)}: [` : ',';
      yield Buffer.from(`${before}\n      ${rows.map((row) => JSON.stringify(row)).join(',\n      ')}`);
      current = table;
    }
    yield Buffer.from(`${current === null ? '' : '\n    ]'}\n  }\n}\n`);
  }
}
