import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ListKey } from './audience-rules.js';

/** Maps our lists to lists at Brevo. */
@Entity('marketing_lists')
export class MarketingList {
  @PrimaryColumn('text')
  key: ListKey;

  @Column('bigint')
  brevoId: string;
}
