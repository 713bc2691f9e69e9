import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Message } from '../sending/message.entity.js';

/** The text of a message before its sender edited or deleted it. Only a report shows it, and only for a time. */
@Entity('message_versions')
@Index(['messageId', 'replacedAt'])
@Index(['senderId'])
@Index(['replacedAt'])
export class MessageVersion {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  @ForeignKey(() => Message, { onDelete: 'CASCADE' })
  messageId: string;

  @Column('uuid')
  senderId: string;

  @Column('text')
  content: string;

  @Column('timestamptz')
  replacedAt: Date;
}
