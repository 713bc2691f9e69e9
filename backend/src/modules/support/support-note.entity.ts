import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { SupportRequest } from './support-request.entity.js';

/** note: for admins. closed, reopened: the reason. */
export const SUPPORT_NOTE_KINDS = ['note', 'closed', 'reopened'] as const;
export type SupportNoteKind = (typeof SUPPORT_NOTE_KINDS)[number];

/** An admin's internal note about a support request. No member ever reads it. */
@Entity('support_notes')
@Check('support_notes_kind_check', `"kind" IN ('note', 'closed', 'reopened')`)
@Index('support_notes_request_id_created_at_id_idx', ['requestId', 'createdAt', 'id'])
export class SupportNote {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => SupportRequest, { onDelete: 'CASCADE' })
  requestId: string;

  @Column('text')
  kind: SupportNoteKind;

  @Column('uuid')
  authorId: string;

  @Column('text')
  words: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
