/** A lone surrogate cannot be encoded in UTF-8, so neither PostgreSQL nor email accepts it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** False if a text in the value, including field names, cannot be stored. The value must not be deep. */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !LONE_SURROGATE.test(value);
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([name, inner]) => isWellFormed(name) && isWellFormed(inner));
}
