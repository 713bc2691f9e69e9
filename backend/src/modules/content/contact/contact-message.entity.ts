import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Region } from '../../country/index.js';

/** What a message is about, in the order in which the form offers it. */
export const CONTACT_SUBJECTS = ['general', 'family', 'aupair', 'payment', 'safety', 'press', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** A message that somebody, member or not, wrote to the people behind the product. */
@Entity('contact_messages')
@Check('contact_messages_region_check', `"region" IN ('australia', 'newzealand')`)
@Index(['createdAt'])
export class ContactMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  subject: ContactSubject;

  @Column('text')
  message: string;

  /** In which half of the site it was written. */
  @Column('text')
  region: Region;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
