import { messages } from '../texts.js';
import { COMMON_WORDS } from './common-words.js';

/** The names, numbers and addresses that identify a person in texts of others. */
export interface Recognised {
  email: string;
  /** Whether the address was verified; otherwise it may be a stranger's. */
  emailVerified: boolean;
  /** Each name in its parts: first and last name; the name of a family; a username. */
  names: readonly (readonly string[])[];
  phones: readonly string[];
}

/** Shorter names are only replaced as part of a full name. */
const SHORTEST_NAME = 4;
const FEWEST_DIGITS = 8;
const ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Countries whose numbers are also written with a leading zero. */
const HOME_CODE = /^\+(?:61|64)/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isDistinctive = (name: string) => name.length >= SHORTEST_NAME && !COMMON_WORDS.has(name.toLowerCase());

/** Removes one person from texts. */
export class PersonEraser {
  private readonly address: string;
  private readonly isProven: boolean;
  /** Names that identify the person alone, in lower case. */
  private readonly distinctive: ReadonlySet<string>;
  private readonly names: RegExp | null;
  private readonly phones: RegExp | null;
  private readonly aboutHints: string[];

  constructor({ email, emailVerified, names, phones }: Recognised) {
    this.address = email.toLowerCase();
    this.isProven = emailVerified;
    const parts = names.map((name) => name.map((part) => part.trim()).filter((part) => part !== ''));
    const whole = parts.filter((name) => name.length > 1).map((name) => name.join(' '));
    const single = parts.flat().flatMap((part) => (part.includes(' ') ? [part, ...part.split(/\s+/)] : [part]));
    const distinctive = single.filter((part) => part.includes(' ') || isDistinctive(part));
    this.distinctive = new Set(distinctive.map((name) => name.toLowerCase()));
    const searched = [...new Set([...whole, ...distinctive])].sort((one, other) => other.length - one.length);
    this.names = patternOf(searched.map((name) => escaped(name).replaceAll(' ', '\\s+')));
    const numbers = phones.filter((phone) => !ISO_DAY.test(phone) && digitsOf(phone).length >= FEWEST_DIGITS);
    this.phones = phonePattern(numbers);
    this.aboutHints = [
      this.address,
      ...searched.map((name) => name.split(' ')[0] ?? name),
      ...(numbers.length > 0 ? numbers.map((phone) => digitsOf(phone).slice(-2)) : []),
    ];
  }

  /** Lower-case strings, one of which a text must contain to need changes; empty if none can. */
  hints(isAbout: boolean): string[] {
    if (isAbout) return this.aboutHints;
    return this.isProven ? [this.address] : [];
  }

  /** The text without the person. If it is not about them, only their full, verified address is removed. */
  erase(text: string, isAbout: boolean): string {
    if (!isAbout && !this.isProven) return text;
    let result = '';
    let from = 0;
    // Another person's address stays, even if it contains this person's name.
    for (const { 0: found, index } of text.matchAll(ADDRESS)) {
      const [address, after] = withoutFullStop(found);
      const goes = isAbout ? this.isTheirs(address) : address.toLowerCase() === this.address;
      result += this.eraseNames(text.slice(from, index), isAbout) + (goes ? messages.removed : address) + after;
      from = index + found.length;
    }
    return result + this.eraseNames(text.slice(from), isAbout);
  }

  /** The same for the strings of a JSON value that `paths` names. */
  eraseIn(value: unknown, paths: readonly string[], isAbout: boolean): unknown {
    return paths.reduce((result, path) => this.eraseAt(result, path.split('.'), isAbout), value);
  }

  private eraseAt(value: unknown, [step, ...rest]: string[], isAbout: boolean): unknown {
    if (step === undefined) return typeof value === 'string' ? this.erase(value, isAbout) : value;
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value))
      return step === '*' ? value.map((item) => this.eraseAt(item, rest, isAbout)) : (value as unknown[]);
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        step === '*' || step === key ? this.eraseAt(inner, rest, isAbout) : (inner as unknown),
      ]),
    );
  }

  /** In texts about the person, an address made of their name counts as theirs. */
  private isTheirs(address: string): boolean {
    const lower = address.toLowerCase();
    if (lower === this.address) return true;
    const local = lower.slice(0, lower.indexOf('@'));
    return local.split(/[^\p{L}]+/u).some((part) => this.distinctive.has(part));
  }

  private eraseNames(text: string, isAbout: boolean): string {
    if (!isAbout) return text;
    const withoutPhone = this.phones ? text.replace(this.phones, messages.formerMember) : text;
    return this.names ? withoutPhone.replace(this.names, messages.formerMember) : withoutPhone;
  }
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Separates the full stop after an address at the end of a sentence. */
function withoutFullStop(found: string): [address: string, after: string] {
  const address = found.replace(/[.'-]+$/, '');
  return [address, found.slice(address.length)];
}

/** Whole words, optionally with an s: "the Hartleys". */
function patternOf(alternatives: readonly string[]): RegExp | null {
  if (alternatives.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})s?(?![\\p{L}\\p{N}])`, 'giu');
}

/** The digits in order, with any separators. */
function phonePattern(phones: readonly string[]): RegExp | null {
  const numbers = phones.flatMap((phone) => {
    const digits = digitsOf(phone);
    return HOME_CODE.test(phone) ? [digits, `0${digits.slice(2)}`] : [digits];
  });
  if (numbers.length === 0) return null;
  const spaced = numbers.map((digits) => [...digits].join('[\\s().-]{0,2}'));
  return new RegExp(`(?<!\\d)\\+?(?:${spaced.join('|')})(?!\\d)`, 'g');
}
