import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { MessageWarning } from './message-warning.entity.js';

@Injectable()
export class MessageWarningsRepository {
  constructor(@InjectRepository(MessageWarning) private readonly warnings: Repository<MessageWarning>) {}

  /** An edited message keeps its earlier warnings. */
  async add(warning: Omit<MessageWarning, 'createdAt'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO message_warnings AS known (message_id, conversation_id, receiver_id, rules) VALUES ($1, $2, $3, $4)
       ON CONFLICT (message_id) DO UPDATE
       SET rules = ARRAY(SELECT DISTINCT rule FROM unnest(known.rules || excluded.rules) AS rule ORDER BY rule)`,
      [warning.messageId, warning.conversationId, warning.receiverId, warning.rules],
    );
  }

  /** The latest first. */
  async ofReceiver(receiverId: string, conversationId: string, limit: number): Promise<MessageWarning[]> {
    return this.warnings.find({
      where: { receiverId, conversationId },
      order: { createdAt: 'DESC' },
      take: limit,
    });
  }
}
