import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Where a person wants to be told about one group of kinds. Without a row: everywhere. In the product: always. */
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
