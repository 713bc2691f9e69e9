import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

export const REVIEW_ANSWERS = ['yes', 'mostly', 'no'] as const;
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number];

/** One person's review of the other after a placement. */
@Entity('reviews')
@Unique(['agreementId', 'authorId'])
@Check('reviews_stars_check', `"stars" BETWEEN 1 AND 5`)
@Check('reviews_hours_as_agreed_check', `"hours_as_agreed" IN ('yes', 'mostly', 'no')`)
@Check('reviews_pay_on_time_check', `"pay_on_time" IN ('yes', 'mostly', 'no')`)
@Check('reviews_house_rules_check', `"house_rules" IN ('yes', 'mostly', 'no')`)
@Check('reviews_communication_check', `"communication" IN ('yes', 'mostly', 'no')`)
@Check('reviews_others_check', `"author_id" <> "about_id"`)
@Index(['aboutId', 'writtenAt', 'id'])
@Index('reviews_unopened_idx', ['agreementId'], { where: 'opened_at IS NULL' })
export class Review {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Agreement')
  agreementId: string;

  @Index()
  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  authorId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  aboutId: string;

  @Column('smallint')
  stars: number;

  @Column('text')
  words: string;

  @Column('text')
  hoursAsAgreed: ReviewAnswer;

  /** Au pairs only. */
  @Column('text', { nullable: true })
  payOnTime: ReviewAnswer | null;

  @Column('text')
  houseRules: ReviewAnswer;

  @Column('text')
  communication: ReviewAnswer;

  /** For moderators only. */
  @Column('text', { nullable: true })
  moderatorNote: string | null;

  /** In milliseconds, because page cursors contain it. */
  @Column({ type: 'timestamptz', precision: 3 })
  writtenAt: Date;

  @Column('timestamptz')
  editedAt: Date;

  /** Since when it is published; it then no longer changes. */
  @Column('timestamptz', { nullable: true })
  openedAt: Date | null;

  /** The reviewed person's only reply. */
  @Column('text', { nullable: true })
  reply: string | null;

  @Column('timestamptz', { nullable: true })
  repliedAt: Date | null;

  /** Removed by a moderator: hidden and not counted. */
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
