import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContactMessage } from './contact-message.entity.js';

export type NewContactMessage = Omit<ContactMessage, 'id' | 'createdAt'>;

@Injectable()
export class ContactMessagesRepository {
  async add(message: NewContactMessage, manager: EntityManager): Promise<Pick<ContactMessage, 'id' | 'createdAt'>> {
    return manager.save(ContactMessage, message);
  }
}
