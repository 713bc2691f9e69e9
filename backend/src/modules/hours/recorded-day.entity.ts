import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The state of a recorded day. A removed day keeps its row, so that its version keeps rising. */
export type RecordedDayState = 'recorded' | 'confirmed' | 'disputed' | 'removed';

/** The hours of one day of a placement, as the au pair recorded them and the family confirmed them. */
@Entity('recorded_days')
@Index(['familyId'])
@Index(['auPairId'])
@Check('recorded_days_state_check', `"state" IN ('recorded', 'confirmed', 'disputed', 'removed')`)
@Check('recorded_days_minutes_check', `"minutes" BETWEEN 0 AND 1440`)
@Check('recorded_days_version_check', `"version" > 0`)
@Check('recorded_days_confirmed_check', `("state" = 'confirmed') = ("confirmed_at" IS NOT NULL)`)
export class RecordedDay {
  @PrimaryColumn('uuid')
  @ForeignKey('Agreement')
  agreementId: string;

  /** ISO date in the family's time zone. */
  @PrimaryColumn('date')
  day: string;

  @Column('uuid')
  familyId: string;

  @Column('uuid')
  auPairId: string;

  @Column('text')
  state: RecordedDayState;

  @Column('integer')
  minutes: number;

  /** "07:30" to "24:00", if a start and an end were given. */
  @Column('text', { nullable: true })
  startsAt: string | null;

  @Column('text', { nullable: true })
  endsAt: string | null;

  /** Recorded with one tap, as the agreement plans the day. */
  @Column('boolean')
  asPlanned: boolean;

  /** The au pair's note. */
  @Column('text', { nullable: true })
  note: string | null;

  /** The family's note on a disputed day. */
  @Column('text', { nullable: true })
  familyNote: string | null;

  /** From 1, raised by each change of the au pair and by each dispute of the family. */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  recordedAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}
