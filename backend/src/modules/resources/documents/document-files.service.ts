import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { ObjectStorage } from '../../../platform/storage/index.js';
import type { TemplateDocument } from './document.js';
import { makeFile, type DocumentFormat } from './make-files.js';

/** Raised whenever the same words shall look different. */
const EDITION = 2;

/** A document that lies in the object storage. */
export interface DocumentFile {
  key: string;
  /** Bytes. */
  size: number;
}

/** Makes documents into files, once for each wording: where it lies says what it was made of. */
@Injectable()
export class DocumentFilesService {
  constructor(
    private readonly settings: Settings,
    private readonly storage: ObjectStorage,
  ) {}

  /** `path` is where on the site its newest version can be found. */
  async make(format: DocumentFormat, document: TemplateDocument, path: string): Promise<DocumentFile> {
    const letterhead = {
      productName: this.settings.productName,
      url: new URL(path, this.settings.publicUrl).href,
    };
    const wording = createHash('sha256')
      .update(JSON.stringify([EDITION, document, letterhead]))
      .digest('hex');
    const key = `resources/${document.name}/${wording.slice(0, 16)}.${format}`;
    const known = await this.storage.get(key);
    if (known) {
      known.stream.destroy();
      return { key, size: known.size };
    }
    const bytes = await makeFile(format, document, letterhead);
    await this.storage.put(key, bytes);
    return { key, size: bytes.length };
  }
}
