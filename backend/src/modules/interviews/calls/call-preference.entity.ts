import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A person's call settings. */
@Entity('call_preferences')
export class CallPreference {
  @PrimaryColumn('uuid')
  @ForeignKey('Profile', { onDelete: 'CASCADE' })
  personId: string;

  /** Calls use only the relay, so that the other person does not learn this person's IP address. */
  @Column('boolean')
  relayOnly: boolean;
}
