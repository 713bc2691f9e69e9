import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import { IsString, Length, Matches, MaxLength } from 'class-validator';
import { messages } from '../texts.js';
import type { PushSubscription } from './push-subscription.entity.js';

/** The contents of a browser's `PushSubscription.toJSON()`, and a device name. */
export class PushSubscriptionInput {
  /** @example 'https://fcm.googleapis.com/fcm/send/dXB4' */
  @IsString()
  @MaxLength(2_000)
  endpoint: string;

  /**
   * The browser's public key: 65 bytes in base64url.
   * @example 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
   */
  @Matches(/^[\w-]{87}=?$/, { message: messages.pushKeys })
  p256dh: string;

  /**
   * The browser's secret: 16 bytes in base64url.
   * @example 'tBHItJI5svbpez7KI4CCXg'
   */
  @Matches(/^[\w-]{22}={0,2}$/, { message: messages.pushKeys })
  auth: string;

  /** @example 'Firefox on Android' */
  @IsString()
  @Length(1, 80)
  device: string;
}

/** Replaces a subscription that the browser has given up. The old one’s secret proves that it is the same browser. */
export class PushRenewalInput extends OmitType(PushSubscriptionInput, ['device'] as const) {
  /** @example 'https://fcm.googleapis.com/fcm/send/b2xk' */
  @IsString()
  @MaxLength(2_000)
  oldEndpoint: string;

  /** @example 'c2VjcmV0IG9mIHRoZSBvbA' */
  @Matches(/^[\w-]{22}={0,2}$/, { message: messages.pushKeys })
  oldAuth: string;
}

/** A browser that shows the caller's notifications. */
@ApiSchema({ name: 'PushDevice' })
export class PushDeviceDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'Firefox on Android' */
  device: string;
  /**
   * The last characters of its address, by which a browser recognises itself.
   * @example 'Zy4YfYCA_0QTpQtU'
   */
  endpointEnd: string;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  /** When it was last sent a notification. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  lastToldAt: string | null;
}

@ApiSchema({ name: 'PushDevices' })
export class PushDevicesDto {
  /**
   * The VAPID public key (`applicationServerKey`); `null` if this installation sends no push.
   * @example 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
   */
  @ApiProperty({ type: String, nullable: true })
  publicKey: string | null;
  /** Newest first, at most ten. */
  items: PushDeviceDto[];
}

const ENDPOINT_END = 16;

export function toPushDevice({ id, device, endpoint, createdAt, lastToldAt }: PushSubscription): PushDeviceDto {
  return {
    id,
    device,
    endpointEnd: endpoint.slice(-ENDPOINT_END),
    createdAt: createdAt.toISOString(),
    lastToldAt: lastToldAt?.toISOString() ?? null,
  };
}
