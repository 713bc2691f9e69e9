import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContactMessage } from './contact-message.entity.js';

export type NewContactMessage = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message' | 'region'>;

@Injectable()
export class ContactMessagesRepository {
  async add(message: NewContactMessage, manager: EntityManager): Promise<Pick<ContactMessage, 'id' | 'createdAt'>> {
    return manager.save(ContactMessage, message);
  }

  async hasAnyFrom(email: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(ContactMessage, { email });
  }
}
