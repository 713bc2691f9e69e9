import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { HeldMessage, type HeldState } from './held-message.entity.js';

export type NewHeldMessage = Omit<HeldMessage, 'id' | 'state' | 'createdAt'>;

/** SQL for the sending path: the state of a held message, or null. Both parameters are SQL expressions of ids. */
export const heldStateSql = (senderId: string, clientMessageId: string): string =>
  `(SELECT h.state FROM held_messages h WHERE h.sender_id = ${senderId} AND h.client_message_id = ${clientMessageId})`;

@Injectable()
export class HeldMessagesRepository {
  constructor(@InjectRepository(HeldMessage) private readonly held: Repository<HeldMessage>) {}

  /** Null if the sender's id was already used. */
  async insert(message: NewHeldMessage, manager: EntityManager): Promise<string | null> {
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(HeldMessage)
      .values(message)
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as { id: string }[])[0]?.id ?? null;
  }

  async find(id: string, manager: EntityManager): Promise<HeldMessage | null> {
    return manager.findOneBy(HeldMessage, { id });
  }

  async setState(id: string, state: HeldState, manager: EntityManager): Promise<void> {
    await manager.update(HeldMessage, id, { state });
  }

  /** One sender's held messages in a conversation, and those dropped since `since`. */
  async ofSender(senderId: string, conversationId: string, since: Date, limit: number): Promise<HeldMessage[]> {
    return this.held
      .createQueryBuilder('h')
      .where('h.sender_id = :senderId AND h.conversation_id = :conversationId', { senderId, conversationId })
      .andWhere("(h.state = 'held' OR (h.state = 'dropped' AND h.created_at > :since))", { since })
      .orderBy('h.created_at')
      .limit(limit)
      .getMany();
  }
}
