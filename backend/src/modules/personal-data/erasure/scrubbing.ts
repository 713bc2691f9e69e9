/** By what somebody can be recognised in the words of others. */
export interface Identifiers {
  /** Nobody else has them: looked for everywhere. */
  unique: string[];
  /**
   * Others may have the same, or the person made it up: looked for only in what concerns this person. A telephone number
   * is among them, since nobody proves it: "2027-02-01" would pass for one, and is everybody's day.
   */
  names: string[];
}

const SHORTEST_NAME = 2;
const SHORTEST_PHONE = 6;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** As it stands inside a JSON string. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

interface KnownPerson {
  email: string;
  /** Whether the address was proven to be theirs. */
  emailVerified: boolean;
  username: string;
  phoneNumber: string | null;
  /** First, last and family name. */
  names: (string | null)[];
}

/** Longest first, so that a whole name is found before its part. */
export function identifiersOf({ email, emailVerified, username, phoneNumber, names }: KnownPerson): Identifiers {
  const parts = names.flatMap((name) => (name?.trim() ? [name.trim()] : []));
  const phone = phoneNumber && phoneNumber.length >= SHORTEST_PHONE ? [phoneNumber] : [];
  const wanted = [parts.join(' '), ...parts, username, ...phone, ...(emailVerified ? [] : [email])];
  return {
    unique: emailVerified ? [email] : [],
    names: [...new Set(wanted)]
      .filter((name) => name.length >= SHORTEST_NAME)
      .sort((one, other) => other.length - one.length),
  };
}

/** A PostgreSQL pattern (flags `gi`) of these as whole words; null for none. With `json`, inside JSON text. */
export function patternOf(words: readonly string[], json = false): string | null {
  if (words.length === 0) return null;
  const alternatives = words.map((word) => escaped(json ? inJson(word) : word)).join('|');
  return `(?<![[:alnum:]])(?:${alternatives})(?![[:alnum:]])`;
}

/** The same JSON value, in whose strings none of these words stands any more; names of fields stay. */
export function withoutWords(value: unknown, words: readonly string[], by: string): unknown {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(pattern, by);
    if (Array.isArray(part)) return part.map(clean);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, clean(inner)]));
  };
  return clean(value);
}
