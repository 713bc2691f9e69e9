import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { AuthKeysService, keyedHash } from '../auth-keys.service.js';
import { Semaphore } from './semaphore.js';

/** OWASP's minimum for argon2id (the library's default variant): about 20 ms and 19 MiB per password. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const satisfies Options;
const SALT_BYTES = 16;
const LONGEST_QUEUE = 50;
const PARAMETERS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/**
 * Hashes passwords, one per core at a time, with a short queue. Beyond it callers get `unavailable`, so that a flood
 * of logins does not slow down everything else.
 */
@Injectable()
export class PasswordHashingService {
  private readonly turns = new Semaphore(availableParallelism(), LONGEST_QUEUE);
  private unknownAccountHash: Promise<string> | undefined;

  constructor(private readonly keys: AuthKeysService) {}

  /** Throws `unavailable` if too many wait already; call it before counting an attempt. */
  assertCapacity(): void {
    this.turns.assertCapacity();
  }

  async hash(password: string): Promise<string> {
    return this.turns.run(() => hash(this.peppered(password), { ...COST, salt: randomBytes(SALT_BYTES) }));
  }

  /** False for `null`, after the same work, so that the timing does not reveal whether there was a hash. */
  async matches(password: string, storedHash: string | null): Promise<boolean> {
    const candidate = storedHash ?? (await this.hashForUnknownAccount());
    const same = await this.turns.run(() => verify(candidate, this.peppered(password)));
    return same && storedHash !== null;
  }

  /** True for a hash with other cost parameters than today's. */
  isOutdated(storedHash: string): boolean {
    return !storedHash.startsWith(PARAMETERS);
  }

  /**
   * The pepper makes a stolen table useless without the secret; NFKC normalises different encodings of the same
   * password. A string, because the library verifies nothing else.
   */
  private peppered(password: string): string {
    return keyedHash(this.keys.passwordPepper, password.normalize('NFKC')).toString('base64');
  }

  private hashForUnknownAccount(): Promise<string> {
    return (this.unknownAccountHash ??= this.hash(randomBytes(SALT_BYTES).toString('hex')));
  }
}
