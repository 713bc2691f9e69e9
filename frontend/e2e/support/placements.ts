import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { verifyAuPair } from './documents';
import { makeInterview } from './interviews';
import { newRequest, PRODUCT, send, signInByCall, type Person } from './people';
import { productNow } from './product-clock';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const PLANNED = [{ from: '15:00', to: '19:00' }];
const DAY_MS = 86_400_000;

interface MadePlacement {
  /** The id of the agreement. */
  id: string;
  interviewId: string;
  conversationId: string;
  family: Person;
  auPair: Person;
  /** Today in Sydney as an ISO date; four hours are planned for it. */
  startsOn: string;
}

/** Makes two people whose placement begins today, with a completed interview and a signed agreement. */
export async function makePlacement(): Promise<MadePlacement> {
  const { sign, ...placement } = await makeProposedAgreement();
  await sign(placement.auPair);
  await sign(placement.family);
  return placement;
}

/**
 * Makes two people with a completed interview, and an agreement that the family has proposed for today on. `sign` signs it
 * for one of them.
 */
export async function makeProposedAgreement(): Promise<MadePlacement & { sign: (person: Person) => Promise<void> }> {
  const { id: interviewId, conversationId, family, auPair } = await makeInterview();
  const [request, theirs] = [await newRequest(), await newRequest()];
  const [host, guest] = [await signInByCall(request, family), await signInByCall(theirs, auPair)];
  await Promise.all([holdInterview(interviewId, [host, guest]), verifyAuPair(auPair)]);
  const startsOn = dayIn('Australia/Sydney', await productNow(request));
  const id = await proposeAgreement(host, conversationId, startsOn);
  const sign = async (person: Person) => {
    const [token, fullName] = person === family ? [host, 'Ana Wetherill'] : [guest, 'Lena Achternbusch'];
    await send(request, token, 'POST', `/api/agreements/${id}/signatures`, {
      ...{ version: 1, fullName, password: person.password, tellOthers: false },
    });
  };
  return { id, interviewId, conversationId, family, auPair, startsOn, sign };
}

/** Proposes an agreement of half a year in the name of whose access token it is, and returns its id. */
export async function proposeAgreement(
  token: string,
  conversationId: string,
  startsOn: string,
  weeklyCents = 42_000,
): Promise<string> {
  const request = await newRequest();
  const { id, draft } = (await send(request, token, 'POST', '/api/agreements', { conversationId })) as {
    id: string;
    draft: { terms: { pay: object; car: object } };
  };
  const terms = {
    ...draft.terms,
    dates: { startsOn, endsOn: dayIn('UTC', new Date(Date.parse(startsOn) + 180 * DAY_MS)) },
    hours: hoursAround(startsOn),
    pay: { ...draft.terms.pay, weeklyCents },
    car: { use: 'none' },
  };
  await send(request, token, 'POST', `/api/agreements/${id}/versions`, { basedOn: 0, terms });
  return id;
}

/** Both take their seats in the room without a camera, so that the interview counts as held. */
async function holdInterview(interviewId: string, tokens: string[]): Promise<void> {
  const sockets: Socket[] = tokens.map((token) =>
    io(PRODUCT, { auth: { token }, forceNew: true, transports: ['websocket'], extraHeaders: { origin: PRODUCT } }),
  );
  for (const socket of sockets) {
    const seat = { interviewId, visitId: randomUUID(), again: false };
    expect(await socket.timeout(20_000).emitWithAck('call.join', seat)).toMatchObject({ ok: true });
  }
  for (const socket of sockets) socket.disconnect();
}

/** Plans twenty hours a week from this weekday on; the two days before it are free. */
function hoursAround(startsOn: string) {
  const first = new Date(`${startsOn}T00:00:00Z`).getUTCDay();
  const days = WEEKDAYS.map((day, index) => [day, (index - first + 7) % 7 < 5 ? PLANNED : []]);
  return { ...Object.fromEntries(days), babysittingEvenings: 0, note: null };
}

export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** "2027-02-01" as its row of the hours shows it: "Mon 1 Feb". */
export const rowName = (day: string): string => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day));
  return `${part({ weekday: 'short' })} ${part({ day: 'numeric' })} ${part({ month: 'short' }).slice(0, 3)}`;
};
