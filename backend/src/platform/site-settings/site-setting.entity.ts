import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an admin has set. A setting without a row stands at the standard that the code declares. */
@Entity('site_settings')
export class SiteSettingRow {
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  value: object;

  @Column('integer')
  version: number;

  @Column('timestamptz')
  updatedAt: Date;

  /** Without a foreign key, so that the setting outlives the account. */
  @Column('uuid', { nullable: true })
  updatedBy: string | null;
}
