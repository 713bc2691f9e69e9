import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

const maps = new Map<string, SourceMap | null>();

/**
 * Makes stack traces name lines of the sources. Unlike Node's `--enable-source-maps`, which reads the source map of each
 * module, of packages too, while it loads, this reads the map of a file when an error first names it.
 */
export function nameSourcesInStacks(): void {
  Error.prepareStackTrace = (error, frames) =>
    [errorLine(error), ...frames.map((frame) => `    at ${positioned(frame)}`)].join('\n');
}

function positioned(frame: NodeJS.CallSite): string {
  const text = String(frame);
  const [file, line, column] = [frame.getScriptNameOrSourceURL(), frame.getLineNumber(), frame.getColumnNumber()];
  if (!file?.startsWith('file:') || file.includes('/node_modules/') || !line || !column) return text;
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return text;
  const { originalSource, originalLine, originalColumn } = entry;
  const source = new URL(originalSource, file).href;
  return text.replace(`${file}:${line}:${column}`, () => `${source}:${originalLine + 1}:${originalColumn + 1}`);
}

function mapOf(file: string): SourceMap | null {
  let map = maps.get(file);
  if (map === undefined) {
    map = readMap(file);
    maps.set(file, map);
  }
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}

function errorLine(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}
