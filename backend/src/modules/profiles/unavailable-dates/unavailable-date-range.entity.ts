import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Profile } from '../people/profile.entity.js';

/** Unavailable days of a person in a placement. Inclusive. */
@Entity('unavailable_dates')
@Check('unavailable_dates_order_check', `"starts_on" <= "ends_on"`)
export class UnavailableDateRange {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Profile, { onDelete: 'CASCADE' })
  userId: string;

  @PrimaryColumn('date')
  startsOn: string;

  @Index()
  @Column('date')
  endsOn: string;
}
