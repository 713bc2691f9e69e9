import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verify } from 'otplib';
import { Settings } from '../../../platform/config/index.js';
import { AuthKeysService } from '../auth-keys.service.js';

const STEP_SECONDS = 30;

/** The data for setting up an authenticator app. */
export interface AuthenticatorSetup {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…` */
  uri: string;
  /** The URI as a QR code. */
  qrSvg: string;
}

/** Authenticator apps: time-based codes of six digits (RFC 6238 with SHA-1 and 30 seconds). */
@Injectable()
export class AuthenticatorService {
  constructor(
    private readonly settings: Settings,
    private readonly keys: AuthKeysService,
  ) {}

  /** A new secret for an app, and its encrypted form for storage. */
  async setUp(accountId: string, email: string): Promise<{ setup: AuthenticatorSetup; encryptedSecret: Buffer }> {
    const secret = generateSecret();
    const uri = generateURI({ issuer: this.settings.productName, label: email, secret });
    const { toString: toQrCode } = await import('qrcode');
    const qrSvg = await toQrCode(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
    return { setup: { secret, uri, qrSvg }, encryptedSecret: sealSecret(this.keys.mfaSecrets, secret, accountId) };
  }

  /**
   * The number of the 30-second step of this code, or `null`. The previous step also matches, because people type
   * codes by hand. The caller must check in a transaction whether the step was used before.
   */
  async stepOf(
    code: string,
    { accountId, encryptedSecret }: { accountId: string; encryptedSecret: Buffer },
  ): Promise<number | null> {
    const secret = openSecret(this.keys.mfaSecrets, encryptedSecret, accountId);
    const result = await verify({ secret, token: code, epochTolerance: [STEP_SECONDS, 0] });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  }
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM. `owner` is authenticated, so that the value is useless in another row. */
function sealSecret(key: KeyObject, secret: string, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws if the value was altered, belongs to another owner, or was encrypted with another key. */
function openSecret(key: KeyObject, box: Buffer, owner: string): string {
  const decipher = createDecipheriv(CIPHER, key, box.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(owner));
  decipher.setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
