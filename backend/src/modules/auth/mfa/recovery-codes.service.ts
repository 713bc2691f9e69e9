import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthKeysService, keyedHash } from '../auth-keys.service.js';

const COUNT = 10;
const GROUPS = 3;
const GROUP_LENGTH = 5;
/** Without letters and digits that look alike: 15 characters of 31 are 74 bits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Codes for when the phone is lost. Shown once, stored only as keyed hashes. */
@Injectable()
export class RecoveryCodesService {
  constructor(private readonly keys: AuthKeysService) {}

  generate(accountId: string): { codes: string[]; hashes: Buffer[] } {
    const codes = Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
    return { codes, hashes: codes.map((code) => this.hash(accountId, code)) };
  }

  /** Ignores case, spaces and hyphens. */
  hash(accountId: string, code: string): Buffer {
    return keyedHash(this.keys.recoveryCodes, accountId, code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  }
}
