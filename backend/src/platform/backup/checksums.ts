import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.js';

/** In the format of `sha256sum`, so that a backup can be checked without the product: `sha256sum -c SHA256SUMS`. */
const CHECKSUMS_FILE = 'SHA256SUMS';
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;
const MAX_LISTED = 5;

/** Hashes a stream while passing it on. */
export const hashing = (hash: Hash): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes the checksum of every file in `folder`. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of await filesOf(folder)) lines.push(`${await sha256Of(join(folder, file))}  ${file}\n`);
  await writeFile(join(folder, CHECKSUMS_FILE), lines.join(''), { mode: 0o600, flush: true });
}

/** Throws a `BackupError` that lists missing, changed and unlisted files. */
export async function verifyChecksums(folder: string): Promise<void> {
  const text = await readFile(join(folder, CHECKSUMS_FILE), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${folder} is damaged: it has no ${CHECKSUMS_FILE}.`);
  const expected = new Map(text.split('\n').flatMap((line) => parsed(line)));
  const found = new Set(await filesOf(folder));
  const wrong = [...found].filter((file) => !expected.has(file)).map((file) => `${file} is not listed`);
  for (const [file, sum] of expected)
    if (!found.has(file)) wrong.push(`${file} is missing`);
    else if ((await sha256Of(join(folder, file))) !== sum) wrong.push(`${file} has changed`);
  if (wrong.length === 0) return;
  const more = wrong.length > MAX_LISTED ? ` and ${wrong.length - MAX_LISTED} more` : '';
  throw new BackupError(`${folder} is damaged: ${wrong.slice(0, MAX_LISTED).join(', ')}${more}.`);
}

function parsed(line: string): [string, string][] {
  const [, sum, file] = LINE.exec(line) ?? [];
  return sum && file ? [[file, sum]] : [];
}

/** Every file in `folder` except the checksums, as paths with forward slashes. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== CHECKSUMS_FILE)
    .sort();
}
