import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EffectiveBlocksService } from '../../src/modules/profiles/index.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { confirmAgreement, goodTerms } from '../support/agreements.js';
import { accept, cancel, DAY, InterviewStage, proposeOthers, read } from '../support/interview-stage.js';
import type { Person } from '../support/people.js';
import { createAdmin, createFamily } from '../support/profiles.js';
import { createPair } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let stage: InterviewStage;
let test: TestApp;
beforeAll(async () => {
  stage = await InterviewStage.open();
  test = stage.test;
});
afterAll(() => test.close());

const feedOf = async ({ agent }: Person) =>
  (await agent.get('/api/calendar-feed').expect(200)).body as { address: string | null; createdAt: string | null };
const renew = async ({ agent }: Person) =>
  new URL(((await agent.post('/api/calendar-feed').expect(200)).body as { address: string }).address);
/** As a calendar program asks: without a session. */
const fetchIt = ({ pathname, search }: URL) => test.http.get(pathname + search);
const utc = (iso: string | null) => (iso ?? '').replace(/[-:]|\.\d+/g, '');

/** The entries of a file, by UID. */
async function entriesOf(address: URL): Promise<Map<string, Record<string, string>>> {
  const { text } = await fetchIt(address).expect(200);
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  const entries: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') entries.push({});
    const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
    const last = entries.at(-1);
    if (last && name !== 'BEGIN' && name !== 'END') last[name] = value;
  }
  return new Map(entries.map((entry) => [(entry['UID'] ?? '').split('@')[0] ?? '', entry]));
}

/** The local days of a repeated entry, as a calendar program works them out. */
function occurrencesOf(file: string, uid: string): string[] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const walk = events.find((event) => event.uid.startsWith(uid))?.iterator();
  const days: string[] = [];
  for (let next = walk?.next(); walk && next && days.length < 1_000; next = walk.next())
    days.push(next.toString().slice(0, 10));
  return days;
}

