import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { PageQuery } from '../../platform/http/index.js';
import { OptionalText, Text } from '../../platform/validation/index.js';
import { FocalPoint } from '../media/index.js';
import { NoContact, spokenName, Verified, type PersonCard } from '../profiles/index.js';
import { messages } from './texts.js';
import type { ReviewPhase } from './review-rules.js';
import { REVIEW_ANSWERS, type Review, type ReviewAnswer } from './review.entity.js';
import type { OpenReviewRow } from './reviews.repository.js';

const PHASES = ['too_early', 'writable', 'closed', 'never'] as const satisfies readonly ReviewPhase[];
const USER_TYPES = ['family', 'aupair'] as const;

/** A review. It can be changed until it is published. */
export class ReviewInput {
  /** @example 5 */
  @Max(5, { message: messages.stars })
  @Min(1, { message: messages.stars })
  @IsInt({ message: messages.stars })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  stars: number;

  /** @example 'Lena had the boys out of the door before we had found our keys. She said when something was too much, and we are better for it.' */
  @Text({ min: 50, max: 2000, paragraphs: true, words: messages.words })
  @NoContact()
  words: string;

  /**
   * The hours were as agreed.
   * @example 'yes'
   */
  @IsIn(REVIEW_ANSWERS, { message: messages.answer })
  @ApiProperty({ enum: REVIEW_ANSWERS, enumName: 'ReviewAnswer' })
  hoursAsAgreed: ReviewAnswer;

  /**
   * Au pairs only: pay was on time.
   * @example 'mostly'
   */
  @IsOptional()
  @IsIn(REVIEW_ANSWERS, { message: messages.answer })
  @ApiProperty({ type: 'string', enum: REVIEW_ANSWERS, nullable: true })
  payOnTime?: ReviewAnswer | null;

  /**
   * House rules were clear and kept.
   * @example 'yes'
   */
  @IsIn(REVIEW_ANSWERS, { message: messages.answer })
  @ApiProperty({ enum: REVIEW_ANSWERS, enumName: 'ReviewAnswer' })
  houseRules: ReviewAnswer;

  /**
   * Communication was open.
   * @example 'yes'
   */
  @IsIn(REVIEW_ANSWERS, { message: messages.answer })
  @ApiProperty({ enum: REVIEW_ANSWERS, enumName: 'ReviewAnswer' })
  communication: ReviewAnswer;

  /**
   * A note for moderators only.
   * @example 'The grandmother had a key and came in unannounced. We settled it, but you may want to know.'
   */
  @OptionalText({ max: 500, paragraphs: true, words: messages.moderatorNote })
  moderatorNote?: string | null;
}

export class ReviewReplyInput {
  /** @example 'Thank you, Lena. The shoes still go to bed under their tea towels.' */
  @Text({ min: 1, max: 1000, paragraphs: true, words: messages.reply })
  @NoContact()
  words: string;
}

/** The reviewed person, and the page. */
export class ReviewQuery extends PageQuery {
  /**
   * The reviewed person.
   * @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'
   */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @IsUUID('loose', { message: messages.aboutId })
  @ApiProperty({ format: 'uuid' })
  aboutId: string;
}

/** A person in a review. */
export class ReviewPerson {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  id: string;
  /**
   * Their name within a sentence.
   * @example 'the Hartley family'
   */
  displayName: string;
  /** @example 'aupair' */
  @ApiProperty({ enum: USER_TYPES })
  userType: PersonCard['userType'];
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  photo: string | null;
  /** @example 'data:image/webp;base64,UklGRg==' */
  photoPreview: string | null;
  @ApiProperty({ type: FocalPoint, nullable: true })
  photoFocalPoint: FocalPoint | null;
  /**
   * Their page is visible.
   * @example true
   */
  active: boolean;
  /** As on their card: null until their documents are verified, and once they have expired. */
  @ApiProperty({ type: () => Verified, nullable: true })
  verified: Verified | null;
}

export class ReviewReply {
  /** @example 'Thank you, Lena. The shoes still go to bed under their tea towels.' */
  words: string;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  repliedAt: string;
}

/** A published review. */
@ApiSchema({ name: 'Review' })
export class ReviewDto {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Null if the viewer may no longer see them. */
  @ApiProperty({ type: () => ReviewPerson, nullable: true })
  author: ReviewPerson | null;

