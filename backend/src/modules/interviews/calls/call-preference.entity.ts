import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How a person wishes to be connected. */
@Entity('call_preferences')
export class CallPreference {
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  personId: string;

  /** Calls go through the relay only, so that the other person does not learn this one's network address. */
  @Column('boolean')
  relayOnly: boolean;
}
