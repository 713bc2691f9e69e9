import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../../platform/http/index.js';
import { TimeZone } from '../../platform/validation/index.js';
import { OtherPersonDto, toOtherPerson, type PersonCard } from '../profiles/index.js';
import { findingsIn, ScamFindingDto } from '../safety/index.js';
import type { InterviewProposal } from './interview-proposal.entity.js';
import {
  INTERVIEW_LENGTHS,
  INTERVIEW_STATES,
  INTERVIEW_STEPS,
  stepsOf,
  type InterviewLength,
  type InterviewState,
  type InterviewStep,
} from './interview-states.js';
import type { Interview } from './interview.entity.js';
import { messages } from './texts.js';
import { partOf, situationOf } from './interview-situation.js';
import { closesAt, opensAt } from './room-opening-times.js';
import { momentOf, wallTimeOf } from './wall-time.js';

const MOST_TIMES = 3;
const LONGEST_WORD = 300;
const PARAGRAPHS = /^(?:[^\p{Cc}\p{Cs}]|[\t\n])*$/u;

/** Times in the proposer's time zone. */
export class ProposedTimesInput {
  /** @example 30 */
  @IsIn(INTERVIEW_LENGTHS, { message: messages.minutes })
  @ApiProperty({ type: 'integer', enum: INTERVIEW_LENGTHS })
  minutes: InterviewLength;

  /**
   * The zone of the times; an IANA name.
   * @example 'Australia/Sydney'
   */
  @TimeZone()
  timeZone: string;

  /**
   * One to three, at least 15 minutes and at most 90 days ahead. A time that occurs twice when clocks go back is the
   * first one; a time skipped when clocks go forward is not accepted.
   * @example ['2026-11-23T18:30', '2026-11-24T07:00']
   */
  @MaxLength(40, { each: true, message: messages.times.unreadable })
  @IsString({ each: true, message: messages.times.unreadable })
  @ArrayMaxSize(MOST_TIMES, { message: messages.times.count })
  @ArrayMinSize(1, { message: messages.times.count })
  @IsArray({ message: messages.times.count })
  @ApiProperty({ type: [String], minItems: 1, maxItems: MOST_TIMES })
  times: string[];
}

export class ProposeInterviewInput extends ProposedTimesInput {
  /**
   * The conversation of the two.
   * @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f'
   */
  @IsUUID('loose')
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
}

export class AcceptInterviewInput {
  /**
   * The accepted time.
   * @example '7d0f7c9e-3f0a-4b6e-9a53-2b7f1f0c9d11'
   */
  @IsUUID('loose')
  @ApiProperty({ format: 'uuid' })
  proposalId: string;
}

/** A message to the other person, optional. */
export class InterviewWordInput {
  /** @example 'My exams have been moved to that week. After the 12th I am all yours.' */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
  )
  @Matches(PARAGRAPHS, { message: messages.word.unreadable })
  @MaxLength(LONGEST_WORD, { message: messages.word.long })
  @IsString()
  @ApiPropertyOptional({ maxLength: LONGEST_WORD, default: '' })
  word: string = '';
}

const INTERVIEW_VIEWS = ['upcoming', 'waiting', 'past'] as const;
export type InterviewView = (typeof INTERVIEW_VIEWS)[number];

export class InterviewsQuery extends PageQuery {
  /**
   * Scheduled ones and those whose room is still open, next first; pending ones; or past ones, latest first.
   * @example 'upcoming'
   */
  @IsIn(INTERVIEW_VIEWS)
  @ApiProperty({ enum: INTERVIEW_VIEWS })
  view: InterviewView;
}

/** A pending time. */
@ApiSchema({ name: 'InterviewProposal' })
export class InterviewProposalDto {
  /** @example '7d0f7c9e-3f0a-4b6e-9a53-2b7f1f0c9d11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example '2026-11-23T07:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  startsAt: string;
  /** @example '2026-11-23T08:00:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  endsAt: string;
  /**
   * The proposer's clocks go back that night and show this time twice: the first one is meant.
   * @example false
   */
  firstOfTwo: boolean;
}

