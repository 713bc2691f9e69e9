import { Injectable } from '@nestjs/common';
import type { EvidenceLine } from '../moderation/evidence.js';

/** Conversation facts, without importing the messaging module. */
interface CorrespondenceSource {
  /** Ids of everyone to whom a person ever wrote. */
  contactsOf(personId: string): Promise<string[]>;
  /** The last `limit` messages of a conversation, oldest first. */
  lastLines(conversationId: string, limit: number): Promise<EvidenceLine[]>;
}

/** The messaging module registers itself here, in `onModuleInit`. */
@Injectable()
export class ConversationHistoryRegistry {
  private source: CorrespondenceSource | undefined;

  register(source: CorrespondenceSource): void {
    this.source = source;
  }

  async contactsOf(personId: string): Promise<string[]> {
    return (await this.source?.contactsOf(personId)) ?? [];
  }

  async lastLines(conversationId: string, limit: number): Promise<EvidenceLine[]> {
    return (await this.source?.lastLines(conversationId, limit)) ?? [];
  }
}
