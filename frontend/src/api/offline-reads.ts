import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { keptStore } from '../lib/offline/kept-store';
import { isUnconfirmed } from '../lib/session';
import type { Agreement } from './agreements';
import { keptAnswersShown } from './as-of';
import { offlineReads, type Answer } from './base-query';
import type { HoursWeek } from './hours';
import { isLost } from './idempotency-keys';
import type { Conversation, ConversationPage } from './messages';

interface Rule {
  pattern: RegExp;
  /** What is kept of an answer: nothing that may be wrong later, such as who is online. */
  keep: (data: never) => unknown;
  /** The screen holds the answer itself, so a copy in the cache does not count. */
  heldElsewhere?: true;
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
  { pattern: new RegExp(`^/api/conversations/${ID}/messages\\?limit=50$`), keep: asIs, heldElsewhere: true },
  {
    pattern: new RegExp(`^/api/arrangements/${ID}$`),
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

/** Whose answers are kept from now on; null for no one. */
export function keepAnswersOf(next: string | null): void {
  owner = next;
  offlineReads.through = next === null ? null : readThrough;
  const early = offlineReads.early ?? [];
  offlineReads.early = null;
  for (const [address, data] of early) void keepAnswer(address, data);
}

/** Keeps what the server has just answered. */
export async function keepAnswer(address: string, data: unknown): Promise<void> {
  const rule = ruleFor(address);
  if (!rule || owner === null) return;
  await keptStore.put(owner, address, (rule.keep as (data: unknown) => unknown)(data)).catch(() => undefined);
}

/** Asks the server, and takes what is kept where it cannot be reached. */
async function readThrough(address: string, api: BaseQueryApi, ask: () => PromiseLike<Answer>): Promise<Answer> {
  const rule = ruleFor(address);
  if (!rule) return ask();
  if (isUnconfirmed()) {
    const kept = await keptAnswer(address, api);
    if (kept) return kept;
  }
  const answer = await ask();
  if (!answer.error) {
    keptAnswersShown.set(address, null);
    void keepAnswer(address, answer.data);
    return answer;
  }
  if (answer.error.status === 404 || answer.error.status === 403) void keptStore.drop(address).catch(() => undefined);
  // What the tab has already is newer than what is kept.
  if (!isLost(answer.error) || (!rule.heldElsewhere && isInCache(api))) return answer;
  return (await keptAnswer(address, api)) ?? answer;
}

async function keptAnswer(address: string, { queryCacheKey = '' }: BaseQueryApi): Promise<Answer | null> {
  const kept = owner === null ? null : await keptStore.answer(owner, address).catch(() => null);
  if (!kept) return null;
  keptAnswersShown.set(address, { at: new Date(kept.at), cacheKey: queryCacheKey });
  return { data: kept.data };
}

function isInCache({ getState, queryCacheKey = '' }: BaseQueryApi): boolean {
  const { api } = getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } };
  return api.queries[queryCacheKey]?.data !== undefined;
}
