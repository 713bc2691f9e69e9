import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting changed by an admin. Without a row the default in the code applies. */
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

  /** No foreign key, so that the setting outlives the account. */
  @Column('uuid', { nullable: true })
  updatedBy: string | null;
}
