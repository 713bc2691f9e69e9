import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { invalidField } from '../../../platform/errors/index.js';
import { CITIES } from '../../country/index.js';
import { messages } from '../texts.js';
import { isCommon } from './common-passwords.js';
import { PASSWORD_LENGTH } from './password-length.js';
import { isRepetitive, letters } from './password-shape.js';

/** Words about the person that an attacker may know. */
interface Person {
  email: string;
  username: string;
}

const REGION_WORDS = ['australia', 'newzealand', 'aotearoa'];
const TRADE_WORDS = ['aupair', 'hostfamily', 'nanny', 'babysitter', 'family', 'kangaroo', 'koala', 'kiwi'];
/** Shorter parts of an address occur in too many good passwords. */
const SHORTEST_PERSONAL_WORD = 4;
/** The characters that must remain of a password without the obvious words. */
const SHORTEST_REST = 6;

/** The rules for passwords: a minimum length, and no passwords that attackers try first. */
@Injectable()
export class PasswordPolicyService {
  private readonly knownWords: string[];

  constructor({ productName }: Settings) {
    const product = [letters(productName), ...productName.split(/\P{L}+/u).map(letters)];
    const cities = CITIES.map(({ name }) => letters(name));
    this.knownWords = [...product, ...cities, ...REGION_WORDS, ...TRADE_WORDS].filter(
      (word) => word.length >= SHORTEST_PERSONAL_WORD,
    );
  }

  /** Throws `validation_failed` with the problem under `field`. */
  assertAllowed(password: string, person: Person, field: string): void {
    const problem = this.problemOf(password.normalize('NFKC'), person);
    if (problem) throw invalidField(field, problem);
  }

  private problemOf(password: string, person: Person): string | null {
    const { length } = [...password];
    if (length < PASSWORD_LENGTH.min) return messages.password.tooShort;
    if (length > PASSWORD_LENGTH.max) return messages.password.tooLong;
    if (isRepetitive(password)) return messages.password.repetitive;
    if (isCommon(password)) return messages.password.common;
    return this.isPersonal(password, person) ? messages.password.personal : null;
  }

  /** Whether hardly anything is left without the words of the person or this site. */
  private isPersonal(password: string, { email, username }: Person): boolean {
    const personal = [email, ...email.split(/[@._+-]/), username, ...username.split(/[._-]/)]
      .map(letters)
      .filter((word) => word.length >= SHORTEST_PERSONAL_WORD);
    const words = [...personal, ...this.knownWords].sort((a, b) => b.length - a.length);
    const plain = letters(password);
    const rest = words.reduce((left, word) => left.replaceAll(word, ' '), plain);
    return rest !== plain && rest.replace(/[\d\s]/g, '').length < SHORTEST_REST;
  }
}
