import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { UserType } from '../../../platform/identity/index.js';
import type { PersonCard } from '../../profiles/index.js';
import { INTERVIEW_STATES, type InterviewState } from '../interview-states.js';

const EXAMPLE_USERNAME = '1795341600:9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21';

/** Who sits across. */
@ApiSchema({ name: 'CallPartner' })
export class CallPartnerDto {
  /** @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'Lena' */
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
  /** @example 'Munich' */
  place: string;
  /** @example 'Europe/Berlin' */
  timeZone: string;
}

/** A network privacy choice. */
@ApiSchema({ name: 'CallRelay' })
export class CallRelayDto {
  /**
   * Whether this installation has a relay.
   * @example true
   */
  available: boolean;
  /**
   * Whether this person's calls go through the relay only, which hides their address from the other one.
   * @example false
   */
  only: boolean;
}

/** The room of an interview, as one of its two people sees it before and after it is open. */
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
   * The server's time, by which the room opens: the clock of a phone may be wrong.
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

/** A relay, in the form in which `RTCPeerConnection` takes it. */
@ApiSchema({ name: 'IceServer' })
export class IceServerDto {
  /** @example ['turn:relay.example:3478'] */
  urls: string[];
  /** @example '1795341600:9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21' */
  username: string;
  /** @example 'LQtuqkt/5tOjCcji1HCd5tdeJNQ=' */
  credential: string;
}

/** How the browsers of a call may find each other. */
@ApiSchema({ name: 'IceServers' })
export class IceServersDto {
  /** Empty where the installation has no relay. */
  @ApiProperty({
    type: () => [IceServerDto],
    example: [
      { urls: ['turn:relay.example:3478'], username: EXAMPLE_USERNAME, credential: 'LQtuqkt/5tOjCcji1HCd5tdeJNQ=' },
    ],
  })
  iceServers: IceServerDto[];
  /** When the relay stops taking these: an hour at most, and not after the room has closed. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-22T10:00:00.000Z' })
  expiresAt: string | null;
  /**
   * Whether this person's calls go through the relay only.
   * @example false
   */
  relayOnly: boolean;
}

/** How I wish to be connected, in all calls to come. */
export class CallPreferencesInput {
  /** @example true */
  @IsBoolean()
  relayOnly: boolean;
}

export function toCallPartner(card: PersonCard): CallPartnerDto {
  const { id, displayName, userType, photo, photoPreview, place, timeZone } = card;
  return { id, displayName, userType, photo, photoPreview, place, timeZone };
}
