import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { ScamRuleId } from '../scam/scam-rule.js';

export type HeldState = 'held' | 'released' | 'dropped';

/** A message held for a moderator. It is not part of the conversation until released. */
@Entity('held_messages')
@Unique(['senderId', 'clientMessageId'])
@Index(['senderId', 'conversationId', 'createdAt'])
@Check('held_messages_state_check', `"state" IN ('held', 'released', 'dropped')`)
export class HeldMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  conversationId: string;

  @Column('uuid')
  senderId: string;

  @Column('uuid')
  receiverId: string;

  /** The co-parent who wrote it for the family. */
  @Column('uuid', { nullable: true })
  writtenById: string | null;

  @Column('uuid')
  clientMessageId: string;

  @Column('text')
  content: string;

  /** The message it replies to, as its sender sent it. */
  @Column('uuid', { nullable: true })
  replyToId: string | null;

  /** Its sender declines with it. */
  @Column('boolean', { default: false })
  declines: boolean;

  /** The files that its sender attached. */
  @Column('uuid', { array: true, default: '{}' })
  attachmentIds: string[];

  @Column('text', { array: true })
  rules: ScamRuleId[];

  @Column('text', { default: 'held' })
  state: HeldState;

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
