import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeApiStore } from '../../../test/api-store';
import { searchApi } from './search-api';
import { auPairsApi } from '../../api/au-pairs';
import { setShortlisted } from '../../api/shortlist';

const LENA = '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11';
const MEI = '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a12';

const realFetch = globalThis.fetch;
let refused: boolean;
let sent: string[];

beforeEach(() => {
  refused = false;
  sent = [];
  globalThis.fetch = ((input: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET') sent.push(`${method} ${input.slice('http://api.test/api/shortlist-entries/'.length)}`);
    const body = input.includes('/au-pair-profiles?')
      ? { items: [LENA, MEI].map((id) => ({ id, saved: false })), nextCursor: null, count: { value: 2, capped: false } }
      : { id: LENA, saved: false, teaser: { id: LENA } };
    if (method !== 'GET' && refused) return Promise.resolve(Response.json({ message: 'No' }, { status: 409 }));
    return Promise.resolve(method === 'GET' ? Response.json(body) : new Response(null, { status: 204 }));
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function storeWithPeople() {
  const store = makeApiStore();
  const results = searchApi.endpoints.auPairResults;
  const page = auPairsApi.endpoints.getAuPairPage;
  await store.dispatch(results.initiate({ region: 'australia' }));
  await store.dispatch(page.initiate({ id: LENA }));
  const savedOf = (id: string) =>
    results
      .select({ region: 'australia' })(store.getState())
      .data?.pages[0]?.items.find((one) => one.id === id)?.saved;
  const savedOnPage = () => page.select({ id: LENA })(store.getState() as never).data?.saved;
  return { store, savedOf, savedOnPage };
}

describe('The heart', () => {
  it('is filled on every card and page that shows the person, and on no one else’s', async () => {
    const { store, savedOf, savedOnPage } = await storeWithPeople();
    const saving = store.dispatch(setShortlisted({ id: LENA, saved: true }));
    expect([savedOf(LENA), savedOnPage(), savedOf(MEI)]).toEqual([true, true, false]);
    await saving;
    expect([savedOf(LENA), savedOnPage(), savedOf(MEI)]).toEqual([true, true, false]);
  });

  it('is empty again when saving fails', async () => {
    const { store, savedOf, savedOnPage } = await storeWithPeople();
    refused = true;
    await expect(store.dispatch(setShortlisted({ id: LENA, saved: true }))).rejects.toMatchObject({ status: 409 });
    expect([savedOf(LENA), savedOnPage()]).toEqual([false, false]);
  });

  it('sends two presses to the API in order, and shows the second one', async () => {
    const { store, savedOf } = await storeWithPeople();
    const both = [true, false].map((saved) => store.dispatch(setShortlisted({ id: LENA, saved })));
    expect(savedOf(LENA)).toBe(false);
    await Promise.all(both);
    expect(sent).toEqual([`PUT ${LENA}`, `DELETE ${LENA}`]);
    expect(savedOf(LENA)).toBe(false);
  });

  it('shows what the API has on record when neither of two presses was accepted', async () => {
    const { store, savedOf } = await storeWithPeople();
    refused = true;
    await Promise.allSettled([true, false].map((saved) => store.dispatch(setShortlisted({ id: LENA, saved }))));
    expect(savedOf(LENA)).toBe(false);
  });
});
