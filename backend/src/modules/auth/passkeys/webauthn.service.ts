import { Injectable } from '@nestjs/common';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ClockService } from '../../../platform/clock/index.js';
import { Settings } from '../../../platform/config/index.js';
import type { AccountRecord } from '../accounts/accounts.repository.js';
import { AuthKeysService, keyedHash } from '../auth-keys.service.js';
import type {
  PasskeyAssertion,
  PasskeyAssertionOptions,
  PasskeyDescriptor,
  PasskeyRegistration,
  PasskeyRegistrationOptions,
} from './passkey.dto.js';
import type { Passkey } from './passkey.entity.js';
import type { NewPasskey } from './passkeys.repository.js';

/** The purpose of a challenge; a response for another purpose, or by another account, is not accepted. */
export interface ChallengePurpose {
  for: 'registration' | 'sign-in' | 'second-factor';
  /** Null if it is not known yet who will respond. */
  accountId: string | null;
}

/** The content of a valid assertion. */
interface VerifiedAssertion {
  counter: number;
  synced: boolean;
  /** SHA-256, to use the challenge. */
  challengeHash: Buffer;
}

const LIFETIME_MS = 5 * 60_000;
const RANDOM_BYTES = 24;
const EXPIRY_BYTES = 6;
/** ES256, EdDSA and RS256: every authenticator supports one of them. */
const ALGORITHMS = [-7, -8, -257];

/** Loaded with the first passkey: it reads certificates of every kind. */
const library = () => import('@simplewebauthn/server');

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const descriptor = ({ credentialId, transports }: Pick<Passkey, 'credentialId' | 'transports'>): PasskeyDescriptor => ({
  id: base64url(credentialId),
  type: 'public-key',
  transports,
});

/**
 * Creates WebAuthn options and checks the responses. Challenges are signed and contain their purpose and expiry, so
 * that an unused login page stores nothing.
 */
@Injectable()
export class WebauthnService {
  private readonly origin: string;
  private readonly siteId: string;
  private readonly siteName: string;

  constructor(
    settings: Settings,
    private readonly keys: AuthKeysService,
    private readonly clock: ClockService,
  ) {
    const site = new URL(settings.publicUrl);
    this.origin = site.origin;
    this.siteId = site.hostname;
    this.siteName = settings.productName;
  }

  async registrationOptions(
    { id, email, username }: AccountRecord,
    existing: Passkey[],
  ): Promise<PasskeyRegistrationOptions> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: this.siteName,
      rpID: this.siteId,
      userID: new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex')),
      userName: email,
      userDisplayName: username,
      challenge: this.challenge({ for: 'registration', accountId: id }),
      timeout: LIFETIME_MS,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return {
      challenge: options.challenge,
      rp: { id: this.siteId, name: this.siteName },
      user: options.user,
      pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
      timeout: LIFETIME_MS,
      attestation: 'none',
      excludeCredentials: existing.map(descriptor),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    };
  }

  /** `passkeys`: the passkeys that may respond; empty for any. */
  async assertionOptions(purpose: ChallengePurpose, passkeys: Passkey[] = []): Promise<PasskeyAssertionOptions> {
    const { generateAuthenticationOptions } = await library();
    const { challenge } = await generateAuthenticationOptions({
      rpID: this.siteId,
      challenge: this.challenge(purpose),
      timeout: LIFETIME_MS,
      userVerification: 'required',
    });
    return {
      challenge,
      rpId: this.siteId,
      timeout: LIFETIME_MS,
      userVerification: 'required',
      allowCredentials: passkeys.map(descriptor),
    };
  }

  /** The public key of a new passkey with the hash of its challenge; null if anything is invalid. */
  async checkRegistration(
    { id, clientDataJSON, attestationObject, transports }: PasskeyRegistration,
    accountId: string,
  ): Promise<{ passkey: Omit<NewPasskey, 'name'>; challengeHash: Buffer } | null> {
    let challengeHash: Buffer | null = null;
    const { verifyRegistrationResponse } = await library();
    const result = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: (challenge) => {
        challengeHash = this.hashOf(challenge, { for: 'registration', accountId });
        return challengeHash !== null;
      },
      expectedOrigin: this.origin,
      expectedRPID: this.siteId,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null);
    if (!result?.verified || !challengeHash) return null;
    const { credential, credentialBackedUp } = result.registrationInfo;
    return {
      passkey: {
        accountId,
        credentialId: Buffer.from(credential.id, 'base64url'),
        publicKey: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
        transports,
        synced: credentialBackedUp,
      },
      challengeHash,
    };
  }

  /** Null if anything about the response is invalid. `PasskeysRepository.use` checks the counter. */
  async checkAssertion(
    { id, clientDataJSON, authenticatorData, signature }: PasskeyAssertion,
    passkey: Passkey,
    purpose: ChallengePurpose,
  ): Promise<VerifiedAssertion | null> {
    let challengeHash: Buffer | null = null;
    const { verifyAuthenticationResponse } = await library();
    const result = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: (challenge) => {
        challengeHash = this.hashOf(challenge, purpose);
        return challengeHash !== null;
      },
      expectedOrigin: this.origin,
      expectedRPID: this.siteId,
      credential: {
        id: base64url(passkey.credentialId),
        publicKey: new Uint8Array(passkey.publicKey),
        // The stored counter is compared in the transaction that updates it, so that concurrent responses cannot pass
        // each other.
        counter: 0,
      },
    }).catch(() => null);
    if (!result?.verified || !challengeHash) return null;
    const { newCounter, credentialBackedUp } = result.authenticationInfo;
    return { counter: newCounter, synced: credentialBackedUp, challengeHash };
  }

  private challenge(purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
    const end = Buffer.alloc(EXPIRY_BYTES);
    end.writeUIntBE(this.clock.now().getTime() + LIFETIME_MS, 0, EXPIRY_BYTES);
    const head = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
    return new Uint8Array(Buffer.concat([head, this.signature(head, purpose)]));
  }

  /** Null for a challenge that is not ours, has another purpose, or has expired. */
  private hashOf(challenge: string, purpose: ChallengePurpose): Buffer | null {
    const bytes = Buffer.from(challenge, 'base64url');
    const head = bytes.subarray(0, RANDOM_BYTES + EXPIRY_BYTES);
    const received = bytes.subarray(RANDOM_BYTES + EXPIRY_BYTES);
    const expected = this.signature(head, purpose);
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
    if (head.readUIntBE(RANDOM_BYTES, EXPIRY_BYTES) < this.clock.now().getTime()) return null;
    return createHash('sha256').update(bytes).digest();
  }

  private signature(head: Buffer, purpose: ChallengePurpose): Buffer {
    return keyedHash(this.keys.passkeyChallenges, purpose.for, purpose.accountId ?? '', head);
  }
}
