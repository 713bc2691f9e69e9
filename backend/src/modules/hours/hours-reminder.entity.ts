import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The last week of a placement about whose hours both sides were reminded. */
@Entity('hours_reminders')
export class HoursReminder {
  @PrimaryColumn('uuid')
  @ForeignKey('Agreement')
  agreementId: string;

  /** The Monday of the week, as an ISO date. */
  @Column('date')
  week: string;
}
