import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ListKey } from './audience-rules.js';

/** Which list at Brevo is which of ours. */
@Entity('marketing_lists')
export class MarketingList {
  @PrimaryColumn('text')
  key: ListKey;

  @Column('bigint')
  brevoId: string;
}