@ApiSchema({ name: 'Interview' })
export class InterviewDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
  with: OtherPersonDto;
  /** @example 'proposed' */
  @ApiProperty({ enum: INTERVIEW_STATES })
  state: InterviewState;
  /**
   * Scheduled, with a proposed change. The agreed time stays until another one is accepted.
   * @example false
   */
  moving: boolean;
  /**
   * The caller's possible steps.
   * @example ['propose', 'accept', 'decline']
   */
  @ApiProperty({ enum: INTERVIEW_STEPS, enumName: 'InterviewStep', isArray: true, example: ['propose', 'accept'] })
  steps: InterviewStep[];
  /**
   * Who made the latest proposal.
   * @example '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21'
   */
  @ApiProperty({ format: 'uuid' })
  proposedBy: string;
  /**
   * The length of the latest proposal.
   * @example 30
   */
  @ApiProperty({ type: 'integer', enum: INTERVIEW_LENGTHS })
  minutes: InterviewLength;
  /** At most three, while they are pending. */
  proposals: InterviewProposalDto[];
  /** The agreed time. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  startsAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  endsAt: string | null;
  /** The room opens … */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  opensAt: string | null;
  /** … and closes. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  closesAt: string | null;
  /** When it was held; null if its time passed without both in the room. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  heldAt: string | null;
  /**
   * The message of a decline or cancellation; empty if there is none.
   * @example ''
   */
  word: string;
  /** Warnings about the other person's message. */
  findings: ScamFindingDto[];
  /** Who declined or cancelled it. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: null })
  closedBy: string | null;
  /**
   * When someone last changed it.
   * @example '2026-11-20T08:30:00.000Z'
   */
  @ApiProperty({ format: 'date-time' })
  changedAt: string;
  /**
   * The server's time of the response: phone clocks differ.
   * @example '2026-11-20T08:30:00.000Z'
   */
  @ApiProperty({ format: 'date-time' })
  now: string;
}

/** The newest interview of a conversation, in any state. */
@ApiSchema({ name: 'ConversationInterview' })
export class ConversationInterviewDto {
  @ApiProperty({ type: InterviewDto, nullable: true })
  interview: InterviewDto | null;
}

@ApiSchema({ name: 'InterviewPage' })
export class InterviewPageDto {
  items: InterviewDto[];
  /** Cursor of the next page; `null` at the end. */
  @ApiProperty({ type: String, nullable: true, example: null })
  nextCursor: string | null;
}

/** The interview from one person's view. */
export function toInterview(
  interview: Interview,
  proposals: readonly InterviewProposal[],
  viewerId: string,
  partner: PersonCard | undefined,
  now: Date,
): InterviewDto {
  const { startsAt, endsAt } = interview;
  const situation = situationOf(interview, proposals.length);
  return {
    id: interview.id,
    conversationId: interview.conversationId,
    with: toOtherPerson(partnerIdOf(interview, viewerId), partner),
    state: interview.state,
    moving: situation === 'moving',
    steps: stepsOf(situation, partOf(interview, viewerId)),
    proposedBy: interview.proposedBy,
    minutes: interview.minutes,
    proposals: proposals.map(toProposal),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    opensAt: startsAt && opensAt(startsAt).toISOString(),
    closesAt: endsAt && closesAt(endsAt).toISOString(),
    heldAt: interview.heldAt?.toISOString() ?? null,
    word: interview.word,
    findings: interview.closedBy === viewerId ? [] : findingsIn(interview.word, 'message'),
    closedBy: interview.closedBy,
    changedAt: interview.changedAt.toISOString(),
    now: now.toISOString(),
  };
}

export const partnerIdOf = ({ familyId, auPairId }: Pick<Interview, 'familyId' | 'auPairId'>, viewerId: string) =>
  viewerId === familyId ? auPairId : familyId;

function toProposal({ id, startsAt, endsAt, timeZone }: InterviewProposal): InterviewProposalDto {
  return {
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    firstOfTwo: momentOf(wallTimeOf(startsAt, timeZone), timeZone)?.kind === 'twice',
  };
}

/** `interview.changed`, to both people: load the interview again. */
@ApiSchema({ name: 'InterviewChanged' })
export class InterviewChangedDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  interviewId: string;
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  conversationId: string;
}
