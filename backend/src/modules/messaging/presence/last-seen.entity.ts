import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** When a person was last online, rounded to a few minutes: enough to know whether to expect an answer today. */
@Entity('last_seen')
export class LastSeen {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  userId: string;

  @Column('timestamptz')
  lastSeenAt: Date;
}
