import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ScamRuleId } from '../scam/scam-rule.js';

/** A warning below a message. */
@Entity('message_warnings')
@Index(['receiverId', 'conversationId', 'createdAt'])
export class MessageWarning {
  @PrimaryColumn('uuid')
  messageId: string;

  @Column('uuid')
  conversationId: string;

  @Column('uuid')
  receiverId: string;

  @Column('text', { array: true })
  rules: ScamRuleId[];

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date;
}
