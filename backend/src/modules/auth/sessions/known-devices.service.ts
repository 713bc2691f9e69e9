import { randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthKeysService, keyedHash } from '../auth-keys.service.js';

/**
 * Recognises browsers in which an account has been signed in before, by a cookie that we signed: `id.proof`. It opens
 * nothing; it only keeps apart the wrong guesses of strangers from the owner's own.
 */
@Injectable()
export class KnownDevicesService {
  constructor(private readonly keys: AuthKeysService) {}

  /** A device token for the account. If the given one already belongs to the account, it is returned. */
  tokenFor(accountId: string, presented: string | null): string {
    if (presented && this.recognise(accountId, presented)) return presented;
    const id = randomUUID();
    return `${id}.${this.proof(accountId, id)}`;
  }

  /** The device's id, or `null` when the token is not ours or is another account's. */
  recognise(accountId: string, token: string | null): string | null {
    const [id = '', proof = ''] = token?.split('.') ?? [];
    const expected = Buffer.from(this.proof(accountId, id));
    const given = Buffer.from(proof);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  private proof(accountId: string, id: string): string {
    return keyedHash(this.keys.knownDevices, accountId, id).toString('base64url');
  }
}
