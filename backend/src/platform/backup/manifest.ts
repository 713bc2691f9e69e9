import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.js';

const manifestSchema = z.object({
  format: z.literal(1),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  postgresVersion: z.string(),
  /** Names of the migrations that had run, in their order. */
  migrations: z.array(z.string()).min(1),
  /** Detects secrets of another installation, without containing the secrets. */
  secrets: z.object({ passwordPepper: z.string(), mfaEncryptionKey: z.string() }),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** Relative to the backup's folder: COPY's text format, gzipped. */
      file: z.string(),
      /** Of the rows before they were packed. */
      rowsSha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Files of `DATA_DIR` besides the stored files: generated secrets, the demo's accounts. */
  settingsFiles: z.array(z.string()),
  storedFiles: z.object({ count: z.number().int(), bytes: z.number().int() }),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableManifest = Manifest['tables'][number];
export type SequenceManifest = Manifest['sequences'][number];

export const MANIFEST_FILE = 'manifest.json';
export const STORED_FILES_FOLDER = 'media';
export const SETTINGS_FOLDER = 'settings';

/** Throws a `BackupError` if the folder is not a backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => null);
  if (text === null) throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST_FILE}.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError(`The ${MANIFEST_FILE} of ${folder} is damaged or has another format.`, { cause });
  }
}