describe('The calendar that a member subscribes to', () => {
  it('J01 J02 has the interviews of both, also moved and cancelled ones', async () => {
    const { family, auPair, interview } = await stage.scheduled(3 * DAY);
    const [mine, theirs] = [await renew(family), await renew(auPair)];
    const uid = `interview-${interview.id}`;
    const agreed = {
      DTSTART: utc(interview.startsAt),
      DTEND: utc(interview.endsAt),
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
    };
    expect((await entriesOf(mine)).get(uid)).toMatchObject({
      ...agreed,
      SUMMARY: expect.stringContaining('Lena'),
    });
    expect((await entriesOf(theirs)).get(uid)).toMatchObject(agreed);

    const { body } = await proposeOthers(auPair, interview.id, stage.timesIn(5 * DAY)).expect(200);
    expect((await entriesOf(mine)).get(uid)).toMatchObject(agreed);
    await accept(family, interview.id, body.proposals[0].id).expect(200);
    const moved = await read(family, interview.id);
    expect(moved.startsAt).not.toBe(interview.startsAt);
    const other = { DTSTART: utc(moved.startsAt), DTEND: utc(moved.endsAt), SEQUENCE: '1', STATUS: 'CONFIRMED' };
    for (const address of [mine, theirs]) expect((await entriesOf(address)).get(uid)).toMatchObject(other);

    await cancel(auPair, interview.id).expect(200);
    for (const address of [mine, theirs])
      expect((await entriesOf(address)).get(uid)).toMatchObject({ ...other, SEQUENCE: '2', STATUS: 'CANCELLED' });
  });

  it('J01 J02 has the placement in whole days once both have signed, and none of anyone else', async () => {
    const pair = await createPair(test);
    const { family, auPair } = pair;
    const [mine, theirs, stranger] = [await renew(family), await renew(auPair), (await createPair(test)).family];
    const terms = goodTerms();
    const id = await confirmAgreement(test, pair, terms);
    const { startsOn, endsOn } = terms.dates;
    const after = new Date(Date.parse(`${endsOn}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
    const days = {
      'DTSTART;VALUE=DATE': utc(startsOn),
      'DTEND;VALUE=DATE': utc(after),
      STATUS: 'CONFIRMED',
      SEQUENCE: '0',
      TRANSP: 'TRANSPARENT',
    };
    for (const address of [mine, theirs]) expect((await entriesOf(address)).get(`placement-${id}`)).toMatchObject(days);
    expect((await entriesOf(await renew(stranger))).size).toBe(0);

    await family.agent
      .post(`/api/agreements/${id}/cancellation`)
      .send({ reason: 'We are moving to another country.' })
      .expect(200);
    for (const address of [mine, theirs])
      expect((await entriesOf(address)).get(`placement-${id}`)).toMatchObject({
        ...days,
        STATUS: 'CANCELLED',
        SEQUENCE: '1',
      });
  });

  it('has the landing of the au pair for both, by the clocks of the airport, as long as there is a flight', async () => {
    const pair = await createPair(test);
    const { family, auPair } = pair;
    const [mine, theirs] = [await renew(family), await renew(auPair)];
    const terms = goodTerms();
    const id = await confirmAgreement(test, pair, terms);
    const { startsOn } = terms.dates;
    const land = (localTime: string) =>
      auPair.agent
        .put(`/api/arrivals/${id}/flight`)
        .send({
          number: 'SQ221',
          departure: { place: 'Singapore (SIN)', timeZone: 'Asia/Singapore', localTime: `${startsOn}T00:10` },
          arrival: { place: 'Perth (PER)', timeZone: 'Australia/Perth', localTime },
        })
        .expect(200);
    expect((await entriesOf(mine)).get(`landing-${id}`)).toBeUndefined();
    await land(`${startsOn}T06:10`);
    const landing = {
      'DTSTART;TZID=Australia/Perth': utc(`${startsOn}T06:10:00`),
      'DTEND;TZID=Australia/Perth': utc(`${startsOn}T07:10:00`),
      SEQUENCE: '1',
      TRANSP: 'TRANSPARENT',
    };
    expect((await entriesOf(mine)).get(`landing-${id}`)).toMatchObject({
      ...landing,
      SUMMARY: expect.stringMatching(/^Lena lands in Perth \(PER\)/),
    });
    expect((await entriesOf(theirs)).get(`landing-${id}`)).toMatchObject({
      ...landing,
      SUMMARY: expect.stringMatching(/^Landing in Perth \(PER\)/),
    });
    expect((await fetchIt(mine)).text).toContain('TZID:Australia/Perth');
    await land(`${startsOn}T08:40`);
    expect((await entriesOf(theirs)).get(`landing-${id}`)).toMatchObject({
      'DTSTART;TZID=Australia/Perth': utc(`${startsOn}T08:40:00`),
      SEQUENCE: '2',
    });
    await family.agent.post(`/api/agreements/${id}/cancellation`).send({ reason: 'We are moving.' }).expect(200);
    for (const address of [mine, theirs]) expect((await entriesOf(address)).get(`landing-${id}`)).toBeUndefined();
  });

  it('B12 has the shifts and days off of the signed week for both, and nothing of it once it is cancelled', async () => {
    const pair = await createPair(test);
    const { family, auPair } = pair;
    const [mine, theirs] = [await renew(family), await renew(auPair)];
    const terms = goodTerms();
    const id = await confirmAgreement(test, pair, terms);
    const work = {
      RRULE: expect.stringMatching(/^FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=\d{8}T\d{6}Z$/),
      STATUS: 'CONFIRMED',
    };
    const off = { RRULE: expect.stringMatching(/^FREQ=WEEKLY;BYDAY=SA,SU;UNTIL=\d{8}$/), TRANSP: 'TRANSPARENT' };
    for (const [address, summaries] of [
      [mine, ['Lena works', 'Lena: day off']],
      [theirs, [expect.stringMatching(/^Work with /), 'Day off']],
    ] as const) {
      const entries = await entriesOf(address);
      const shift = entries.get(`shift-0700-0900-${id}`);
      expect(shift).toMatchObject({ ...work, SUMMARY: summaries[0] });
      expect(entries.get(`shift-1500-1900-${id}`)).toMatchObject(work);
      expect(entries.get(`days-off-${id}`)).toMatchObject({ ...off, SUMMARY: summaries[1] });
      const [start = ''] = Object.keys(shift ?? {}).filter((name) => name.startsWith('DTSTART'));
      expect(start).toMatch(/^DTSTART;TZID=/);
      const { text } = await fetchIt(address).expect(200);
      expect(text).toContain(`TZID:${start.slice('DTSTART;TZID='.length)}\r\n`);
      const days = occurrencesOf(text, `shift-0700-0900-${id}`);
      expect(days.filter((day) => day < terms.dates.startsOn || day > terms.dates.endsOn)).toEqual([]);
      expect(days.length).toBeGreaterThan(120);
    }

    await family.agent
      .post(`/api/agreements/${id}/cancellation`)
      .send({ reason: 'We are moving to another country.' })
      .expect(200);
    const weekly = /^(?:shift|days-off)-/;
    for (const address of [mine, theirs])
      expect([...(await entriesOf(address)).keys()].filter((uid) => weekly.test(uid))).toEqual([]);
  });

  it('is shown to everyone who has the address, kept by no cache, until it is renewed or revoked', async () => {
    const { family } = await createPair(test);
    expect(await feedOf(family)).toEqual({ address: null, createdAt: null });
    const first = await renew(family);
    expect((await feedOf(family)).address).toBe(first.href);
    const { headers } = await fetchIt(first).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toMatch(/^private\b/);
    expect(first.searchParams.get('token')?.length).toBeGreaterThan(60);

    const second = await renew(family);
    expect(second.href).not.toBe(first.href);
    await fetchIt(first).expect(404, /not_found/);
    await fetchIt(second).expect(200);
    const forged = new URL(second);
    forged.searchParams.set('token', `${second.searchParams.get('token')?.slice(0, -4)}AAAA`);
    await fetchIt(forged).expect(404);
    await family.agent.delete('/api/calendar-feed').expect(204);
    await fetchIt(second).expect(404);
    expect(await feedOf(family)).toEqual({ address: null, createdAt: null });
    await test.http.get('/api/calendar.ics').expect(400);
  });

  it('shows nothing of someone who is hidden, and nothing at all to the suspended', async () => {
    const { family, auPair, interview } = await stage.scheduled(6 * DAY);
    const address = await renew(auPair);
    expect((await entriesOf(address)).has(`interview-${interview.id}`)).toBe(true);
    await test.app
      .get(TransactionsService)
      .run((manager) => test.app.get(EffectiveBlocksService, { strict: false }).hide(family.id, auPair.id, manager));
    expect((await entriesOf(address)).size).toBe(0);

    const admin = await createAdmin(test);
    const suspension = {
      until: new Date(Date.now() + 7 * DAY).toISOString(),
      words: 'You asked three families for money.',
      reason: 'Three reports within an hour',
    };
    await admin.agent.put(`/api/admin/users/${auPair.id}/suspension`).send(suspension).expect(204);
    await fetchIt(address).expect(404);
  });

  it('goes with the account', async () => {
    const { family } = await createPair(test);
    const address = await renew(family);
    await test.database.query('DELETE FROM accounts WHERE id = $1', [family.id]);
    await fetchIt(address).expect(404);
    expect(await test.database.query('SELECT 1 FROM calendar_feeds WHERE person_id = $1', [family.id])).toEqual([]);
  });

  it('is answered sixty times an hour at most', async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const { pathname, search } = await renew(await createFamily(limited));
      for (let count = 0; count < 60; count += 1) await limited.http.get(pathname + search).expect(200);
      await limited.http.get(pathname + search).expect(429, /rate_limited/);
    } finally {
      await limited.close();
    }
  });
});
