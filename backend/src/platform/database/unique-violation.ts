import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** The unique constraint that a write violated; null for every other error. */
export function violatedConstraint(error: unknown): string | null {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION ? (constraint ?? null) : null;
}
