import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { ObjectStorage } from '../../../platform/storage/index.js';

const FOLDER = 'exports';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const keyOf = (id: string) => `${FOLDER}/${id.slice(0, 2)}/${id}`;

/** Exports in the store: sealed, under the id of the export, where no address leads. */
@Injectable()
export class ExportFiles {
  private readonly key: Buffer;

  constructor(
    private readonly storage: ObjectStorage,
    settings: Settings,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', settings.secrets.mfaEncryptionKey, '', 'kept exports', 32));
  }

  async store(id: string, bytes: Uint8Array): Promise<void> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce);
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    await this.storage.put(keyOf(id), Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
  }

  /** Null where there is none. */
  async read(id: string): Promise<Buffer | null> {
    const stored = await this.storage.get(keyOf(id));
    if (!stored) return null;
    const bytes = await buffer(stored.stream);
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }

  async delete(id: string): Promise<void> {
    await this.storage.delete(keyOf(id));
  }
}
