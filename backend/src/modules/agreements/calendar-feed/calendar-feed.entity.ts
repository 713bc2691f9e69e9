import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** The private address of a person's calendar. It is derived from `serial`: another serial is another address. */
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
