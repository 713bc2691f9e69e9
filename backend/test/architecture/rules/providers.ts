import type { SourceTree } from './source-tree.js';

/** The suffixes of Nest providers. */
const SUFFIXES = [
  'Service',
  'Repository',
  'Listener',
  'Job',
  'Gateway',
  'Guard',
  'Interceptor',
  'Filter',
  'Strategy',
  'Seed',
  'Client',
  'Registry',
];
const NAMED = new RegExp(`(?:${SUFFIXES.join('|')})$`);
const PROVIDER = /^@(?:Injectable|WebSocketGateway|Catch)\((?:(?!^export )[\s\S])*?^export (?:abstract )?class (\w+)/gm;

/** Providers of Nest whose name or file lacks the suffix of their kind: `path: Name`. */
export function unnamedProviders(tree: SourceTree): string[] {
  return [...tree].flatMap(([file, text]) =>
    [...text.matchAll(PROVIDER)]
      .map(([, name = '']) => name)
      .filter((name) => {
        const suffix = NAMED.exec(name)?.[0].toLowerCase();
        return suffix === undefined || !new RegExp(`\\.${suffix}s?\\.ts$`).test(file);
      })
      .map((name) => `${file}: ${name}`),
  );
}
