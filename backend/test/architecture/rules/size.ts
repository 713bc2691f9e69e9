import type { SourceTree } from './source-tree.js';

const MOST_LINES = 300;
const MOST_LINES_OF_A_SERVICE = 250;
/** Written by a program, or mere texts and data. */
const EXEMPT = /generated|\.d\.ts$|\/migrations\/|^frontend\/src\/content\/|\/tokens\.css$/;

/** Files that are more than one thing: `path: lines`. */
export function oversized(tree: SourceTree): string[] {
  return [...tree]
    .filter(([file]) => !EXEMPT.test(file))
    .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ file, lines }) => lines > (file.endsWith('.service.ts') ? MOST_LINES_OF_A_SERVICE : MOST_LINES))
    .map(({ file, lines }) => `${file}: ${lines} lines`);
}
