import type {
  ConversationImportService,
  ImportedConversation,
  ImportedMessage,
  PeopleService,
  TransactionsService,
} from '@wattle-and-fern/backend/seeding';
import { momentAgo, type DemoConversation, type DemoMessage } from '../index.js';

/** The two people by id, and the time zone of the conversation. */
export interface DemoPair {
  familyId: string;
  auPairId: string;
  familyTimeZone: string;
}

/** The conversation as it took place before `now`. */
export function importedConversationOf(
  { messages, unread }: DemoConversation,
  pair: DemoPair,
  now: Date,
): ImportedConversation {
  const idOf = ({ from }: DemoMessage) => (from === 'family' ? pair.familyId : pair.auPairId);
  const otherOf = (id: string) => (id === pair.familyId ? pair.auPairId : pair.familyId);
  const toImported = (message: DemoMessage): ImportedMessage => {
    const { content, daysAgo, at, reaction } = message;
    const senderId = idOf(message);
    return {
      senderId,
      content,
      createdAt: momentAgo(now, daysAgo, at, pair.familyTimeZone),
      ...(reaction && { reactions: { [reaction]: [otherOf(senderId)] } }),
    };
  };
  const [first, ...others] = messages;
  const startedById = idOf(first);
  const lastReader = otherOf(idOf(messages.at(-1) ?? first));
  return {
    startedById,
    otherId: otherOf(startedById),
    messages: [toImported(first), ...others.map(toImported)],
    read: { [lastReader]: messages.length - unread },
  };
}

/** Imports demo conversations; existing ones stay unchanged. */
export class DemoConversations {
  constructor(
    private readonly conversations: ConversationImportService,
    private readonly people: PeopleService,
    private readonly transactions: TransactionsService,
  ) {}

  /** Returns the conversation's id. */
  async add(conversation: ImportedConversation): Promise<string> {
    const id = await this.conversations.add(conversation);
    await this.transactions.run((manager) => this.people.noteFirstContact(conversation.startedById, manager));
    return id;
  }
}
