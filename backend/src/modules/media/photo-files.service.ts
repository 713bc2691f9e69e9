import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.js';
import { isUuid } from '../../platform/http/index.js';
import { ObjectStorage, type StoredObject } from '../../platform/storage/index.js';
import type { PhotoResult } from './processing/photo-job.js';

export const PHOTO_WIDTHS = [400, 800, 1200] as const;
type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

export const PHOTO_FOLDER = 'photos';
const keyOf = (id: string, width: number) => `${PHOTO_FOLDER}/${id.slice(0, 2)}/${id}/${width}.webp`;
const ID_IN_KEY = /^photos\/[0-9a-f]{2}\/([0-9a-f-]{36})\//;
/** The photo of a stored file. */
export const photoIdIn = (key: string) => ID_IN_KEY.exec(key)?.[1] ?? null;

/** Storage of renditions. The id is random, so that unknown photos cannot be guessed. */
@Injectable()
export class PhotoFilesService {
  constructor(private readonly storage: ObjectStorage) {}

  async store(id: string, renditions: PhotoResult['renditions']): Promise<void> {
    for (const { width, bytes } of renditions) await this.storage.put(keyOf(id, width), bytes);
  }

  /** A rendition by the file name of its address: `800.webp`. Throws `not_found`. */
  async openNamed(id: string, fileName: string): Promise<StoredObject> {
    const width = PHOTO_WIDTHS.find((known) => fileName === `${known}.webp`);
    const photo = width && isUuid(id) ? await this.open(id, width) : null;
    if (!photo) throw new DomainError('not_found');
    return photo;
  }

  async open(id: string, width: PhotoWidth): Promise<StoredObject | null> {
    return this.storage.get(keyOf(id, width));
  }

  async delete(id: string): Promise<void> {
    for (const key of this.keysOf(id)) await this.storage.delete(key);
  }

  keysOf(id: string): string[] {
    return PHOTO_WIDTHS.map((width) => keyOf(id, width));
  }
}
