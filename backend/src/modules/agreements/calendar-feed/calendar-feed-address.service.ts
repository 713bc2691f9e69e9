import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { isUuid } from '../../../platform/http/index.js';

const KEY_BYTES = 32;

/**
 * Private calendar addresses: a random serial, signed with a key that the database does not contain. The token is in
 * the query, which is never logged.
 */
@Injectable()
export class CalendarFeedAddressService {
  private readonly key: KeyObject;
  private readonly site: string;

  constructor({ secrets, publicUrl }: Settings) {
    this.site = publicUrl;
    this.key = createSecretKey(
      Buffer.from(hkdfSync('sha256', secrets.jwtSecret, 'wattle-and-fern', 'calendar feeds', KEY_BYTES)),
    );
  }

  addressOf(serial: string): string {
    const token = `${serial}.${this.signatureOf(serial).toString('base64url')}`;
    return `${this.site}/api/calendar.ics?token=${token}`;
  }

  /** The serial of a token; null if we did not sign it. */
  read(token: string): string | null {
    const [serial = '', signature = ''] = token.split('.');
    if (!isUuid(serial)) return null;
    const received = Buffer.from(signature, 'base64url');
    const expected = this.signatureOf(serial);
    return received.length === expected.length && timingSafeEqual(received, expected) ? serial : null;
  }

  private signatureOf(serial: string): Buffer {
    return createHmac('sha256', this.key).update(serial).digest();
  }
}
