import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { QuotedMessage } from './thread';
import { unsentHint } from './unsent-hint';

/** A message that the server has not acknowledged yet. */
export interface UnsentMessage {
  clientMessageId: string;
  accountId: string;
  conversationId: string;
  content: string;
  /** What it answers. What an earlier release stored has none. */
  replyTo?: QuotedMessage | null;
  /** ISO date and time at which it was written. */
  createdAt: string;
  /** Why the server refused it, in words; null while it may still be sent. */
  failure: string | null;
}

/** What was begun in a conversation: words, and what they answer. */
export interface Draft {
  text: string;
  replyTo: QuotedMessage | null;
}

interface MessagesDb extends DBSchema {
  unsent: { key: string; value: UnsentMessage; indexes: { account: string } };
  drafts: {
    key: [accountId: string, conversationId: string];
    value: { accountId: string; conversationId: string; text: string; replyTo?: QuotedMessage | null };
  };
}

let opened: Promise<IDBPDatabase<MessagesDb>> | null = null;

function database(): Promise<IDBPDatabase<MessagesDb>> {
  opened ??= openDB<MessagesDb>('messages', 1, {
    upgrade(db) {
      db.createObjectStore('unsent', { keyPath: 'clientMessageId' }).createIndex('account', 'accountId');
      db.createObjectStore('drafts', { keyPath: ['accountId', 'conversationId'] });
    },
  });
  return opened;
}

/** What one has written and the server does not have yet, kept in the browser through reloads and lost connections. */
export const unsentStore = {
  /** Oldest first. */
  async list(accountId: string): Promise<UnsentMessage[]> {
    const all = await (await database()).getAllFromIndex('unsent', 'account', accountId);
    return all.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  },
  async put(message: UnsentMessage): Promise<void> {
    unsentHint.write(true);
    await (await database()).put('unsent', message);
  },
  async remove(clientMessageId: string): Promise<void> {
    const db = await database();
    await db.delete('unsent', clientMessageId);
    unsentHint.write((await db.count('unsent')) > 0);
  },
};

/** Drafts begun and not sent, per conversation. */
export const draftStore = {
  async read(accountId: string, conversationId: string): Promise<Draft> {
    const kept = await (await database()).get('drafts', [accountId, conversationId]);
    return { text: kept?.text ?? '', replyTo: kept?.replyTo ?? null };
  },
  async write(accountId: string, conversationId: string, { text, replyTo }: Draft): Promise<void> {
    const db = await database();
    if (text || replyTo) await db.put('drafts', { accountId, conversationId, text, replyTo });
    else await db.delete('drafts', [accountId, conversationId]);
  },
};

/** Nothing of a person stays in the browser after they signed out, except words the server does not have yet. */
export async function forgetDrafts(): Promise<void> {
  await (await database()).clear('drafts');
}
