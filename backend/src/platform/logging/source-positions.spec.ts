import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { ModuleKind, transpileModule } from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameSourcesInStacks } from './source-positions.js';

const SOURCE = `interface Removed { name: string }

function fail(): never {
  throw new Error('It failed');
}
fail();
`;

describe('A stack trace', () => {
  const { prepareStackTrace } = Error;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'source-positions-'));
    file = pathToFileURL(join(folder, 'built.js')).href;
    nameSourcesInStacks();
  });
  afterEach(async () => {
    Error.prepareStackTrace = prepareStackTrace;
    await rm(folder, { recursive: true });
  });

  const stackOf = (code: string): string => {
    try {
      runInThisContext(code, { filename: file, displayErrors: false });
    } catch (error) {
      return (error as Error).stack ?? '';
    }
    throw new Error('Nothing failed');
  };
  const built = () =>
    transpileModule(SOURCE, {
      fileName: 'source.ts',
      compilerOptions: { module: ModuleKind.ESNext, sourceMap: true, sourceRoot: '' },
    });

  it('names the lines of the sources of a built file', async () => {
    const { outputText, sourceMapText = '' } = built();
    await writeFile(join(folder, 'built.js.map'), sourceMapText);
    const source = pathToFileURL(join(folder, 'source.ts')).href;
    const [title, first, second] = stackOf(outputText).split('\n');
    expect(title).toBe('Error: It failed');
    expect(first).toBe(`    at fail (${source}:4:9)`);
    expect(second).toBe(`    at ${source}:6:1`);
  });

  it('names the built file where there is no map', () => {
    const [title, first] = stackOf(built().outputText).split('\n');
    expect(title).toBe('Error: It failed');
    expect(first).toMatch(`    at fail (${file}:`);
  });
});
