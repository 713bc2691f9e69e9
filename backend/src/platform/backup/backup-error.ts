/** A backup or restore cannot continue; the message is for the operator. */
export class BackupError extends Error {}
