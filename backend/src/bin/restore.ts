import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '../migrations/index.js';
import { BackupError, restoreBackup } from '../platform/backup/index.js';
import { loadSettings } from '../platform/config/index.js';
import { openDatabase } from '../platform/database/open-database.js';
import { UUID } from '../platform/http/uuid.js';

/**
 * Restores a backup into an empty installation, which must not be running: `node dist/bin/restore.js <backup>`.
 * Accounts listed in the file `--erased`, one id per line, were deleted after the backup and are deleted again.
 */
/** These deletions cannot be cancelled, because no account requested them; the next start carries them out. */
const ERASE_AGAIN = `
  INSERT INTO erasures (account_id, asked_by, asked_at, due_at)
  SELECT id, '00000000-0000-0000-0000-000000000000', now(), now() FROM accounts WHERE id = ANY ($1::uuid[])
  ON CONFLICT (account_id) DO UPDATE SET asked_by = excluded.asked_by, due_at = excluded.due_at`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { erased: { type: 'string' } } });
if (!positionals[0] || positionals.length > 1) {
  process.stderr.write('Usage: restore <backup> [--erased <file with account ids>]\n');
  process.exit(2);
}
try {
  const erased = values.erased ? await accountIds(values.erased) : [];
  let again = 0;
  const manifest = await restoreBackup({
    folder: resolve(positionals[0]),
    dataDir: resolve(process.env['DATA_DIR'] || '.data'),
    migrations,
    loadSettings: () => loadSettings(process.env),
    openDatabase,
    async beforeCommit(client) {
      if (erased.length > 0) again = (await client.query(ERASE_AGAIN, [erased])).rowCount ?? 0;
    },
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored ${rows} rows and ${manifest.storedFiles.count} stored files as of ${manifest.startedAt}.\n`,
  );
  if (erased.length > 0) process.stdout.write(`${again} accounts are deleted again at the next start.\n`);
} catch (error) {
  const words = error instanceof BackupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`Not restored: ${words}\n`);
  process.exit(1);
}
process.exit();

async function accountIds(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split(/\s+/).filter(Boolean);
  const wrong = lines.find((line) => !UUID.test(line));
  if (wrong !== undefined) throw new BackupError(`${file}: "${wrong.slice(0, 60)}" is no account id.`);
  return lines;
}
