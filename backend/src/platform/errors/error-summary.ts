import { DomainError } from './domain-error.js';

const MOST = 300;
/** Longer lines are cut, because the patterns take quadratic time. */
const MOST_READ = 2_000;
const HIDDEN = '[…]';
/** Possible personal data in errors: email and network addresses, numbers, codes, quoted values. */
const PERSONAL = [
  /[^\s<>"'()]+@[^\s<>"'()]+/g,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /(?<==\()[^)]*(?=\))/g,
  /'[^']*'|`[^`]*`|“[^”]*”/g,
  /[?#][^\s]*/g,
  /\+?\d[\d\s().-]{6,}\d/g,
  /[\w+/=-]{32,}/g,
];

/** The first line of an error for Admin, without personal data. */
export function scrubbedLine(message: string | null): string | null {
  if (message === null) return null;
  const line = (message.split('\n', 1)[0] ?? '').slice(0, MOST_READ);
  return PERSONAL.reduce((words, pattern) => words.replace(pattern, HIDDEN), line).slice(0, MOST);
}

/** The code of an error, if any (ours, or PostgreSQL's), and its first line without personal data. */
export function errorSummary(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  const { code } = (error ?? {}) as { code?: unknown };
  const words = scrubbedLine(error instanceof Error ? error.message : String(error)) ?? '';
  return typeof code === 'string' ? `${code}: ${words}` : words;
}
