import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Region } from '../../country/index.js';

/** The subjects, in the order of the form. */
export const CONTACT_SUBJECTS = ['general', 'family', 'aupair', 'payment', 'safety', 'press', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** open: it waits for us. answered: we wrote last. closed: done. spam: not meant for us. */
export const CONTACT_STATES = ['open', 'answered', 'closed', 'spam'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** A message from the contact form, by a member or a visitor. */
@Entity('contact_messages')
@Check('contact_messages_region_check', `"region" IN ('australia', 'newzealand')`)
@Check('contact_messages_state_check', `"state" IN ('open', 'answered', 'closed', 'spam')`)
@Index(['createdAt'])
@Index('contact_messages_state_idx', ['state', 'lastWrittenAt', 'id'])
@Index('contact_messages_newest_idx', ['lastWrittenAt', 'id'])
// A trigram index of the searched text; no decorator can express it.
@Index('contact_messages_search_idx', { synchronize: false })
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

  /** The region of the site on which it was written. */
  @Column('text')
  region: Region;

  @Column('text', { default: 'open' })
  state: ContactState;

  /** The assigned admin; no foreign key, because the admin may leave. */
  @Column('uuid', { nullable: true })
  assignedTo: string | null;

  /** When it arrived, or was last answered. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  lastWrittenAt: Date;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
