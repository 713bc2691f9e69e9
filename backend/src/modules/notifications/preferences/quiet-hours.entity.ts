import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** When a person is left alone, in minutes of their own day. Without a row: from ten at night until seven. */
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
