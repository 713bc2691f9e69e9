import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { LogService } from '../../../platform/logging/index.js';
import { ObjectStorage, type StoredObject } from '../../../platform/storage/index.js';
import { messages } from '../texts.js';
import { DownloadInspectorService } from './download-inspector.service.js';
import type { DownloadRefusal } from './download-job.js';
import { endingOf, namedDownload, sniffedDownload } from './download-type.js';
import type { DownloadUpload } from './download-upload.js';

export const DOWNLOAD_FOLDER = 'downloads';

/** A checked file that may be offered. */
export interface CheckedDownload {
  bytes: Buffer;
  type: string;
  fileName: string;
}

export interface StoredDownload extends CheckedDownload {
  key: string;
}

/** The error for a rejected file. */
export function downloadRefused(refusal: DownloadRefusal): DomainError {
  const { wrongType, encrypted, active } = messages.download;
  if (refusal === 'unknown') return new DomainError('unsupported_media_type', { message: wrongType });
  if (refusal === 'encrypted') return new DomainError('document_encrypted', { message: encrypted });
  if (refusal === 'active') return new DomainError('document_active', { message: active });
  return new DomainError(`document_${refusal}`);
}

/** Type and name of an offered file. Throws a 415 if content and name do not match. */
export function nameDownload(type: string, fileName: string): { type: string; fileName: string } {
  const named = namedDownload(type, fileName);
  if (named) return named;
  const message = messages.download.wrongName(type, endingOf(fileName) ?? '');
  throw new DomainError('unsupported_media_type', { message });
}

/** Downloadable files: checked, and stored under random keys. The owning module decides who may download them. */
@Injectable()
export class DownloadFilesService {
  constructor(
    private readonly inspector: DownloadInspectorService,
    private readonly storage: ObjectStorage,
    private readonly log: LogService,
  ) {}

  /**
   * Checks an upload by its content and redraws pictures. Throws `unsupported_media_type`, or `document_unreadable`,
   * `_infected`, `_encrypted` or `_active`.
   */
  async check(ownerId: string, { bytes, fileName }: DownloadUpload): Promise<CheckedDownload> {
    const type = sniffedDownload(bytes);
    const answer = type ? await this.inspector.process({ bytes, type }) : { refusal: 'unknown' as const };
    if ('refusal' in answer) {
      this.log.security('download_rejected', { userId: ownerId, reason: answer.refusal });
      throw downloadRefused(answer.refusal);
    }
    return { bytes: Buffer.from(answer.result.bytes), ...nameDownload(answer.result.type, fileName) };
  }

  /** Stores it, outside transactions. */
  async store(file: CheckedDownload): Promise<StoredDownload> {
    const name = randomUUID();
    const key = `${DOWNLOAD_FOLDER}/${name.slice(0, 2)}/${name}`;
    await this.storage.put(key, file.bytes);
    return { ...file, key };
  }

  /** Null if there is none. The caller must consume or destroy the stream. */
  open(key: string): Promise<StoredObject | null> {
    return this.storage.get(key);
  }

  async delete(key: string): Promise<void> {
    await this.storage.delete(key);
  }
}
