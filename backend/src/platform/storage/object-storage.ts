import type { Readable } from 'node:stream';

export interface StoredObject {
  stream: Readable;
  /** Bytes. */
  size: number;
}

export interface StoredObjectInfo {
  key: string;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/**
 * File storage. A key is a relative path such as `photos/3f2a/800.webp`: lower-case letters, digits, dots, dashes and
 * underscores between single slashes. Any other key throws an `InvalidObjectKey`.
 */
export abstract class ObjectStorage {
  /**
   * Stores the bytes, optionally as a stream, under `key`, replacing an existing object. Readers see the old object or
   * the complete new one.
   */
  abstract put(key: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void>;
  /** Opens an object, or returns null. The caller must consume or destroy the stream. */
  abstract get(key: string): Promise<StoredObject | null>;
  /** Bytes of an object, without opening it, or null. */
  abstract sizeOf(key: string): Promise<number | null>;
  /** Deletes an object and incomplete data under its key. Idempotent. */
  abstract delete(key: string): Promise<void>;
  /** Every object in a folder (`photos`), in no particular order. */
  abstract list(folder: string): AsyncIterable<StoredObjectInfo>;
  /** `full` if the next object may not fit. */
  abstract state(): Promise<'up' | 'full'>;
  /** Deletes incomplete data from before a moment, left by killed processes; returns how many. */
  abstract deletePartials(before: Date): Promise<number>;
}

/** An unsafe key. A programming error: keys never come from users. */
export class InvalidObjectKey extends Error {
  constructor(key: string) {
    super(`Not an object key: ${JSON.stringify(key.slice(0, 100))}`);
  }
}

const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

export const isObjectKey = (key: string): boolean => key.length <= 200 && KEY.test(key);

/** Returns the key, or throws `InvalidObjectKey`. */
export function checkedKey(key: string): string {
  if (!isObjectKey(key)) throw new InvalidObjectKey(key);
  return key;
}
