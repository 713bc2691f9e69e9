import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';

export const PINO = Symbol('the pino logger of this process');

/** Security events and their log levels. Reviews search for these names: add, never rename. */
const SECURITY_EVENTS = {
  access_denied: 'warn',
  account_disabled: 'warn',
  append_only_tables_unsealed: 'warn',
  email_verified: 'info',
  email_change_requested: 'info',
  email_changed: 'info',
  email_change_undone: 'warn',
  household_invited: 'info',
  household_invitation_withdrawn: 'info',
  household_joined: 'info',
  household_left: 'info',
  household_removed: 'info',
  mfa_disabled: 'warn',
  mfa_enabled: 'info',
  mfa_failed: 'warn',
  passkey_added: 'info',
  passkey_counter_went_back: 'warn',
  passkey_failed: 'warn',
  passkey_removed: 'warn',
  password_changed: 'info',
  password_recovery_requested: 'info',
  password_reset: 'info',
  document_rejected: 'warn',
  download_rejected: 'warn',
  photo_rejected: 'warn',
  rate_limited: 'warn',
  recovery_code_used: 'warn',
  refresh_token_reused: 'warn',
  session_ended: 'info',
  sign_in_delayed: 'warn',
  sign_in_failed: 'warn',
  sign_in_succeeded: 'info',
  sign_up: 'info',
  webhook_refused: 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;
export type SecurityEvent = keyof typeof SECURITY_EVENTS;

type Details = Record<string, unknown>;

/** Structured log entries. Free text for developers goes through Nest's `Logger`, into the same stream. */
@Injectable()
export class LogService {
  constructor(@Inject(PINO) private readonly pino: Logger) {}

  /** A security event under a stable name. Never pass secrets. */
  security(event: SecurityEvent, details: Details = {}): void {
    this.pino[SECURITY_EVENTS[event]]({ ...details, event, security: true });
  }

  /** An event under a stable name, so that it can be counted. */
  info(event: string, details: Details = {}): void {
    this.pino.info({ ...details, event });
  }

  /** An event that is read long after, so no level hides it; only `silent` does. */
  always(event: string, details: Details = {}): void {
    if (this.pino.isLevelEnabled('fatal')) this.pino.child({}, { level: 'info' }).info({ ...details, event });
  }

  /** Events too frequent for the default log level, such as health checks and pictures. */
  debug(event: string, details: Details = {}): void {
    this.pino.debug({ ...details, event });
  }

  /** An unexpected error; `err` is logged with its stack. */
  error(event: string, err: unknown, details: Details = {}): void {
    this.pino.error({ ...details, event, err });
  }
}
