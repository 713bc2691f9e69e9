import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Nested } from '../../../platform/http/index.js';
import { messages } from './texts.js';

const DESCRIPTION_TYPES = ['offer', 'answer'] as const;
/** `reconnecting`: the line dropped a moment ago. `away`: there is none. `left`: they have hung up. */
const PRESENCES = ['here', 'reconnecting', 'away', 'left'] as const;
export type CallPresence = (typeof PRESENCES)[number];

const MOST_SDP = 32_000;
const MOST_CANDIDATE = 1_000;

/** What one browser proposes or accepts, as `RTCPeerConnection` gives it. */
@ApiSchema({ name: 'CallDescription' })
export class CallDescription {
  /** @example 'offer' */
  @ApiProperty({ enum: DESCRIPTION_TYPES })
  @IsIn(DESCRIPTION_TYPES)
  type: (typeof DESCRIPTION_TYPES)[number];

  /** @example 'v=0' */
  @ApiProperty({ maxLength: MOST_SDP })
  @IsString()
  @MaxLength(MOST_SDP)
  sdp: string;
}

/** A way by which a browser may be reached. An empty one says that there are no more. */
@ApiSchema({ name: 'CallCandidate' })
export class CallCandidate {
  /** @example 'candidate:1 1 udp 2122260223 192.0.2.7 53421 typ host' */
  @ApiProperty({ maxLength: MOST_CANDIDATE })
  @IsString()
  @MaxLength(MOST_CANDIDATE)
  candidate: string;

  /** @example '0' */
  @ApiProperty({ type: String, nullable: true, maxLength: 64 })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  sdpMid: string | null;

  /** @example 0 */
  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: 64 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(64)
  sdpMLineIndex: number | null;

  /** @example 'x7Jd' */
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 256 })
  @IsOptional()
  @IsString()
  @MaxLength(256)
  usernameFragment?: string | null;
}

/** `call.leave`: this page has hung up. */
export class CallLeaveEvent {
  /** @example '0199b2c4-3a5e-7d10-9c1b-2f4a6d8e0b11' */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  interviewId: string;

  /**
   * Made by the page when it opens, the same until it closes.
   * @example '3f1f8b0e-52a6-4f0c-9d35-0c1f6f1c2a77'
   */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  visitId: string;
}

/**
 * `call.join`: sit down, and say so again after each reconnect and every 20 seconds. The first of a page takes the seat
 * over from another tab of the same person; later ones are refused with `call_taken_over` where that has happened.
 */
export class CallJoinEvent extends CallLeaveEvent {
  /**
   * Whether this page has sat here before.
   * @example false
   */
  @IsBoolean()
  again: boolean;
}

/** `call.signal`: for the other one's browser. Exactly one of `description` and `candidate`. */
export class CallSignalEvent extends CallLeaveEvent {
  /**
   * The visit of the other one that this is meant for.
   * @example '8f14e45f-ceea-467f-a9c4-6d4f8a1b2c3d'
   */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  to: string;

  @ApiProperty({ type: () => CallDescription, required: false })
  @IsOptional()
  @Nested(() => CallDescription, { message: messages.description })
  description?: CallDescription;

  @ApiProperty({ type: () => CallCandidate, required: false })
  @IsOptional()
  @Nested(() => CallCandidate, { message: messages.candidate })
  candidate?: CallCandidate;
}

/** Where the other one is. */
@ApiSchema({ name: 'CallOther' })
export class CallOtherDto {
  /** @example 'here' */
  @ApiProperty({ enum: PRESENCES, enumName: 'CallPresence' })
  state: CallPresence;

  /** Null while they are not here. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: '8f14e45f-ceea-467f-a9c4-6d4f8a1b2c3d' })
  visitId: string | null;
}

/** The answer to `call.join`. */
@ApiSchema({ name: 'CallJoined' })
export class CallJoinedDto {
  @ApiProperty()
  other: CallOtherDto;

  /**
   * Whether this side yields when both propose at once. The au pair's does.
   * @example true
   */
  polite: boolean;

  /** @example '2026-11-22T09:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  closesAt: string;
}

/** The answer to `call.signal` and `call.leave`. */
@ApiSchema({ name: 'CallAcknowledged' })
export class CallAcknowledgedDto {}

/** `call.presence`: the other one has come, dropped or left. */
@ApiSchema({ name: 'CallPresenceChanged' })
export class CallPresenceChangedDto extends CallOtherDto {
  /** @example '0199b2c4-3a5e-7d10-9c1b-2f4a6d8e0b11' */
  @ApiProperty({ format: 'uuid' })
  interviewId: string;
}

/** `call.signal`, as it arrives. */
@ApiSchema({ name: 'CallSignal' })
export class CallSignalDto {
  /** @example '0199b2c4-3a5e-7d10-9c1b-2f4a6d8e0b11' */
  @ApiProperty({ format: 'uuid' })
  interviewId: string;

  /**
   * The visit that says it.
   * @example '3f1f8b0e-52a6-4f0c-9d35-0c1f6f1c2a77'
   */
  @ApiProperty({ format: 'uuid' })
  from: string;

  /**
   * The visit that it is meant for; another one lets it be.
   * @example '8f14e45f-ceea-467f-a9c4-6d4f8a1b2c3d'
   */
  @ApiProperty({ format: 'uuid' })
  to: string;

  @ApiProperty({ type: () => CallDescription, nullable: true })
  description: CallDescription | null;

  @ApiProperty({ type: () => CallCandidate, nullable: true })
  candidate: CallCandidate | null;
}

/** `call.taken-over`: the person has opened the room elsewhere, and this page is out of it. */
@ApiSchema({ name: 'CallTakenOver' })
export class CallTakenOverDto {
  /** @example '0199b2c4-3a5e-7d10-9c1b-2f4a6d8e0b11' */
  @ApiProperty({ format: 'uuid' })
  interviewId: string;
}

/** `call.closed`: the two may no longer meet. The page lets go of picture and sound at once. */
@ApiSchema({ name: 'CallClosed' })
export class CallClosedDto {
  /** @example '0199b2c4-3a5e-7d10-9c1b-2f4a6d8e0b11' */
  @ApiProperty({ format: 'uuid' })
  interviewId: string;
}
