import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { MessageWarning } from './message-warning.entity.js';

@Injectable()
export class MessageWarningsRepository {
  constructor(@InjectRepository(MessageWarning) private readonly warnings: Repository<MessageWarning>) {}

  async insert(warning: Omit<MessageWarning, 'createdAt'>, manager: EntityManager): Promise<void> {
    await manager.insert(MessageWarning, warning);
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
