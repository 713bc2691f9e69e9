import { Injectable } from '@nestjs/common';
import { toFindings } from './findings.js';
import { MessageWarningsRepository } from './message-warnings.repository.js';
import type { MessageWarningsDto } from './screening.dto.js';

const MOST_SHOWN = 200;

/** What people are warned of beneath messages to them. */
@Injectable()
export class MessageWarningsService {
  constructor(private readonly warnings: MessageWarningsRepository) {}

  /** Only the receiver's own: for everyone else there is none. */
  async listOwn(receiverId: string, conversationId: string): Promise<MessageWarningsDto> {
    const found = await this.warnings.ofReceiver(receiverId, conversationId, MOST_SHOWN);
    return {
      items: found.map(({ messageId, rules }) => ({
        messageId,
        findings: toFindings(rules),
      })),
    };
  }
}
