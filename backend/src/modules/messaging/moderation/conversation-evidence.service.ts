import { Injectable } from '@nestjs/common';
import { ConversationHistoryRegistry, ReportContextsRegistry, type ReportContext } from '../../safety/index.js';
import { EvidenceRepository } from './evidence.repository.js';

/** How many messages before and after a reported one a moderator sees. */
const AROUND = 10;

/** Shows moderators only the part of a conversation that a report is about. */
@Injectable()
export class ConversationEvidenceService {
  constructor(
    private readonly evidence: EvidenceRepository,
    contexts: ReportContextsRegistry,
    correspondence: ConversationHistoryRegistry,
  ) {
    // From the first moment: the demo is seeded, with a report in it, before modules are initialised.
    contexts.register('message', (messageId, reporterId) => this.ofMessage(messageId, reporterId));
    correspondence.register({
      contactsOf: (personId) => this.evidence.contactsOf(personId),
      lastLines: (conversationId, limit) => this.evidence.last(conversationId, limit),
    });
  }

  private async ofMessage(messageId: string, reporterId: string): Promise<ReportContext | null> {
    const message = await this.evidence.findReceived(messageId, reporterId);
    if (!message) return null;
    const lines = (await this.evidence.around(message, AROUND)).map(({ id, ...line }) =>
      id === messageId ? { ...line, reported: true } : line,
    );
    return { aboutId: message.senderId, evidence: { facts: {}, lines } };
  }
}
