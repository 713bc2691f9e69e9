import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAssertionOptions,
  PasskeyRegistration,
  PasskeyRegistrationOptions,
} from '../../src/modules/auth/passkeys/passkey.dto.js';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};
/** CBOR, as far as authenticators need it. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

/** The parts of an answer that an attack changes. */
export interface Forgery {
  origin?: string;
  challenge?: string;
  rpId?: string;
  /** In place of the next one. */
  counter?: number;
  /** Someone was there, but no PIN, finger or face was asked for. */
  unverified?: boolean;
  /** Another credential's id with this one's signature. */
  id?: string;
}

/** An authenticator in software: ES256, with a counter by default. */
export class SoftwarePasskey {
  readonly credentialId = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;

  constructor(
    private readonly origin: string,
    private readonly counts = true,
  ) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  get id(): string {
    return this.credentialId.toString('base64url');
  }

  register({ challenge, rp }: PasskeyRegistrationOptions, forgery: Forgery = {}): PasskeyRegistration {
    const authData = this.authenticatorData(forgery.rpId ?? rp.id, { ...forgery, attested: true });
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: this.id,
      clientDataJSON: this.clientData('webauthn.create', challenge, forgery).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    };
  }

  assert({ challenge, rpId }: PasskeyAssertionOptions, forgery: Forgery = {}): PasskeyAssertion {
    const authData = this.authenticatorData(forgery.rpId ?? rpId, forgery);
    const clientData = this.clientData('webauthn.get', challenge, forgery);
    return {
      id: forgery.id ?? this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey).toString('base64url'),
    };
  }

  private clientData(type: string, challenge: string, forgery: Forgery): Buffer {
    const { origin = this.origin, challenge: forged } = forgery;
    return Buffer.from(JSON.stringify({ type, challenge: forged ?? challenge, origin, crossOrigin: false }));
  }

  private authenticatorData(rpId: string, { counter, unverified, attested }: Forgery & { attested?: boolean }): Buffer {
    this.counter = counter ?? (this.counts ? this.counter + 1 : 0);
    const flags = USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | (attested ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const start = Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
    if (!attested) return start;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    return Buffer.concat([start, Buffer.alloc(16), length, this.credentialId, this.coseKey()]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}
