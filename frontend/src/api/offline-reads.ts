import { baseApi } from './base-api';
import { offlineStore } from '../lib/offline/offline-store';
import { accessToken, refreshOrSignOut, sessionEvents } from '../lib/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Agreement } from './agreements';
import { shownStoredAnswers } from './stored-answers';
import { TOO_LATE, type ApiContext } from './base-query';
import type { HoursWeek } from './hours';
import type { Conversation, ConversationPage } from './messages';

interface Rule {
  pattern: RegExp;
  /** Reduces an answer to the parts that are stored: nothing that may be wrong later, such as who is online. */
  keep: (data: never) => unknown;
  /** The screen holds the answer itself, so a copy in the cache does not count. */
  storedElsewhere?: true;
}

const asIs = (data: unknown): unknown => data;
const withoutPresence = (conversation: Conversation): Conversation => ({
  ...conversation,
  with: { ...conversation.with, online: false, lastSeenAt: null },
});

/** The emergency card among the guides. */
export const EMERGENCY_CARD = 'first-aid-and-emergency-card';
const ID = '[0-9a-f-]{36}';

/** The only answers that are kept. None is about plans, payments or checks. */
const RULES: readonly Rule[] = [
  {
    pattern: /^\/api\/conversations\?limit=50$/,
    keep: ({ items }: ConversationPage) => ({ items: items.map(withoutPresence), nextCursor: null }),
  },
  { pattern: new RegExp(`^/api/conversations/${ID}$`), keep: withoutPresence },
  { pattern: new RegExp(`^/api/conversations/${ID}/messages\\?limit=50$`), keep: asIs, storedElsewhere: true },
  {
    pattern: new RegExp(`^/api/agreements/${ID}$`),
    keep: (agreement: Agreement) => ({ ...agreement, moves: [], yourTurn: false, draft: null, closing: null }),
  },
  { pattern: /^\/api\/hours$/, keep: asIs },
  {
    pattern: new RegExp(`^/api/hours/${ID}(\\?week=[\\d-]+)?$`),
    keep: (week: HoursWeek) => ({ ...week, overruns: [], pay: null }),
  },
  { pattern: new RegExp(`^/api/resources/${EMERGENCY_CARD}$`), keep: asIs },
];

const ruleFor = (address: string) => RULES.find(({ pattern }) => pattern.test(address));

let owner: string | null = null;
let following = false;
/** Addresses that the server has answered in this tab; the stored answers are older. */
const answered = new Set<string>();

interface Store {
  dispatch: ThunkDispatch<unknown, ApiContext, UnknownAction>;
}

/** From now on answers of this person are kept, and read where the server cannot be reached. */
export function readOffline({ dispatch }: Store, next: string): void {
  if (!following)
    sessionEvents.subscribe((event) => {
      const hasEnded = event.type === 'INITIAL_SESSION' && !event.session;
      if (event.type !== 'SIGNED_OUT' && !hasEnded) return;
      owner = null;
      answered.clear();
      // The next person in this tab must not see what was kept of this one. Logging out resets it itself.
      if (hasEnded) dispatch(baseApi.util.resetApiState());
    });
  following = true;
  owner = next;
  dispatch((_dispatch, _state, context) => {
    context.fetch = fetchOrRead;
  });
}

/** Keeps nothing more in this tab. */
export function stopStoring(): void {
  owner = null;
}

/** Addresses that the open page requested before this code was loaded. */
export function requestsBeforeStart(): string[] {
  const requested = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const addresses = requested.map(({ pathname, search }) => pathname + search).filter(ruleFor);
  for (const address of addresses) answered.add(address);
  return [...new Set(addresses)];
}

/** Stores an answer of the server. */
export async function storeAnswer(address: string, data: unknown): Promise<void> {
  const rule = ruleFor(address);
  if (!rule || owner === null) return;
  await offlineStore.put(owner, address, (rule.keep as (data: unknown) => unknown)(data)).catch(() => undefined);
}

const OUT_OF_REACH = new Set([502, 503, 504]);

/** Fetches from the server, or reads the stored answer if the server cannot be reached. */
const fetchOrRead: typeof fetch = async (input, init = {}) => {
  const address = String(input);
  const rule = init.method === undefined || init.method === 'GET' ? ruleFor(address) : undefined;
  if (owner !== null && accessToken() === null) {
    const stored = rule && (await storedAnswer(address));
    return stored ?? fetch(input, await confirmed(init));
  }
  const asking = fetch(input, init);
  if (!rule || owner === null) return asking;
  const answer = await asking.catch((error: unknown) => {
    if (init.signal?.aborted && init.signal.reason !== TOO_LATE) throw error;
    return null;
  });
  if (answer?.ok) {
    answered.add(address);
    shownStoredAnswers.set(address, null);
    void answer
      .clone()
      .json()
      .then((data) => storeAnswer(address, data))
      .catch(() => undefined);
    return answer;
  }
  if (answer && !OUT_OF_REACH.has(answer.status)) {
    if (answer.status === 404) void offlineStore.drop(address).catch(() => undefined);
    return answer;
  }
  const isNewer = answered.has(address) && !rule.storedElsewhere;
  const found = (isNewer ? null : await storedAnswer(address)) ?? answer;
  if (!found) throw new TypeError('Nothing answered');
  return found;
};

/** No call goes out for a person whom the server has not confirmed. Throws while it cannot be reached. */
async function confirmed(init: RequestInit): Promise<RequestInit> {
  if (!(await refreshOrSignOut())) throw new Error('The session has ended');
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${accessToken() ?? ''}`);
  return { ...init, headers };
}

async function storedAnswer(address: string): Promise<Response | null> {
  const stored = owner === null ? null : await offlineStore.answer(owner, address).catch(() => null);
  if (!stored) return null;
  shownStoredAnswers.set(address, new Date(stored.at));
  return Response.json(stored.data);
}
