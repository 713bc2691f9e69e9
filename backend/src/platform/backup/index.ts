export { BackupError } from './backup-error.js';
export { deleteOldBackups, readLastBackup } from './backup-folder.js';
export { restoreBackup } from './restore-backup.js';
export { writeBackup } from './write-backup.js';
