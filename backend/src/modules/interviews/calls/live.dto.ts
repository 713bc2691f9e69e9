import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Nested } from '../../../platform/http/index.js';
import { messages } from './texts.js';

const DESCRIPTION_TYPES = ['offer', 'answer'] as const;
/** `reconnecting`: the connection was lost a moment ago. `away`: not connected. `left`: hung up. */
const PRESENCES = ['here', 'reconnecting', 'away', 'left'] as const;
export type CallPresence = (typeof PRESENCES)[number];

const MOST_SDP = 32_000;
const MOST_CANDIDATE = 1_000;

/** An offer or answer, as `RTCPeerConnection` gives it. */
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

/** An ICE candidate. An empty one marks the end. */
@ApiSchema({ name: 'CallCandidate' })
export class CallCandidate {
  /** @example 'candidate:1 1 udp 2122260223 192.0.2.7 53421 typ host' */
  @ApiProperty({ maxLength: MOST_CANDIDATE })
  @IsString()
  @MaxLength(MOST_CANDIDATE)
  candidate: string;

  /** @example '0' */
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 64 })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  sdpMid?: string | null;

  /** @example 0 */
  @ApiProperty({ type: 'integer', nullable: true, required: false, minimum: 0, maximum: 64 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(64)
  sdpMLineIndex?: number | null;

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
   * Created by the page when it opens, and constant until it closes.
   * @example '3f1f8b0e-52a6-4f0c-9d35-0c1f6f1c2a77'
   */
  @ApiProperty({ format: 'uuid' })
  @IsUUID('loose')
  visitId: string;
}

/**
 * `call.join`: take the seat; repeated after each reconnect and every 20 seconds. The first one of a page takes the
 * seat over from another tab of the same person; later ones then fail with `call_taken_over`.
 */
export class CallJoinEvent extends CallLeaveEvent {
  /**
   * Whether this page has joined before.
   * @example false
   */
  @IsBoolean()
  again: boolean;
}

/** `call.signal`: for the other browser. Exactly one of `description` and `candidate`. */
export class CallSignalEvent extends CallLeaveEvent {
  /**
   * The visit of the other person that this is for.
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

/** The other person's presence. */
@ApiSchema({ name: 'CallOther' })
export class CallOtherDto {
  /** @example 'here' */
  @ApiProperty({ enum: PRESENCES, enumName: 'CallPresence' })
  state: CallPresence;

  /** Null while they are away. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: '8f14e45f-ceea-467f-a9c4-6d4f8a1b2c3d' })
  visitId: string | null;
}

/** The acknowledgement of `call.join`. */
@ApiSchema({ name: 'CallJoined' })
export class CallJoinedDto {
  @ApiProperty()
  other: CallOtherDto;

  /**
   * Whether this side yields when both send an offer at once: the au pair's side does.
   * @example true
   */
  polite: boolean;

  /** @example '2026-11-22T09:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  closesAt: string;
}

/** The acknowledgement of `call.signal` and `call.leave`. */
@ApiSchema({ name: 'CallAcknowledged' })
export class CallAcknowledgedDto {}

/** `call.presence`: the other person has joined, lost the connection or left. */
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
   * The sending visit.
   * @example '3f1f8b0e-52a6-4f0c-9d35-0c1f6f1c2a77'
   */
  @ApiProperty({ format: 'uuid' })
  from: string;

  /**
   * The receiving visit; other visits ignore it.
   * @example '8f14e45f-ceea-467f-a9c4-6d4f8a1b2c3d'
   */
  @ApiProperty({ format: 'uuid' })
  to: string;

  @ApiProperty({ type: () => CallDescription, nullable: true })
  description: CallDescription | null;

  @ApiProperty({ type: () => CallCandidate, nullable: true })
  candidate: CallCandidate | null;
}

/** `call.taken-over`: the person has opened the room on another page, so this page has left it. */
@ApiSchema({ name: 'CallTakenOver' })
export class CallTakenOverDto {
  /** @example '0199b2c4-3a5e-7d10-9c1b-2f4a6d8e0b11' */
  @ApiProperty({ format: 'uuid' })
  interviewId: string;
}

/** `call.closed`: the two may no longer meet. The page stops audio and video at once. */
@ApiSchema({ name: 'CallClosed' })
export class CallClosedDto {
  /** @example '0199b2c4-3a5e-7d10-9c1b-2f4a6d8e0b11' */
  @ApiProperty({ format: 'uuid' })
  interviewId: string;
}
