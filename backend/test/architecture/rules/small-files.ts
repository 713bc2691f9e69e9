import { posix } from 'node:path';
import { importsOf, type SourceTree } from './source-tree.js';

const FEWEST_LINES = 25;
/** A file of its own, however short: someone looks for it by this name. */
const BOUNDARY =
  /(?:^|\/)index\.ts$|\.(?:module|entity|dto|personal-data|listener|job|controller|gateway|guard|filter)\.ts$|-events\.ts$|texts\.ts$|live-contract\.ts$|\.tsx$|\/generated\//;
/** These gather files, and a file does not belong in one of them. */
const GATHERS = /(?:^|\/)index\.ts$|\.module\.ts$/;

/** Short files that one neighbour alone imports, so that they belong in it: `path: the neighbour`. */
export function smallFilesOfOneUser(tree: SourceTree): string[] {
  const users = new Map<string, Set<string>>();
  for (const { from, to } of importsOf(tree)) users.set(to, (users.get(to) ?? new Set()).add(from));
  return [...tree].flatMap(([file, text]) => {
    const [user, ...others] = users.get(file) ?? [];
    if (!user || others.length > 0 || BOUNDARY.test(file) || GATHERS.test(user)) return [];
    const isShort = text.trimEnd().split('\n').length < FEWEST_LINES;
    return isShort && posix.dirname(user) === posix.dirname(file) ? [`${file}: ${posix.basename(user)}`] : [];
  });
}
