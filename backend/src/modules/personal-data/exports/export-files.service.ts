import { hkdfSync } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { ObjectStorage } from '../../../platform/storage/index.js';
import { encrypted, decrypted } from './encryption.js';

export const EXPORT_FOLDER = 'exports';
/** The export of a stored file. */
export const exportIdIn = (key: string) => key.slice(key.lastIndexOf('/') + 1);

/** Stored exports: encrypted, without a public address. */
@Injectable()
export class ExportFilesService {
  private readonly secret: Buffer;

  constructor(
    private readonly storage: ObjectStorage,
    settings: Settings,
  ) {
    this.secret = Buffer.from(hkdfSync('sha256', settings.secrets.mfaEncryptionKey, '', 'kept exports', 32));
  }

  keyOf(id: string): string {
    return `${EXPORT_FOLDER}/${id.slice(0, 2)}/${id}`;
  }

  async store(id: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    await this.storage.put(this.keyOf(id), encrypted(this.secret, content));
  }

  /** Null if there is none, or it has another format. The caller consumes or destroys it. */
  async open(id: string): Promise<Readable | null> {
    const stored = await this.storage.get(this.keyOf(id));
    if (!stored) return null;
    const pieces = decrypted(this.secret, stored.stream);
    try {
      const { value: first } = await pieces.next();
      return Readable.from(followedBy(first, pieces), { objectMode: false });
    } catch {
      stored.stream.destroy();
      return null;
    }
  }

  async delete(id: string): Promise<void> {
    await this.storage.delete(this.keyOf(id));
  }
}

async function* followedBy(first: Buffer | undefined, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (first) yield first;
  yield* others;
}
