import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, Length } from 'class-validator';
import { MayBeOmitted, PageQuery } from '../../platform/http/index.js';
import { AuPairCard, FamilyCard } from '../search/index.js';
import { findingsIn, ScamFindingDto } from '../safety/index.js';
import {
  APPLICATION_MOVES,
  APPLICATION_STATES,
  isOpen,
  movesOf,
  type ApplicationMove,
  type ApplicationState,
} from './application-states.js';
import { messages } from './texts.js';
import { DECLINE_WORDS, type DeclineWord, type JobListingApplication } from './job-listing-application.entity.js';
import { JobListingFacts } from './job-listing.dto.js';

const { fields } = messages;
const PERSONAL_MOVES = APPLICATION_MOVES.filter((move) => move !== 'close');

export class ApplicationInput {
  /** @example 'Your two sound like my cousins. I am free from February and would love to hear more.' */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @Length(50, 1000, { message: fields.between('Your note', 50, 1000) })
  note: string;

  /**
   * Apply despite the known `obstacles`.
   * @example false
   */
  @MayBeOmitted()
  @IsBoolean({ message: fields.yesOrNo })
  @ApiPropertyOptional()
  knowingly?: boolean;
}

export class ApplicationMoveInput {
  /** @example 'shortlist' */
  @IsIn(PERSONAL_MOVES, { message: fields.state })
  @ApiProperty({ enum: PERSONAL_MOVES })
  move: Exclude<ApplicationMove, 'close'>;

  /**
   * The predefined decline message; the first one if omitted.
   * @example 'dates'
   */
  @MayBeOmitted()
  @IsIn(DECLINE_WORDS, { message: fields.word })
  @ApiPropertyOptional({ enum: DECLINE_WORDS, enumName: 'DeclineWord' })
  word?: DeclineWord;
}

export class ApplicationQuery extends PageQuery {
  /**
   * Only open applications.
   * @example 'true'
   */
  @IsOptional()
  @IsIn(['true', 'false'], { message: fields.yesOrNo })
  @ApiPropertyOptional({ enum: ['true', 'false'] })
  open?: 'true' | 'false';
}

/** An application, as seen by its au pair or its family. */
export class Application {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /** @example 'applied' */
  @ApiProperty({ enum: APPLICATION_STATES, enumName: 'ApplicationState' })
  state: ApplicationState;
  /** @example 'Your two sound like my cousins. I am free from February and would love to hear more.' */
  note: string;
  /** Warnings for the family about the note; empty for the au pair. */
  findings: ScamFindingDto[];
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  appliedAt: string;
  /** When the state last changed. */
  @ApiProperty({ format: 'date-time', example: '2026-11-20T08:30:00.000Z' })
  movedAt: string;
  /** When it closes automatically; null once it is decided. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-25T08:30:00.000Z' })
  answerBy: string | null;
  /** The message of a decline, or why it closed. */
  @ApiProperty({ type: String, nullable: true, example: null })
  word: string | null;
  /** The conversation, once accepted. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: null })
  conversationId: string | null;
  /**
   * Only in the response to `accept`: whether the note is in the conversation. If not, it follows once a moderator has
   * approved it, or not at all.
   * @example true
   */
  @ApiPropertyOptional()
  noteDelivered?: boolean;
  /**
   * The caller's possible moves.
   * @example ['withdraw']
   */
  @ApiProperty({ enum: APPLICATION_MOVES, enumName: 'ApplicationMove', isArray: true })
  moves: ApplicationMove[];
  jobListing: JobListingFacts;
  /** For the family; null for the au pair, and while the au pair's profile is paused. */
  @ApiProperty({ type: () => AuPairCard, nullable: true })
  auPair: AuPairCard | null;
  /** For the au pair; null for the family, and while the family's profile is paused. */
  @ApiProperty({ type: () => FamilyCard, nullable: true })
  family: FamilyCard | null;
}

/** One page of applications, newest first. */
export class ApplicationPage {
  items: Application[];
  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}

interface Shown {
  by: 'family' | 'auPair';
  /** A co-parent only reads. */
  mayMove: boolean;
  jobListing: JobListingFacts;
  auPair: AuPairCard | null;
  family: FamilyCard | null;
}

export function toApplication(row: JobListingApplication, shown: Shown): Application {
  const { by, mayMove, jobListing, auPair, family } = shown;
  return {
    id: row.id,
    state: row.state,
    note: row.note,
    findings: by === 'family' ? findingsIn(row.note, 'note') : [],
    appliedAt: row.appliedAt.toISOString(),
    movedAt: row.movedAt.toISOString(),
    answerBy: isOpen(row.state) ? row.answerBy.toISOString() : null,
    word: row.word && messages.words[row.word],
    conversationId: row.conversationId,
    moves: mayMove ? movesOf(row.state, by) : [],
    jobListing,
    auPair,
    family,
  };
}
