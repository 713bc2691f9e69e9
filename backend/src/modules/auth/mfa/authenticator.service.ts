import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verify } from 'otplib';
import { Settings } from '../../../platform/config/index.js';
import { AuthKeysService } from '../auth-keys.service.js';
import { openSecret, sealSecret } from './secret-box.js';

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
