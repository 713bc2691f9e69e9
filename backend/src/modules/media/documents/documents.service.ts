import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { ObjectStorage } from '../../../platform/storage/index.js';
import { DocumentInspectorService } from './document-inspector.service.js';
import type { DocumentRefusal, DocumentResult } from './document-job.js';
import type { DocumentUpload } from './document-upload.js';

export const DOCUMENT_FOLDER = 'documents';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A checked document that may be stored. */
export type CheckedDocument = DocumentResult & { fileName: string };

/** The error for a rejected document. */
export const documentRefused = (refusal: DocumentRefusal): DomainError => new DomainError(`document_${refusal}`);

/**
 * Confidential documents: encrypted, under random keys, in a folder without a public address. The owning module keeps
 * the keys and decides who may see them.
 */
@Injectable()
export class DocumentsService {
  private readonly key: Buffer;

  constructor(
    private readonly inspector: DocumentInspectorService,
    private readonly storage: ObjectStorage,
    private readonly log: LogService,
    settings: Settings,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', settings.secrets.mfaEncryptionKey, '', 'kept documents', 32));
  }

  /** Checks an upload and redraws pictures. Throws `document_unreadable`, `_infected`, `_encrypted` or `_active`. */
  async check(ownerId: string, { bytes, type, fileName }: DocumentUpload): Promise<CheckedDocument> {
    const answer = await this.inspector.process({ bytes, type });
    if ('refusal' in answer) {
      this.log.security('document_rejected', { userId: ownerId, reason: answer.refusal });
      throw documentRefused(answer.refusal);
    }
    return { bytes: Buffer.from(answer.result.bytes), type: answer.result.type, fileName };
  }

  /** Stores it and returns its key. */
  async store({ bytes }: CheckedDocument): Promise<string> {
    const name = randomUUID();
    const key = `${DOCUMENT_FOLDER}/${name.slice(0, 2)}/${name}`;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce);
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    await this.storage.put(key, Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
    return key;
  }

  /** Null if there is none. */
  async read(key: string): Promise<Buffer | null> {
    const stored = await this.storage.get(key);
    if (!stored) return null;
    const bytes = await buffer(stored.stream);
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }

  async delete(key: string): Promise<void> {
    await this.storage.delete(key);
  }
}
