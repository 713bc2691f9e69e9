import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A person's channels for one group of notifications. Without a row: all channels. In the product: always. */
@Entity('notification_preferences')
export class NotificationPreference {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  personId: string;

  @PrimaryColumn('text')
  kindGroup: string;

  @Column('boolean')
  email: boolean;

  @Column('boolean')
  push: boolean;
}
