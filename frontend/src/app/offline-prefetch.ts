import type { AgreementPage } from '../api/agreements';
import type { HoursPlacements } from '../api/hours';
import type { ConversationPage } from '../api/messages';
import { EMERGENCY_CARD, storeAnswer } from '../api/offline-reads';
import { isOver } from '../features/agreement/phase';
import { todayKey } from '../lib/clocks/clocks';
import { offlineStore } from '../lib/offline/offline-store';
import { accessToken } from '../lib/session';

const CONVERSATIONS = 5;

const AN_HOUR_MS = 3_600_000;

/**
 * Prefetches what can be read offline, one request after another: what the open page had asked for before anything was kept and, if
 * `all`, the pages that open without a connection, before they are opened.
 */
export async function prefetchOfflinePages(owner: string, opened: readonly string[], all: boolean): Promise<void> {
  for (const address of opened)
    if (Date.now() - ((await offlineStore.answer(owner, address))?.at ?? 0) > AN_HOUR_MS) await fetchAndStore(address);
  if (!all) return;
  await fetchAndStore(`/api/resources/${EMERGENCY_CARD}`);
  const conversations = await fetchAndStore<ConversationPage>('/api/conversations?limit=50');
  for (const { id, lastSeq } of conversations?.items.slice(0, CONVERSATIONS) ?? [])
    if (lastSeq > 0) await fetchAndStore(`/api/conversations/${id}/messages?limit=50`);
  const today = todayKey();
  const agreements = await fetchAndStore<AgreementPage>('/api/agreements?limit=20');
  const current = agreements?.items.find((item) => item.state !== 'cancelled' && !isOver(item, today));
  if (current) await fetchAndStore(`/api/agreements/${current.id}`);
  const hours = await fetchAndStore<HoursPlacements>('/api/hours');
  const placement = hours?.items.find(({ lastDay }) => lastDay >= today);
  if (placement) await fetchAndStore(`/api/hours/${placement.agreementId}`);
  if (conversations) await offlineStore.gathered(owner);
}

/** One answer, kept if it is one of those that are. Null when there is none; nothing is asked in another's name. */
async function fetchAndStore<Data>(address: string): Promise<Data | null> {
  const token = accessToken();
  if (!token) return null;
  const headers = { Accept: 'application/json', 'X-Requested-With': 'fetch', Authorization: `Bearer ${token}` };
  const answer = await fetch(address, { headers }).catch(() => null);
  if (!answer?.ok || accessToken() === null) return null;
  const data = (await answer.json()) as Data;
  await storeAnswer(address, data);
  return data;
}
