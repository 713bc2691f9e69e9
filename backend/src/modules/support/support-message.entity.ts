import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { SupportRequest } from './support-request.entity.js';

/** A message in a support request. */
@Entity('support_messages')
@Index(['requestId', 'createdAt', 'id'])
// A trigram index of the text; no decorator can express it.
@Index('support_messages_words_idx', { synchronize: false })
export class SupportMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => SupportRequest, { onDelete: 'CASCADE' })
  requestId: string;

  /** Ours, or the person's. The audit log records which admin wrote. */
  @Column('boolean')
  fromSupport: boolean;

  @Column('text')
  words: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
