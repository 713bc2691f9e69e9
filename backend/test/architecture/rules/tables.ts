import { moduleOf } from './modules.js';
import type { SourceTree } from './source-tree.js';

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const ENTITY = /@Entity\(\s*(?:\{\s*name:\s*)?'(\w+)'/g;
const NAMED = /\b(?:FROM|JOIN|INTO|UPDATE)\s+(?:ONLY\s+)?(?:public\.)?"?([a-z]\w*)"?/g;

/** Which module owns each table: the one with its entity. */
function ownersOf(tree: SourceTree): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [file, text] of tree) {
    const owner = moduleOf(file);
    if (owner !== null) for (const [, table = ''] of text.matchAll(ENTITY)) owners.set(table, owner);
  }
  return owners;
}

/** Tables that a file's SQL names although another module owns them: `path: table`. */
export function foreignTables(tree: SourceTree): string[] {
  const owners = ownersOf(tree);
  const found = new Set<string>();
  for (const [file, text] of tree) {
    const own = moduleOf(file);
    if (own === null || file.includes('/migrations/')) continue;
    for (const [, table = ''] of text.replace(COMMENT, '').matchAll(NAMED)) {
      const owner = owners.get(table);
      if (owner !== undefined && owner !== own) found.add(`${file.replace('backend/src/modules/', '')}: ${table}`);
    }
  }
  return [...found].sort();
}

/** Files of the modules that send SQL and are no repository. */
export const queriesOutsideRepositories = (tree: SourceTree): string[] =>
  [...tree]
    .filter(([file]) => file.startsWith('backend/src/modules/') && !file.endsWith('.repository.ts'))
    .filter(([, text]) => /\.query(?:<[^(]*>)?\(|\bPreparedSqlService\b/.test(text.replace(COMMENT, '')))
    .map(([file]) => file);
