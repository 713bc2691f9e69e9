import { Injectable } from '@nestjs/common';
import { ObjectStorage, type StoredObject } from '../../platform/storage/index.js';
import type { PhotoResult } from './processing/photo-job.js';

export const PHOTO_WIDTHS = [400, 800, 1200] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

const FOLDER = 'photos';
const keyOf = (id: string, width: number) => `${FOLDER}/${id.slice(0, 2)}/${id}/${width}.webp`;
const ID_IN_KEY = /^photos\/[0-9a-f]{2}\/([0-9a-f-]{36})\//;

/** Where the renditions of a photo lie. The id is random, so nobody finds a photo that they weren't shown. */
@Injectable()
export class PhotoFilesService {
  constructor(private readonly storage: ObjectStorage) {}

  async store(id: string, renditions: PhotoResult['renditions']): Promise<void> {
    for (const { width, bytes } of renditions) await this.storage.put(keyOf(id, width), bytes);
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

  /** Ids of all photos of which a file is older than some hours. */
  async *idsOlderThan(hours: number): AsyncIterable<string> {
    const before = Date.now() - hours * 60 * 60 * 1_000;
    let last: string | undefined;
    for await (const { key, modifiedAt } of this.storage.list(FOLDER)) {
      const id = ID_IN_KEY.exec(key)?.[1];
      if (!id || id === last || modifiedAt.getTime() > before) continue;
      last = id;
      yield id;
    }
  }
}