  /** @example 5 */
  @ApiProperty({ type: 'integer' })
  stars: number;

  /** @example 'Lena had the boys out of the door before we had found our keys.' */
  words: string;

  /** @example 'yes' */
  @ApiProperty({ enum: REVIEW_ANSWERS, enumName: 'ReviewAnswer' })
  hoursAsAgreed: ReviewAnswer;

  /** @example 'mostly' */
  @ApiProperty({ type: 'string', enum: REVIEW_ANSWERS, nullable: true })
  payOnTime: ReviewAnswer | null;

  /** @example 'yes' */
  @ApiProperty({ enum: REVIEW_ANSWERS, enumName: 'ReviewAnswer' })
  houseRules: ReviewAnswer;

  /** @example 'yes' */
  @ApiProperty({ enum: REVIEW_ANSWERS, enumName: 'ReviewAnswer' })
  communication: ReviewAnswer;

  /**
   * The month in which the placement began.
   * @example '2026-03'
   */
  stayFrom: string;

  /**
   * The month in which it ended.
   * @example '2026-09'
   */
  stayUntil: string;

  /** @example true */
  endedEarly: boolean;

  @ApiProperty({ type: () => ReviewReply, nullable: true })
  reply: ReviewReply | null;
}

/** One page of the reviews about someone, newest first. */
export class ReviewPage {
  items: ReviewDto[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;

  /**
   * The average of all published reviews, to one decimal; null without any.
   * @example 4.8
   */
  average: number | null;

  /** @example 5 */
  @ApiProperty({ type: 'integer' })
  count: number;
}

/** The caller's review of a placement. */
export class OwnReview extends ReviewInput {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  editedAt: string;
}

/** The caller's placement, with its reviews. */
export class ReviewedPlacement {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  agreementId: string;

  /** The other person; null if their account is deleted. */
  @ApiProperty({ type: () => ReviewPerson, nullable: true })
  other: ReviewPerson | null;

  /** @example '2026-03-01' */
  startsOn: string;

  /**
   * Its last day.
   * @example '2026-09-01'
   */
  endsOn: string;

  /**
   * writable: the caller can write and change theirs. closed: both are published. too_early: it has lasted less than
   * 14 days. never: there was no placement.
   * @example 'writable'
   */
  @ApiProperty({ enum: PHASES })
  phase: ReviewPhase;

  /**
   * When both are published, unless both are written before.
   * @example '2026-09-15T00:00:00.000Z'
   */
  @ApiProperty({ format: 'date-time' })
  opensAt: string;

  @ApiProperty({ type: () => OwnReview, nullable: true })
  own: OwnReview | null;

  /** Null until both are published. */
  @ApiProperty({ type: () => ReviewDto, nullable: true })
  theirs: ReviewDto | null;
}

/** Placements that are over and can still be reviewed. */
export class PlacementsToReview {
  items: ReviewedPlacement[];
}

export function toReviewPerson(card: PersonCard | undefined): ReviewPerson | null {
  if (!card) return null;
  const { id, userType, photo, photoPreview, photoFocalPoint, active, verified } = card;
  return { id, displayName: spokenName(card), userType, photo, photoPreview, photoFocalPoint, active, verified };
}

export function toReview(row: OpenReviewRow, author: PersonCard | undefined): ReviewDto {
  return {
    id: row.id,
    author: toReviewPerson(author),
    stars: row.stars,
    words: row.words,
    hoursAsAgreed: row.hoursAsAgreed,
    payOnTime: row.payOnTime,
    houseRules: row.houseRules,
    communication: row.communication,
    stayFrom: row.startsOn.slice(0, 7),
    stayUntil: row.lastDay.slice(0, 7),
    endedEarly: row.endedEarly,
    reply: row.reply && row.repliedAt ? { words: row.reply, repliedAt: row.repliedAt.toISOString() } : null,
  };
}

export function toOwnReview(review: Review): OwnReview {
  return {
    id: review.id,
    stars: review.stars,
    words: review.words,
    hoursAsAgreed: review.hoursAsAgreed,
    payOnTime: review.payOnTime,
    houseRules: review.houseRules,
    communication: review.communication,
    moderatorNote: review.moderatorNote,
    editedAt: review.editedAt.toISOString(),
  };
}
