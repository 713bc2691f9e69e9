import { expect, type Browser } from '@playwright/test';
import { allowed, expectMovingPicture, goIn, hangUp } from './call';
import { verifyAuPair } from './documents';
import { makeInterview } from './interviews';
import { newRequest, browserOf, send, signInByCall, type Person } from './people';
import { productNow } from './product-clock';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const PLANNED = [{ from: '15:00', to: '19:00' }];
const DAY_MS = 86_400_000;

export interface MadePlacement {
  /** The id of the agreement. */
  id: string;
  conversationId: string;
  family: Person;
  auPair: Person;
  /** Today in Sydney as an ISO date; four hours are planned for it. */
  startsOn: string;
}

/**
 * Makes two people whose placement begins today, with a completed interview and a signed agreement. The test needs
 * `fakeDevices`.
 */
export async function makePlacement(browser: Browser): Promise<MadePlacement> {
  const { conversationId, family, auPair, path } = await makeInterview();
  await Promise.all([meet(browser, path, family, auPair), verifyAuPair(auPair)]);
  const [request, theirs] = [await newRequest(), await newRequest()];
  const startsOn = dayIn('Australia/Sydney', await productNow(request));
  const [host, guest] = [await signInByCall(request, family), await signInByCall(theirs, auPair)];
  const { id, draft } = (await send(request, host, 'POST', '/api/arrangements', { conversationId })) as {
    id: string;
    draft: { terms: { pay: object; car: object } };
  };
  const terms = {
    ...draft.terms,
    dates: { startsOn, endsOn: dayIn('UTC', new Date(Date.parse(startsOn) + 180 * DAY_MS)) },
    hours: hoursAround(startsOn),
    pay: { ...draft.terms.pay, weeklyCents: 42_000 },
    car: { use: 'none' },
  };
  await send(request, host, 'POST', `/api/arrangements/${id}/versions`, { basedOn: 0, terms });
  const sign = (token: string, { password }: Person, fullName: string) =>
    send(request, token, 'POST', `/api/arrangements/${id}/signatures`, {
      ...{ version: 1, fullName, password, tellOthers: false },
    });
  await sign(guest, auPair, 'Lena Achternbusch');
  await sign(host, family, 'Ana Wetherill');
  return { id, conversationId, family, auPair, startsOn };
}

/** Both join the room and see each other, so that the interview counts as held. */
async function meet(browser: Browser, path: string, family: Person, auPair: Person): Promise<void> {
  const contexts = [await browserOf(browser, family, allowed), await browserOf(browser, auPair, allowed)] as const;
  const [ours, theirs] = [await contexts[0].newPage(), await contexts[1].newPage()];
  await goIn(ours, path);
  await goIn(theirs, path);
  await Promise.all([expectMovingPicture(ours, auPair.name), expectMovingPicture(theirs, family.name)]);
  for (const page of [theirs, ours]) {
    await hangUp(page).click();
    await expect(page.getByRole('heading', { name: 'You have hung up' })).toBeVisible();
  }
  await Promise.all(contexts.map((context) => context.close()));
}

/** Plans twenty hours a week from this weekday on; the two days before it are free. */
function hoursAround(startsOn: string) {
  const first = new Date(`${startsOn}T00:00:00Z`).getUTCDay();
  const days = WEEKDAYS.map((day, index) => [day, (index - first + 7) % 7 < 5 ? PLANNED : []]);
  return { ...Object.fromEntries(days), babysittingEvenings: 0, note: null };
}

const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
