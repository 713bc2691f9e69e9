import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** The private address of a person's calendar, derived from `serial`: a new serial makes a new address. */
@Entity('calendar_feeds')
@Unique(['serial'])
export class CalendarFeed {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  personId: string;

  @Column('uuid')
  serial: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
