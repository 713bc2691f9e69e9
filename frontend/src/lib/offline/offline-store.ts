import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { sessionHint, type SessionUser } from '../session';

/** The person whose answers are stored, as the server last confirmed them. */
interface StoredPerson {
  /** Differs for each parent: a co-parent has the family’s user id, but a key of their own. */
  owner: string;
  user: SessionUser;
  confirmedAt: number;
  /** When the pages were last fetched in the background; 0 if never. */
  gatheredAt: number;
}

interface StoredAnswer {
  address: string;
  owner: string;
  data: unknown;
  at: number;
}

interface OfflineDb extends DBSchema {
  person: { key: string; value: StoredPerson };
  answers: { key: string; value: StoredAnswer; indexes: { at: number } };
}

/** The same name is in `session-hint.ts`, which deletes the database. */
const DATABASE = 'offline';
const CURRENT = 'current';
/** Beyond this number, the oldest answers are deleted first. */
const MOST_ANSWERS = 60;

let opened: Promise<IDBPDatabase<OfflineDb>> | null = null;

function database(): Promise<IDBPDatabase<OfflineDb>> {
  opened ??= openDB<OfflineDb>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('person');
      db.createObjectStore('answers', { keyPath: 'address' }).createIndex('at', 'at');
    },
    // Logging out in any tab deletes the database, which waits for every connection to close.
    blocking: (_version, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => (opened = null),
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** Deletes everything that is stored. */
export function deleteOfflineStore(): void {
  indexedDB.deleteDatabase(DATABASE);
}

/** The data of one person that this browser stores, to show it without a connection. */
export const offlineStore = {
  async person(): Promise<StoredPerson | null> {
    return (await (await database()).get('person', CURRENT)) ?? null;
  },
  /** Deletes the stored answers if another person logs in. */
  async remember(owner: string, user: SessionUser): Promise<StoredPerson> {
    const change = (await database()).transaction(['person', 'answers'], 'readwrite');
    const before = await change.objectStore('person').get(CURRENT);
    const isSame = before?.owner === owner;
    const person = { owner, user, confirmedAt: Date.now(), gatheredAt: isSame ? before.gatheredAt : 0 };
    if (!isSame) await change.objectStore('answers').clear();
    await change.objectStore('person').put(person, CURRENT);
    await change.done;
    return person;
  },
  async gathered(owner: string): Promise<void> {
    const change = (await database()).transaction('person', 'readwrite');
    const person = await change.store.get(CURRENT);
    if (person?.owner === owner) await change.store.put({ ...person, gatheredAt: Date.now() }, CURRENT);
    await change.done;
  },
  async answer(owner: string, address: string): Promise<StoredAnswer | null> {
    const stored = await (await database()).get('answers', address);
    return stored?.owner === owner ? stored : null;
  },
  async answers(owner: string): Promise<StoredAnswer[]> {
    return (await (await database()).getAll('answers')).filter((kept) => kept.owner === owner);
  },
  /** Stores nothing if the person has logged out before their answer arrives, in this tab or another. */
  async put(owner: string, address: string, data: unknown): Promise<void> {
    if (!sessionHint.read()) return;
    const change = (await database()).transaction(['person', 'answers'], 'readwrite');
    if ((await change.objectStore('person').get(CURRENT))?.owner === owner) {
      const answers = change.objectStore('answers');
      await answers.put({ owner, address, data, at: Date.now() });
      let surplus = (await answers.count()) - MOST_ANSWERS;
      for (let oldest = await answers.index('at').openCursor(); oldest && surplus > 0; surplus -= 1) {
        await oldest.delete();
        oldest = await oldest.continue();
      }
    }
    await change.done;
  },
  /** For an answer that the server no longer has. */
  async drop(address: string): Promise<void> {
    await (await database()).delete('answers', address);
  },
};
