import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { SupportRequest } from './support-request.entity.js';

/** One thing that was written in a request for help. */
@Entity('support_messages')
@Index(['requestId', 'createdAt', 'id'])
// Trigrams of the words; no decorator can say that.
@Index('support_messages_words_idx', { synchronize: false })
export class SupportMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => SupportRequest, { onDelete: 'CASCADE' })
  requestId: string;

  /** Ours, or the person's. Who of us wrote stays in the audit log. */
  @Column('boolean')
  fromSupport: boolean;

  @Column('text')
  words: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
