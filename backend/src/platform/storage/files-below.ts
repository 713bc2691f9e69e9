import { opendir } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Incomplete files begin with a dot, which no key can. */
export const isPartial = (path: string) => basename(path).startsWith('.');

/**
 * Paths of all files in a folder and its subfolders, in no order. Files and folders can be added or deleted meanwhile.
 * It opens each subfolder itself, because the `recursive` option of `opendir` leaves out most of them (Node 20).
 */
export async function* filesBelow(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}
