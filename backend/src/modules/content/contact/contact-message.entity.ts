import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Region } from '../../country/index.js';

/** What a message is about, in the order in which the form offers it. */
export const CONTACT_SUBJECTS = ['general', 'family', 'aupair', 'payment', 'safety', 'press', 'other'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** open: it waits for us. answered: we have written last. closed: nothing more to do. spam: it was not meant for us. */
export const CONTACT_STATES = ['open', 'answered', 'closed', 'spam'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** A message that someone, member or not, wrote to the people behind the product. */
@Entity('contact_messages')
@Check('contact_messages_region_check', `"region" IN ('australia', 'newzealand')`)
@Check('contact_messages_state_check', `"state" IN ('open', 'answered', 'closed', 'spam')`)
@Index(['createdAt'])
@Index('contact_messages_state_idx', ['state', 'lastWrittenAt', 'id'])
@Index('contact_messages_newest_idx', ['lastWrittenAt', 'id'])
// Trigrams of everything that one searches for; no decorator can say that.
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

  /** In which half of the site it was written. */
  @Column('text')
  region: Region;

  @Column('text', { default: 'open' })
  state: ContactState;

  /** The admin who sees to it; without a foreign key, as whoever answered may leave. */
  @Column('uuid', { nullable: true })
  assignedTo: string | null;

  /** When it came in, or when we last answered. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  lastWrittenAt: Date;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
