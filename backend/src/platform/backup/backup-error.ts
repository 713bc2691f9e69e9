/** A backup or a restore that cannot go on, in a sentence for the person who runs it. */
export class BackupError extends Error {}
