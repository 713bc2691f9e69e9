import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Installation } from './installation.js';

/** Older than any upload, and than half of one that a scheduled task may still leave. */
const TWO_DAYS_SECONDS = 2 * 86_400;

/** The key of each file that a row refers to, with whose it is. Templates of guides can share one. */
const FILES = `
  SELECT format('photos/%s/%s/%s.webp', left(id::text, 2), id, size) AS key, owner_id AS owner
  FROM uploads, unnest(ARRAY[400, 800, 1200]) AS size
  UNION ALL SELECT storage_key, owner_id FROM message_attachments
  UNION ALL SELECT small_key, owner_id FROM message_attachments WHERE small_key IS NOT NULL
  UNION ALL SELECT f.storage_key, c.user_id FROM verification_files f JOIN verification_checks c ON c.id = f.check_id
  UNION ALL SELECT DISTINCT file_key, NULL::uuid FROM resource_attachments WHERE file_key IS NOT NULL
  UNION ALL SELECT format('exports/%s/%s', left(id::text, 2), id), person_id FROM data_exports WHERE state = 'ready'
  UNION ALL SELECT format('agreements/%s/%s.pdf', id, fingerprint), NULL FROM agreements
  WHERE fingerprint ~ '^[0-9a-f]{64}$'`;

const folderOf = ({ dataDir }: Installation) => join(dataDir, 'media');

/** Keys of all files of the file store, half-written ones too. */
export function storedFiles(installation: Installation): string[] {
  const folder = folderOf(installation);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** Keys of all files to which rows refer. */
export async function referredFiles({ postgres }: Installation): Promise<string[]> {
  return (await postgres.query<{ key: string }>(`SELECT key FROM (${FILES}) AS files`)).map(({ key }) => key);
}

/** Keys of the files of one person. */
export async function fileKeysOf({ postgres }: Installation, personId: string): Promise<string[]> {
  const sql = `SELECT key FROM (${FILES}) AS files WHERE owner = $1`;
  return (await postgres.query<{ key: string }>(sql, [personId])).map(({ key }) => key);
}

/** Makes all files so old that scheduled tasks delete those which belong to nothing. */
export function letFilesAge(installation: Installation): void {
  const then = Date.now() / 1_000 - TWO_DAYS_SECONDS;
  for (const key of storedFiles(installation)) utimesSync(join(folderOf(installation), key), then, then);
}
