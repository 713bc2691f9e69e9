import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders below `folder` that hold one entry alone, as paths from `root`. */
export function lonelyFolders(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
  return [...(entries.length === 1 ? [folder] : []), ...inner.flatMap((path) => lonelyFolders(root, path))];
}
