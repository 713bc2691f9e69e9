import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { WorkTime } from '../terms/agreement-terms.dto.js';

export const CALENDAR_DATE_KINDS = ['days_off', 'swap', 'school_holidays'] as const;
export type CalendarDateKind = (typeof CALENDAR_DATE_KINDS)[number];

/** `asked` waits for the other person. A withdrawn date keeps its row, for the history and the sequence of calendars. */
export const CALENDAR_DATE_STATES = ['asked', 'accepted', 'declined', 'withdrawn'] as const;
export type CalendarDateState = (typeof CALENDAR_DATE_STATES)[number];

/** Days of a placement that differ from its signed week. */
@Entity('calendar_dates')
@Index(['agreementId', 'startsOn'])
@Index(['familyId'])
@Index(['auPairId'])
@Check('calendar_dates_kind_check', `"kind" IN ('days_off', 'swap', 'school_holidays')`)
@Check('calendar_dates_state_check', `"state" IN ('asked', 'accepted', 'declined', 'withdrawn')`)
@Check('calendar_dates_order_check', `"starts_on" <= "ends_on"`)
@Check('calendar_dates_instead_check', `("kind" = 'swap') = ("instead_on" IS NOT NULL)`)
@Check('calendar_dates_times_check', `"times" IS NULL OR "kind" = 'school_holidays'`)
@Check('calendar_dates_version_check', `"version" > 0`)
export class CalendarDate {
  /** Chosen by the client. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey('Agreement')
  agreementId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  familyId: string;

  @Column('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  auPairId: string;

  @Column('text')
  kind: CalendarDateKind;

  @Column('text')
  state: CalendarDateState;

  /** ISO dates in the family's time zone, both inclusive; the free day of a swap is both. */
  @Column('date')
  startsOn: string;

  @Column('date')
  endsOn: string;

  /** The day of a swap that is worked instead. */
  @Column('date', { nullable: true })
  insteadOn: string | null;

  /** Times of the working days in school holidays; null if they stay as usual. */
  @Column('jsonb', { nullable: true })
  times: WorkTime[] | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('uuid')
  askedBy: string;

  /** From 1, raised by each change. */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  changedAt: Date;
}
