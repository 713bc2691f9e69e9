import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { sessionHint, type SessionUser } from '../session';

/** The person whose pages are kept, as the server last confirmed them. */
interface KeptPerson {
  /** A co-parent has the family’s id, but an own key. */
  owner: string;
  user: SessionUser;
  confirmedAt: number;
  /** When the pages were last fetched in the background; 0 if never. */
  gatheredAt: number;
}

interface KeptAnswer {
  address: string;
  owner: string;
  data: unknown;
  at: number;
}

interface KeptDb extends DBSchema {
  person: { key: string; value: KeptPerson };
  answers: { key: string; value: KeptAnswer; indexes: { at: number } };
}

/** Named in `session-hint.ts` too, which deletes it. */
const DATABASE = 'offline';
const CURRENT = 'current';
/** The oldest answers go first. */
const MOST_ANSWERS = 60;

let opened: Promise<IDBPDatabase<KeptDb>> | null = null;

function database(): Promise<IDBPDatabase<KeptDb>> {
  opened ??= openDB<KeptDb>(DATABASE, 1, {
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

/** Removes all that is kept. */
export function dropKept(): void {
  indexedDB.deleteDatabase(DATABASE);
}

/** What this browser keeps of one person to read without a connection. */
export const keptStore = {
  async person(): Promise<KeptPerson | null> {
    return (await (await database()).get('person', CURRENT)) ?? null;
  },
  /** Someone else’s pages go when another person signs in here. */
  async remember(owner: string, user: SessionUser): Promise<KeptPerson> {
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
  async answer(owner: string, address: string): Promise<KeptAnswer | null> {
    const kept = await (await database()).get('answers', address);
    return kept?.owner === owner ? kept : null;
  },
  async answers(owner: string): Promise<KeptAnswer[]> {
    return (await (await database()).getAll('answers')).filter((kept) => kept.owner === owner);
  },
  /** An answer may arrive after its person logged out, in this tab or another: it is then not kept. */
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
  /** The server no longer knows an answer. */
  async drop(address: string): Promise<void> {
    await (await database()).delete('answers', address);
  },
};
