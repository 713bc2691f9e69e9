import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ContactMessage } from './contact-message.entity.js';

/** answer: sent by email. note: visible to admins only. */
export const CONTACT_ENTRY_KINDS = ['answer', 'note'] as const;
export type ContactEntryKind = (typeof CONTACT_ENTRY_KINDS)[number];

/** An answer or note of an admin to a contact message. */
@Entity('contact_entries')
@Check('contact_entries_kind_check', `"kind" IN ('answer', 'note')`)
@Index('contact_entries_message_idx', ['messageId', 'createdAt', 'id'])
export class ContactEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => ContactMessage, { onDelete: 'CASCADE' })
  messageId: string;

  @Column('text')
  kind: ContactEntryKind;

  @Column('uuid')
  authorId: string;

  @Column('text')
  words: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
