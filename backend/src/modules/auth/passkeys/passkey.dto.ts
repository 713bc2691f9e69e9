import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsBoolean, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { MayBeOmitted, Nested } from '../../../platform/http/index.js';
import { LONGEST_PASSWORD_INPUT } from '../accounts/account.dto.js';
import { messages } from '../texts.js';
import type { Passkey } from './passkey.entity.js';

const BASE64URL = /^[\w-]+$/;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Bytes in base64url, as in WebAuthn JSON. */
const Bytes =
  (longest: number): PropertyDecorator =>
  (target, key) => {
    MaxLength(longest)(target, key);
    ApiProperty({ maxLength: longest, pattern: BASE64URL.source })(target, key);
    Matches(BASE64URL, { message: messages.passkey.unreadable })(target, key);
  };

/** `PublicKeyCredential.toJSON()` of `navigator.credentials.create`, without unused fields. */
export class PasskeyRegistration {
  /** @example 'tGm3p0lZ8yqJrV9w3w1a2Q' */
  @Bytes(1_400)
  id: string;
  /** @example 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0' */
  @Bytes(4_000)
  clientDataJSON: string;
  /** @example 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg' */
  @Bytes(20_000)
  attestationObject: string;
  /** @example ['internal'] */
  @ApiProperty({ enum: TRANSPORTS, enumName: 'PasskeyTransport', isArray: true, maxItems: TRANSPORTS.length })
  @ArrayMaxSize(TRANSPORTS.length)
  @IsIn(TRANSPORTS, { each: true })
  transports: string[];
}

/** `PublicKeyCredential.toJSON()` of `navigator.credentials.get`, without unused fields. */
export class PasskeyAssertion {
  /** @example 'tGm3p0lZ8yqJrV9w3w1a2Q' */
  @Bytes(1_400)
  id: string;
  /** @example 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0' */
  @Bytes(4_000)
  clientDataJSON: string;
  /** @example 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ' */
  @Bytes(4_000)
  authenticatorData: string;
  /** @example 'MEUCIQDx8v5mBqlC5q4tF1v3mO9b' */
  @Bytes(2_000)
  signature: string;
}

/** The account's password, if the login is older than 15 minutes. */
export class RecentPasswordInput {
  /** The current password; may be omitted within 15 minutes of logging in. */
  @ApiProperty({ required: false, example: 'quiet harbour lantern' })
  @MayBeOmitted()
  @IsString({ message: messages.password.required })
  @MaxLength(LONGEST_PASSWORD_INPUT)
  password?: string;
}

export class PasskeyNameInput {
  /**
   * Chosen by the person, to distinguish passkeys.
   * @example 'My phone'
   */
  @IsString({ message: messages.passkey.name })
  @MaxLength(60, { message: messages.passkey.name })
  @Matches(/^(?!\s*$)[^\p{Cc}\p{Cf}]*$/u, { message: messages.passkey.name })
  name: string;
}

export class AddPasskeyInput extends PasskeyNameInput {
  @Nested(() => PasskeyRegistration)
  registration: PasskeyRegistration;
}

export class RemovePasskeyInput extends RecentPasswordInput {
  /**
   * Allows switching the second step off. Without it the last passkey of an account without an authenticator app is
   * not removed.
   * @example false
   */
  @ApiProperty({ required: false })
  @MayBeOmitted()
  @IsBoolean()
  turnSecondStepOff?: boolean;
}

export class PasskeySignInInput {
  @Nested(() => PasskeyAssertion)
  passkey: PasskeyAssertion;
}

export class ChallengeTokenInput {
  /**
   * `challenge.token` of the login.
   * @example 'yB1Uo2m0vJ4r1m8nP7cQ3wXz5aLk9tHfE6gD0sRiN2M'
   */
  @IsString()
  @MaxLength(200)
  challengeToken: string;
}

/** A passkey that the browser may use, or must not create again. */
export class PasskeyDescriptor {
  /** @example 'tGm3p0lZ8yqJrV9w3w1a2Q' */
  id: string;
  /** @example 'public-key' */
  @ApiProperty({ enum: ['public-key'] })
  type: 'public-key';
  /** @example ['internal'] */
  @ApiProperty({ enum: TRANSPORTS, enumName: 'PasskeyTransport', isArray: true })
  transports: string[];
}

export class PasskeySite {
  /** @example 'wattleandfern.example' */
  id: string;
  /** @example 'Wattle & Fern' */
  name: string;
}

export class PasskeyOwner {
  /** @example 'C2yKUl1eTw6aVQ8cLT5PUA' */
  id: string;
  /** @example 'lena@example.com' */
  name: string;
  /** @example 'lena.m' */
  displayName: string;
}

export class PasskeyAlgorithm {
  /** @example 'public-key' */
  @ApiProperty({ enum: ['public-key'] })
  type: 'public-key';
  /**
   * A COSE algorithm: -7 is ES256.
   * @example -7
   */
  @ApiProperty({ type: 'integer' })
  alg: number;
}

export class PasskeySelection {
  /** @example 'required' */
  @ApiProperty({ enum: ['required'] })
  residentKey: 'required';
  /** @example true */
  requireResidentKey: boolean;
  /** @example 'required' */
  @ApiProperty({ enum: ['required'] })
  userVerification: 'required';
}

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. Valid for five minutes and one passkey. */
export class PasskeyRegistrationOptions {
  /** @example 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ' */
  challenge: string;
  rp: PasskeySite;
  user: PasskeyOwner;
  pubKeyCredParams: PasskeyAlgorithm[];
  /**
   * Milliseconds.
   * @example 300000
   */
  @ApiProperty({ type: 'integer' })
  timeout: number;
  /** @example 'none' */
  @ApiProperty({ enum: ['none'] })
  attestation: 'none';
  excludeCredentials: PasskeyDescriptor[];
  authenticatorSelection: PasskeySelection;
}

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. Valid for five minutes and one use. */
export class PasskeyAssertionOptions {
  /** @example 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ' */
  challenge: string;
  /** @example 'wattleandfern.example' */
  rpId: string;
  /**
   * Milliseconds.
   * @example 300000
   */
  @ApiProperty({ type: 'integer' })
  timeout: number;
  /** @example 'required' */
  @ApiProperty({ enum: ['required'] })
  userVerification: 'required';
  /** Empty if the browser may offer every passkey for this site. */
  allowCredentials: PasskeyDescriptor[];
}

@ApiSchema({ name: 'Passkey' })
export class PasskeyDto {
  /** @example '5f3c8a52-5d5e-4f0e-9a55-0f1c2d3e4f51' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'My phone' */
  name: string;
  /**
   * The provider syncs it to the person's other devices.
   * @example true
   */
  synced: boolean;
  /** @example '2027-01-04T09:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /** @example '2027-01-05T18:12:00.000Z' */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt: string | null;
}

export class PasskeyList {
  /** At most ten, oldest first. */
  items: PasskeyDto[];
}

export class AddedPasskey {
  passkey: PasskeyDto;
  /**
   * Ten codes, shown only once, if this passkey is the account's first second step.
   * @example ['ABCDE-FGHJK-MNPQR', 'STUVW-XYZ23-45678']
   */
  @ApiProperty({ type: [String], nullable: true })
  recoveryCodes: string[] | null;
}

export const toPasskeyDto = ({
  id,
  name,
  synced,
  createdAt,
  lastUsedAt,
}: Pick<Passkey, 'id' | 'name' | 'synced' | 'createdAt' | 'lastUsedAt'>): PasskeyDto => ({
  id,
  name,
  synced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
