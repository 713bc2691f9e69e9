/** The texts of the readiness check. */
export const messages = {
  database: 'The database does not answer.',
  migrations: 'The database has not been migrated to this release.',
  stopping: 'This process is shutting down.',
} as const;
