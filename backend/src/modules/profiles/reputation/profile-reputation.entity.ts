import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Profile } from '../people/profile.entity.js';

/** The reputation of a person: badge, stars, response rate. No row: nothing yet. */
@Entity('profile_reputations')
@Check('profile_reputations_rating_check', `("rating_average" IS NULL) = ("rating_count" = 0)`)
@Check('profile_reputations_replies_check', `("reply_rate" IS NULL) = ("reply_minutes" IS NULL)`)
@Check('profile_reputations_reply_rate_check', `"reply_rate" BETWEEN 0 AND 100`)
export class ProfileReputation {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Profile, { onDelete: 'CASCADE' })
  userId: string;

  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  /** Null although `verifiedAt` is set: no document expires. */
  @Column('timestamptz', { nullable: true })
  verifiedUntil: Date | null;

  /** Whether an au pair's working with children check was approved and is valid. */
  @Column('boolean', { default: false })
  childrenChecked: boolean;

  /** Of five stars. PostgreSQL returns numerics as text. */
  @Column('numeric', { precision: 2, scale: 1, nullable: true })
  ratingAverage: string | null;

  @Column('integer', { default: 0 })
  ratingCount: number;

  /** The percentage of first messages that were answered. */
  @Column('smallint', { nullable: true })
  replyRate: number | null;

  /** Median minutes to that answer. */
  @Column('integer', { nullable: true })
  replyMinutes: number | null;
}
