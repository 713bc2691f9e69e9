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
 * Where files live. A key is a relative path such as `photos/3f2a/800.webp`: lower-case letters, digits, dots, dashes
 * and underscores between single slashes. Any other key is refused with an `InvalidObjectKey`.
 */
export abstract class ObjectStorage {
  /** Stores the bytes, which may come one after the other, under `key`, replacing what was there. Readers see the old object or the whole new one. */
  abstract put(key: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void>;
  /** Opens an object for reading, or gives null where there is none. The caller must consume or destroy the stream. */
  abstract get(key: string): Promise<StoredObject | null>;
  abstract exists(key: string): Promise<boolean>;
  /** Removes an object and what was half-written under its key; removing what isn't there is no error. */
  abstract delete(key: string): Promise<void>;
  /** Every object below a folder (`photos`), in no particular order. */
  abstract list(folder: string): AsyncIterable<StoredObjectInfo>;
  /** `full` when the next object may find no room. */
  abstract state(): Promise<'up' | 'full'>;
  /** Removes what was half-written before a moment, by processes that were killed meanwhile; says how many. */
  abstract deletePartials(before: Date): Promise<number>;
}

/** A key that could leave the store or confuse it. A mistake of the caller: keys never come from a person. */
export class InvalidObjectKey extends Error {
  constructor(key: string) {
    super(`Not an object key: ${JSON.stringify(key.slice(0, 100))}`);
  }
}

const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** Gives the key back, or throws `InvalidObjectKey`. */
export function checkedKey(key: string): string {
  if (key.length > 200 || !KEY.test(key)) throw new InvalidObjectKey(key);
  return key;
}
