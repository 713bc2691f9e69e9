const REDACTED = '[redacted]';
/** Names whose values must never be logged: credentials, and texts that people wrote to each other. */
const SECRET_NAME =
  /pass(?:word|wd|phrase)|token|secret|authorization|cookie|api[-_]?key|otp|^(?:code|recoveryCodes?|challenge|jwt|pepper|html|text|content|body|subject)$/i;
/** SQLSTATE or a Node.js code; a one-time code has six digits and does not match. */
const ERROR_CODE = /^(?:[0-9A-Z]{5}|E[A-Z]{3,}|ERR_[A-Z_]+)$/;
/** Servers repeat the address that they refuse. The names of packages in a stack are no addresses. */
const EMAIL_ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,190}/g;
const MAX_DEPTH = 6;
const MAX_TEXT = 4_000;

/** A copy for the log, without secrets and limited in size. Errors stay as they are. */
export function redacted(value: Record<string, unknown>): Record<string, unknown> {
  return redactedObject(value, 0);
}

function redactedObject(value: object, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    copy[name] = isSecret(name, inner) ? REDACTED : redactedValue(inner, depth + 1);
  }
  return copy;
}

function isSecret(name: string, value: unknown): boolean {
  if (!SECRET_NAME.test(name) || value === null || value === undefined) return false;
  return !(name === 'code' && typeof value === 'string' && ERROR_CODE.test(value));
}

function redactedValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value;
  if (depth > MAX_DEPTH) return '[deep]';
  if (Buffer.isBuffer(value)) return `[${value.length} bytes]`;
  if (Array.isArray(value)) return value.slice(0, 50).map((inner) => redactedValue(inner, depth + 1));
  return redactedObject(value, depth);
}

const withoutAddresses = (text: string): string => text.slice(0, MAX_TEXT).replace(EMAIL_ADDRESS, REDACTED);

/**
 * Type, message, stack, code and cause of an error, without email addresses. Other properties of database errors can
 * hold people's data.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: withoutAddresses(error.message),
    ...(error.stack !== undefined && { stack: withoutAddresses(error.stack) }),
    ...(typeof code === 'string' && { code }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
