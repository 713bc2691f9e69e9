import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Settings } from '../config/index.js';
import type { Migrations, OpenDatabase } from '../database/index.js';
import { openS3Storage } from '../storage/index.js';
import { BackupError } from './backup-error.js';
import { sha256Of, verifyChecksums } from './checksums.js';
import { readManifest, SETTINGS_FOLDER, STORED_FILES_FOLDER, type Manifest } from './manifest.js';
import { restoreDatabase } from './restore-database.js';
import { fingerprintsOf } from './secret-fingerprints.js';
import { hasFiles, restoreFiles } from './stored-files.js';
import { assertNoOtherObjects, restoreObjects } from './stored-objects.js';

interface RestoreOptions {
  /** The backup. */
  folder: string;
  dataDir: string;
  /** Of this release. */
  migrations: Migrations;
  /** Read only after the backup's secrets are in place. */
  loadSettings(): Settings;
  openDatabase(settings: Settings): Promise<OpenDatabase>;
  /** Runs when the rows are loaded, in their transaction. */
  beforeCommit(client: pg.Client): Promise<void>;
}

/**
 * Restores a backup into an empty installation. The backup is verified first, and the product only starts on a
 * complete restore. An interrupted restore can be repeated.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { folder, dataDir, migrations } = options;
  const manifest = await readManifest(folder);
  await verifyChecksums(folder);
  assertKnownMigrations(manifest, migrations);
  const storedFiles = join(dataDir, 'media');
  const backedUpFiles = join(folder, STORED_FILES_FOLDER);
  if (await hasFiles(storedFiles))
    throw new BackupError(`${storedFiles} has files. Restore into an empty installation. Nothing was changed.`);
  await restoreSettingsFiles(manifest, folder, dataDir);
  const settings = options.loadSettings();
  assertSameSecrets(manifest, settings);
  const bucket = settings.s3 && (await openS3Storage(settings.s3));
  await bucket?.ensureBucket();
  if (bucket) await assertNoOtherObjects(bucket, backedUpFiles);
  // Moved into place when complete, so that an interrupted restore does not block the next one.
  const copies = `${storedFiles}.restoring`;
  await rm(copies, { recursive: true, force: true });
  const database = await options.openDatabase(settings);
  try {
    const url = database.settings.databaseDirectUrl ?? '';
    await restoreDatabase({
      folder,
      manifest,
      target: { url, adminUrl: database.adminUrl, migrations },
      async beforeCommit(client) {
        if (bucket) await restoreObjects(backedUpFiles, bucket);
        else await restoreFiles(backedUpFiles, copies);
        await options.beforeCommit(client);
        if (bucket) return;
        // Before the commit, so that no row refers to a missing file.
        await rm(storedFiles, { recursive: true, force: true });
        await rename(copies, storedFiles);
      },
    });
  } finally {
    await database.stop();
  }
  return manifest;
}

function assertKnownMigrations(manifest: Manifest, migrations: Migrations): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by a newer release: this one does not know ${unknown[0]}. Restore it with that release.`,
    );
}

/** Throws a `BackupError` if the installation has already generated different ones. */
async function restoreSettingsFiles(manifest: Manifest, folder: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const missing: [from: string, to: string][] = [];
  for (const name of manifest.settingsFiles) {
    const [from, to] = [join(folder, SETTINGS_FOLDER, name), join(dataDir, name)];
    if ((await readFile(to).catch(() => null)) === null) missing.push([from, to]);
    else if ((await sha256Of(from)) !== (await sha256Of(to)))
      throw new BackupError(
        `${to} differs from the one in the backup. Restore into an empty installation. Nothing was changed.`,
      );
  }
  for (const [from, to] of missing) await copyFile(from, to);
}

function assertSameSecrets(manifest: Manifest, settings: Settings): void {
  const current = fingerprintsOf(settings.secrets);
  const differing = [
    ...(current.passwordPepper === manifest.secrets.passwordPepper ? [] : ['PASSWORD_PEPPER']),
    ...(current.mfaEncryptionKey === manifest.secrets.mfaEncryptionKey ? [] : ['MFA_ENCRYPTION_KEY']),
  ];
  if (differing.length > 0)
    throw new BackupError(
      `No one could log in: the backup was made with another ${differing.join(' and ')}. Set the values that were used then.`,
    );
}
