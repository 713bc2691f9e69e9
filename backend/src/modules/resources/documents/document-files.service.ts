import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { ObjectStorage } from '../../../platform/storage/index.js';
import type { TemplateDocument } from './document.js';
import { makeFile, type DocumentFormat } from './make-files.js';

/** Raise it when the layout changes for the same text. */
const EDITION = 2;

export const TEMPLATE_FOLDER = 'resources';

/** A stored template file. */
interface DocumentFile {
  key: string;
  /** Bytes. */
  size: number;
}

/** Creates files from templates, once for each content: the storage key is its hash. */
@Injectable()
export class DocumentFilesService {
  constructor(
    private readonly settings: Settings,
    private readonly storage: ObjectStorage,
  ) {}

  /** `path` is the page of its newest version. */
  async make(format: DocumentFormat, document: TemplateDocument, path: string): Promise<DocumentFile> {
    const letterhead = {
      productName: this.settings.productName,
      url: new URL(path, this.settings.publicUrl).href,
    };
    const wording = createHash('sha256')
      .update(JSON.stringify([EDITION, document, letterhead]))
      .digest('hex');
    const key = `${TEMPLATE_FOLDER}/${document.name}/${wording.slice(0, 16)}.${format}`;
    const size = await this.storage.sizeOf(key);
    if (size !== null) return { key, size };
    const bytes = await makeFile(format, document, letterhead);
    await this.storage.put(key, bytes);
    return { key, size: bytes.length };
  }
}
