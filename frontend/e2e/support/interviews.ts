import { expect } from '@playwright/test';
import { letPass, productNow } from './product-clock';
import { newRequest, makePerson, send, signInByCall, type Person } from './people';
import { beginTalk } from './talk';

/** The earliest allowed start of an interview and the early opening of its room, with a minute to spare. */
const SOONEST_MINUTES = 16;
const OPENS_BEFORE_MINUTES = 9;

interface Interviewed {
  id: string;
  conversationId: string;
  family: Person;
  auPair: Person;
  /** The path of the room. */
  path: string;
}

/** Makes two people with an agreed interview whose room opens in `opensIn` minutes; 0 means it is open. */
export async function makeInterview(opensIn = 0): Promise<Interviewed> {
  const [family, auPair] = await Promise.all([makePerson('family'), makePerson('aupair')]);
  const { id: conversationId, post } = await beginTalk(family, auPair);
  const request = await newRequest();
  const theirs = await signInByCall(request, auPair);
  let proposed: { id: string; proposals: { id: string }[] } | undefined;
  // Another test may move the clock between reading it and proposing, so the time may then be too soon.
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
