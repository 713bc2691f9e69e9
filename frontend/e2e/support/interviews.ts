import { expect, type Browser } from '@playwright/test';
import { letPass, productNow } from './product-clock';
import { makePerson, send, signInByCall, type Person } from './people';
import { beginTalk } from './talk';

/** The soonest that an interview may be agreed for, and how early its room opens, with a minute to spare. */
const SOONEST_MINUTES = 16;
const OPENS_BEFORE_MINUTES = 9;

interface Interviewed {
  id: string;
  conversationId: string;
  family: Person;
  auPair: Person;
  /** Address of the room's page. */
  path: string;
}

/** Two people who have agreed on an interview whose room opens in `opensIn` minutes: 0 for one that is open. */
export async function makeInterview(browser: Browser, opensIn = 0): Promise<Interviewed> {
  const [family, auPair] = await Promise.all([makePerson(browser, 'family'), makePerson(browser, 'aupair')]);
  const { id: conversationId, post } = await beginTalk(browser, family, auPair);
  const { request } = await browser.newContext();
  const theirs = await signInByCall(request, auPair);
  let proposed: { id: string; proposals: { id: string }[] } | undefined;
  // Another test may let minutes pass between the look at the clock and the proposal, which is then too soon.
  await expect(async () => {
    const at = new Date((await productNow(request)).getTime() + SOONEST_MINUTES * 60_000);
    const times = [at.toISOString().slice(0, 16)];
    proposed = (await post('/api/interviews', {
      conversationId,
      times,
      timeZone: 'UTC',
      minutes: 30,
    })) as typeof proposed;
  }).toPass({ intervals: [0], timeout: 20_000 });
  const { id = '', proposals = [] } = proposed ?? {};
  await send(request, theirs, 'POST', `/api/interviews/${id}/acceptance`, { proposalId: proposals[0]?.id });
  if (opensIn === 0) await letPass(request, SOONEST_MINUTES - OPENS_BEFORE_MINUTES);
  return { id, conversationId, family, auPair, path: `/interviews/${id}/room` };
}
