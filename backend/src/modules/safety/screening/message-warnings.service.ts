import { Injectable } from '@nestjs/common';
import { toFindings } from './findings.js';
import { MessageWarningsRepository } from './message-warnings.repository.js';
import type { MessageWarningsDto } from './screening.dto.js';

const MOST_SHOWN = 200;

/** Warnings below messages. */
@Injectable()
export class MessageWarningsService {
  constructor(private readonly warnings: MessageWarningsRepository) {}

  /** Only the receiver's own: empty for everyone else. */
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
