import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A person's quiet hours in minutes of their day. Without a row: from 10 pm to 7 am. */
@Entity('quiet_hours')
@Check('quiet_hours_minutes_check', `"from_minute" BETWEEN 0 AND 1439 AND "until_minute" BETWEEN 0 AND 1439`)
export class QuietHours {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  personId: string;

  @Column('boolean')
  on: boolean;

  @Column('smallint')
  fromMinute: number;

  @Column('smallint')
  untilMinute: number;
}
