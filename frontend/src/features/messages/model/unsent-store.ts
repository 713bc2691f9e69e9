import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type StoreNames } from 'idb';
import type { QuotedMessage } from './thread';
import { draftStore, type Draft } from './draft-store';
import type { UnsentFile } from './draft-files';
import { unsentHint } from './unsent-hint';

/** A message that the server has not acknowledged yet. */
export interface UnsentMessage {
  clientMessageId: string;
  accountId: string;
  conversationId: string;
  content: string;
  /** The quoted message. Absent in what an earlier release stored. */
  replyTo?: QuotedMessage | null;
  /** Kept here with their bytes until the server has acknowledged the message. */
  files?: readonly UnsentFile[];
  /** Its author declines with it. */
  declines?: boolean;
  /** ISO date and time at which it was written. */
  createdAt: string;
  /** Why the server refused it, in words; null while it may still be sent. */
  failure: string | null;
}

interface MessagesDb extends DBSchema {
  unsent: { key: string; value: UnsentMessage; indexes: { account: string } };
  /** The key under which an earlier release stored drafts. */
  drafts: {
    key: [accountId: string, conversationId: string];
    value: Draft & { accountId: string; conversationId: string };
  };
}

let opened: Promise<IDBPDatabase<MessagesDb>> | null = null;

function database(): Promise<IDBPDatabase<MessagesDb>> {
  opened ??= openDB<MessagesDb>('messages', 2, {
    upgrade(db, oldVersion, _newVersion, change) {
      if (oldVersion < 1)
        db.createObjectStore('unsent', { keyPath: 'clientMessageId' }).createIndex('account', 'accountId');
      else void moveDrafts(db, change.objectStore('drafts'));
    },
  });
  return opened;
}

async function moveDrafts(
  db: IDBPDatabase<MessagesDb>,
  drafts: IDBPObjectStore<MessagesDb, StoreNames<MessagesDb>[], 'drafts', 'versionchange'>,
): Promise<void> {
  for (const { accountId, conversationId, ...draft } of await drafts.getAll())
    draftStore.write(accountId, conversationId, draft);
  db.deleteObjectStore('drafts');
}

/** Messages that the database may not have yet. */
function arriving(): UnsentMessage[] {
  try {
    const stored: unknown = JSON.parse(unsentHint.read() ?? '[]');
    return Array.isArray(stored) ? (stored as UnsentMessage[]) : [];
  } catch {
    return [];
  }
}

const writeArriving = (messages: readonly UnsentMessage[]): void => unsentHint.write(JSON.stringify(messages));

/** Then later visits do not open the database. */
async function forgetIfEmpty(db: IDBPDatabase<MessagesDb>): Promise<void> {
  if ((await db.count('unsent')) === 0 && arriving().length === 0) unsentHint.write(null);
}

const arrivingWithout = (clientMessageId: string): UnsentMessage[] =>
  arriving().filter((message) => message.clientMessageId !== clientMessageId);

/**
 * Unsent messages, kept in the browser through reloads and lost connections. Text is first written to local storage:
 * a write to the database that has not finished is lost with the page.
 */
export const unsentStore = {
  /** Oldest first. */
  async list(accountId: string): Promise<UnsentMessage[]> {
    const db = await database();
    const stored = await db.getAllFromIndex('unsent', 'account', accountId);
    await forgetIfEmpty(db);
    const known = new Set(stored.map(({ clientMessageId }) => clientMessageId));
    const others = arriving().filter((one) => one.accountId === accountId && !known.has(one.clientMessageId));
    return [...stored, ...others].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  },
  async put(message: UnsentMessage): Promise<void> {
    // Files do not fit there, and their text alone would be another message.
    const isWords = !message.files?.length;
    writeArriving([...arrivingWithout(message.clientMessageId), ...(isWords ? [message] : [])]);
    await (await database()).put('unsent', message);
    writeArriving(arrivingWithout(message.clientMessageId));
  },
  /** Whether it is still here: another tab may have sent or discarded it. */
  async has(clientMessageId: string): Promise<boolean> {
    if (arriving().some((message) => message.clientMessageId === clientMessageId)) return true;
    return (await (await database()).getKey('unsent', clientMessageId)) !== undefined;
  },
  async remove(clientMessageId: string): Promise<void> {
    writeArriving(arrivingWithout(clientMessageId));
    const db = await database();
    await db.delete('unsent', clientMessageId);
    await forgetIfEmpty(db);
  },
};
