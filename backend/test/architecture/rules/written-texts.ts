import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readTree, type SourceTree } from './source-tree.js';

/** The pages that come with the product, in English: posts, guides, templates and questions. */
const PAGES = ['posts', 'resources', 'documents', 'faq'];

/** The content of some of its folders, by path from the top of the checkout. */
export function readContent(root: string, folders: readonly string[] = PAGES): SourceTree {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, 'backend/content', folder)).map((name) => join(root, 'backend/content', folder, name)),
  );
  return new Map(files.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]));
}

/** The sources of both sides without what is generated, migrated and tested. */
export const readSources = (root: string): SourceTree =>
  new Map(
    [...readTree(root, ['backend/src', 'frontend/src'])].filter(([path]) => !/\/generated\/|\/migrations\//.test(path)),
  );
