import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { UserType } from '../../../platform/identity/index.js';
import { FocalPoint } from '../../media/index.js';
import { spokenName, Verified, type PersonCard } from '../../profiles/index.js';
import { INTERVIEW_STATES, type InterviewState } from '../interview-states.js';

const EXAMPLE_USERNAME = '1795341600:9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21';

/** The other person. */
@ApiSchema({ name: 'CallPartner' })
export class CallPartnerDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /**
   * Their name within a sentence.
   * @example 'the Hartley family'
   */
  displayName: string;
  /** @example 'aupair' */
  @ApiProperty({ enum: ['family', 'aupair'] })
  userType: UserType;
  /** @example '4f0c2d1e-8b7a-4c6d-9e5f-0a1b2c3d4e5f' */
  @ApiProperty({ type: String, nullable: true })
  photo: string | null;
  /** @example 'data:image/webp;base64,UklGR' */
  @ApiProperty({ type: String, nullable: true })
  photoPreview: string | null;
  @ApiProperty({ type: FocalPoint, nullable: true })
  photoFocalPoint: FocalPoint | null;
  /** @example 'Munich' */
  place: string;
  /** @example 'Europe/Berlin' */
  timeZone: string;
  /** As on their card: null until their documents are verified, and once they have expired. */
  @ApiProperty({ type: () => Verified, nullable: true })
  verified: Verified | null;
}

/** Network privacy. */
@ApiSchema({ name: 'CallRelay' })
export class CallRelayDto {
  /**
   * Whether this installation has a relay.
   * @example true
   */
  available: boolean;
  /**
   * Whether the caller's calls use only the relay, which hides their IP address.
   * @example false
   */
  only: boolean;
}

/** The room of an interview for one of its two people, before and after it opens. */
@ApiSchema({ name: 'CallRoom' })
export class CallRoomDto {
  /** @example '0199b2c4-3a5e-7d10-9c1b-2f4a6d8e0b11' */
  @ApiProperty({ format: 'uuid' })
  interviewId: string;
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
  /** @example 'scheduled' */
  @ApiProperty({ enum: INTERVIEW_STATES })
  state: InterviewState;
  /**
   * The server's time, which decides when the room opens: a phone's clock may be wrong.
   * @example '2026-11-22T08:45:00.000Z'
   */
  @ApiProperty({ format: 'date-time' })
  now: string;
  /** @example '2026-11-22T08:50:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  opensAt: string;
  /** @example '2026-11-22T09:00:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  startsAt: string;
  /** @example '2026-11-22T09:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  endsAt: string;
  /** @example '2026-11-22T10:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  closesAt: string;
  @ApiProperty()
  other: CallPartnerDto;
  @ApiProperty()
  relay: CallRelayDto;
}

/** A relay, as `RTCPeerConnection` takes it. */
@ApiSchema({ name: 'IceServer' })
export class IceServerDto {
  /** @example ['turn:relay.example:3478'] */
  urls: string[];
  /** @example '1795341600:9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  username: string;
  /** @example 'LQtuqkt/5tOjCcji1HCd5tdeJNQ=' */
  credential: string;
}

/** STUN and TURN servers for a call. */
@ApiSchema({ name: 'IceServers' })
export class IceServersDto {
  /** Empty if the installation has no relay. */
  @ApiProperty({
    type: () => [IceServerDto],
    example: [
      { urls: ['turn:relay.example:3478'], username: EXAMPLE_USERNAME, credential: 'LQtuqkt/5tOjCcji1HCd5tdeJNQ=' },
    ],
  })
  iceServers: IceServerDto[];
  /** When these credentials expire: after at most an hour, and not after the room has closed. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-22T10:00:00.000Z' })
  expiresAt: string | null;
  /**
   * Whether the caller's calls use only the relay.
   * @example false
   */
  relayOnly: boolean;
}

/** The caller's settings for future calls. */
export class CallPreferencesInput {
  /** @example true */
  @IsBoolean()
  relayOnly: boolean;
}

export function toCallPartner(card: PersonCard): CallPartnerDto {
  const { id, userType, photo, photoPreview, photoFocalPoint, place, timeZone, verified } = card;
  return {
    id,
    displayName: spokenName(card),
    userType,
    photo,
    photoPreview,
    photoFocalPoint,
    place,
    timeZone,
    verified,
  };
}
