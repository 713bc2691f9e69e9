/** Half of a character that takes two places: no UTF-8 can be made of it, so neither PostgreSQL nor an email takes it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** False when a text anywhere in the value, a field's name included, cannot be stored. The value must not be deep. */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !LONE_SURROGATE.test(value);
  if (value === null || typeof value !== 'object') return true;
  return Object.entries(value).every(([name, inner]) => isWellFormed(name) && isWellFormed(inner));
}
