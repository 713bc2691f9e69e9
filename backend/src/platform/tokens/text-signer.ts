import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';

const KEY_BYTES = 32;

/** Signs short texts for links that need no login. What is signed for one purpose is not valid for another. */
export class TextSigner {
  private readonly key: KeyObject;

  constructor(secret: string, purpose: string) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'wattle-and-fern', purpose, KEY_BYTES)));
  }

  /** The text, a full stop and the signature. */
  sign(text: string): string {
    return `${text}.${this.signatureOf(text).toString('base64url')}`;
  }

  /** The text; null if we did not sign it. */
  read(signed: string): string | null {
    const end = signed.lastIndexOf('.');
    const text = signed.slice(0, Math.max(end, 0));
    const given = Buffer.from(signed.slice(end + 1), 'base64url');
    const right = this.signatureOf(text);
    return given.length === right.length && timingSafeEqual(given, right) ? text : null;
  }

  private signatureOf(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
