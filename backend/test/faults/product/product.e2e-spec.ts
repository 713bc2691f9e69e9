import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Device } from './device.js';
import {
  PATIENCE_MS,
  emailCounts,
  givenUp,
  halfStates,
  hasDuplicates,
  owedBy,
  runScheduled,
  storedIn,
  untilNone,
  wrongBooks,
} from './end-state.js';
import { drawn, faultsOf } from './faults.js';
import { judge, type Verdict } from '../support/history.js';
import { Installation } from './installation.js';
import { LyingServer } from './lying-server.js';
import { PaymentWriter } from './payment-writer.js';
import { randomFrom } from '../support/random.js';
import { AgreementWriter, InterviewWriter, PersonalDataWriter, PhotoWriter, type Writer } from './writer.js';

const SECONDS = Number(process.env['FAULT_SECONDS'] ?? 60);
const SEED = Number(process.env['FAULT_SEED'] ?? 20_261_120);
const PAIRS = 10;
/** A busy machine gets fewer faults in, but never fewer than these. */
const FEWEST_FAULTS = 4;
const FEWEST_MESSAGES = 50;
/** The server that acknowledges too early loses every third message. */
const FEWEST_LIES = 3;
const PATIENT = PATIENCE_MS + 60_000;
const MISTAKE = 'line: cut before the answer';
/** Finished jobs are deleted after an hour. */
const LONGEST_COUNT_SECONDS = 3_000;

const FAULTLESS: Verdict = { lost: 0, duplicated: 0, gaps: 0, reordered: 0, wrongViews: 0 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = () => Math.round(performance.now() / 1_000);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('The product, while processes, connections and disks fail', () => {
  let installation: Installation;
  let lying: LyingServer;
  const devices: Device[] = [];
  let honest: Device[] = [];
  let newIds: Device[] = [];
  let deceived: Device[] = [];
  const writers: Writer[] = [];
  let payments: PaymentWriter;
  const done = new Map<string, number>();
  const pages: number[] = [];

  async function devicesOf(pairs: number, options: Partial<Device['options']> = {}): Promise<Device[]> {
    const made = [];
    const people = await Promise.all(Array.from({ length: pairs }, () => installation.pair()));
    for (const { accounts, conversationId } of people)
      for (const account of accounts) {
        // A stream of its own each, so that what one does never changes what another does.
        const random = randomFrom(SEED + 1 + devices.length + made.length);
        made.push(new Device({ account, conversationId, urls: installation.urls, random, ...options }));
      }
    devices.push(...made);
    return made;
  }

  /** Someone who looks at public pages all the time. */
  async function visit(until: () => boolean): Promise<void> {
    const { web } = installation;
    while (web && !until()) {
      const answer = await fetch(`${web.url}/pricing`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer) pages.push(answer.status);
      await pause(300);
    }
  }

  /** Loses answers until the client that makes new ids has stored something twice, so that every run shows its mistake. */
  async function loseAnswers(): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    for (const line of installation.lines) line.begin('cut before the answer');
    const ids = newIds.map(({ options }) => options.conversationId);
    while (!(await hasDuplicates(installation, ids)) && performance.now() < end) await pause(200);
    for (const line of installation.lines) line.end();
    done.set(MISTAKE, 1);
  }

  /** Enough has happened to judge: a busy machine takes longer. */
  const isEnough = () =>
    done.size >= FEWEST_FAULTS &&
    sum(honest.map(({ acknowledged }) => acknowledged.length)) > FEWEST_MESSAGES &&
    deceived.every(({ acknowledged }) => acknowledged.length >= FEWEST_LIES) &&
    sum(honest.map(({ client }) => client.retries)) > 0;

  async function fail(): Promise<void> {
    await loseAnswers();
    const random = randomFrom(SEED);
    const end = performance.now() + SECONDS * 1_000;
    for (const fault of drawn(faultsOf(installation, honest), random)) {
      await pause(200 + 800 * random());
      if (performance.now() > end && isEnough()) return;
      await fault.run(random);
      done.set(fault.name, (done.get(fault.name) ?? 0) + 1);
      if (process.env['FAULT_LOG']) say(`${seconds()} s ${fault.name}`);
      // With one process ready people go on; with none, nothing is tried out any more.
      await Promise.race(installation.apis.map((api) => api.ready()));
    }
  }

  const verdictOf = async (some: Device[]): Promise<Verdict> => {
    const { stored, lastSeqs } = await storedIn(installation);
    const ids = new Set(some.map(({ options }) => options.conversationId));
    return judge({
      stored: stored.filter(({ conversationId }) => ids.has(conversationId)),
      lastSeqs: new Map([...lastSeqs].filter(([id]) => ids.has(id))),
      acknowledged: some.flatMap(({ acknowledged }) => acknowledged),
      shown: some.map(({ options, view }) => ({
        owner: options.account.userId,
        conversationId: options.conversationId,
        seqs: view.seqs,
      })),
    });
  };

  beforeAll(
    async () => {
      say(`Seed ${SEED}, ${SECONDS} s`);
      installation = await Installation.start();
      const { urls, redis, web, hasSmallDisk } = installation;
      if (!redis) say('Skipped: faults of Redis. There is no redis-server on this machine.');
      if (!web) say('Skipped: faults of the web process. The website is not built.');
      if (!hasSmallDisk) say('Skipped: a full disk. This machine lets no one mount a small one.');
      lying = await LyingServer.before(() => urls[0] ?? '');
      honest = await devicesOf(PAIRS);
      newIds = await devicesOf(1, { newIdOnRetry: true, withoutSocket: true });
      // High enough never to react or read: what it would be about may not be there.
      deceived = await devicesOf(1, { urls: [lying.url], withoutSocket: true, random: () => 0.9 });
      for (const Kind of [InterviewWriter, AgreementWriter, PhotoWriter, PhotoWriter, PersonalDataWriter])
        writers.push(new Kind(await installation.fullPair(randomFrom(SEED + 1_000 + writers.length))));
      const random = randomFrom(SEED + 1_000 + writers.length);
      payments = new PaymentWriter(await installation.fullPair(random), await installation.admin(random));
      writers.push(payments);

      let over = false;
      const busy = Promise.all([
        ...devices.map((device) => device.talk()),
        ...writers.map((writer) => writer.write()),
        visit(() => over),
      ]);
      say(`Started after ${seconds()} s`);
      await Promise.race([fail(), busy]);
      const healedAt = performance.now();
      over = true;
      for (const one of [...devices, ...writers]) one.stop();
      await installation.ready();
      await busy;
      await Promise.all(devices.map((device) => device.settle()));
      say(`Settled ${Math.round((performance.now() - healedAt) / 1_000)} s after the last fault`);

      const clients = [...devices.map(({ client }) => client), ...writers.flatMap((writer) => writer.clients)];
      const statuses = [...new Set(pages)].map(
        (status) => `${pages.filter((one) => one === status).length}× ${status}`,
      );
      for (const [name, count] of [...done].sort()) say(`  ${count}× ${name}`);
      say(`${sum([...done.values()])} faults of ${done.size} kinds`);
      say(`${sum(honest.map(({ acknowledged }) => acknowledged.length))} messages acknowledged`);
      say(`${sum(devices.map(({ duplicates }) => duplicates))} of them sent twice at the same moment`);
      say(`${sum(writers.map(({ acknowledged }) => acknowledged))} other writes acknowledged`);
      say(`${sum(clients.map(({ retries }) => retries))} retries`);
      say(`Pages: ${statuses.join(', ')}`);
      for (const surprise of clients.flatMap(({ surprises }) => surprises).slice(0, 5)) say(`Surprised: ${surprise}`);
    },
    (SECONDS + 1_200) * 1_000,
  );

  afterAll(async () => {
    for (const device of devices) device.abandon();
    for (const writer of writers) writer.abandon();
    lying?.close();
    await installation?.stop();
  }, PATIENT);

  it('had something to fail at', () => {
    expect(sum(honest.map(({ client }) => client.retries))).toBeGreaterThan(0);
    expect(sum(honest.map(({ acknowledged }) => acknowledged.length))).toBeGreaterThan(FEWEST_MESSAGES);
    expect(done.size).toBeGreaterThanOrEqual(FEWEST_FAULTS);
  });

  it('keeps every acknowledged message once, in order, and shows it to both people', async () => {
    const verdict = await verdictOf(honest);
    say(`Messages: ${JSON.stringify(verdict)}`);
    expect(verdict).toEqual(FAULTLESS);
  });

  it('counts what is unread as the messages say, and forgets no read mark', async () => {
    const marks = await installation.postgres.query<{ userId: string; seq: number }>(
      'SELECT user_id AS "userId", last_read_seq AS seq FROM conversation_reads',
    );
    const unread = await installation.postgres.query<{ userId: string; count: number }>(
      `SELECT m.receiver_id AS "userId", count(*)::integer AS count FROM messages m
       LEFT JOIN conversation_reads r ON r.conversation_id = m.conversation_id AND r.user_id = m.receiver_id
       WHERE m.seq > coalesce(r.last_read_seq, 0) GROUP BY m.receiver_id`,
    );
    let wrong = 0;
    for (const { client, readUpTo } of honest) {
      const { userId } = client.account;
      const body = { p_user_profile_id: userId };
      const shown = await client.until(() => client.call<number>('POST', '/rpc/get_new_unread_message_count', body));
      if (shown !== (unread.find((one) => one.userId === userId)?.count ?? 0)) wrong += 1;
      if ((marks.find((one) => one.userId === userId)?.seq ?? 0) < readUpTo) wrong += 1;
    }
    say(`Unread counts and read marks: ${wrong} wrong`);
    expect(wrong).toBe(0);
  });

  it(
    'owes nothing in the end, and has given nothing up',
    async () => {
      const owed = await untilNone(() => owedBy(installation));
      say(`Owed: ${JSON.stringify(owed)}`);
      expect(Object.entries(owed).filter(([, count]) => count > 0)).toEqual([]);
      expect(await givenUp(installation)).toEqual([]);
    },
    PATIENT,
  );

  it('sends each email under one id', async () => {
    const { jobs, emails, again } = await emailCounts(installation);
    say(`Emails: ${jobs} jobs, ${emails} ids, ${again} handed over again under the same id`);
    expect(SECONDS < LONGEST_COUNT_SECONDS ? emails : jobs).toBe(jobs);
  });

  it('books every acknowledged payment once', async () => {
    const wrong = await wrongBooks(installation, payments.booked);
    say(`Books: ${payments.booked.length} payments, ${JSON.stringify(wrong)}`);
    expect(payments.booked.length).toBeGreaterThan(0);
    expect(Object.entries(wrong).filter(([, count]) => count !== 0)).toEqual([]);
  });

  it(
    'leaves nothing half done',
    async () => {
      const { postgres } = installation;
      // Uploads that were killed are removed an hour later: let that hour be over.
      await postgres.query(`UPDATE uploads SET created_at = now() - interval '2 hours' WHERE status <> 'clean'`);
      await runScheduled(installation, 'photos.clean-up');
      const states = await untilNone(() => halfStates(installation));
      say(`Half done: ${JSON.stringify(states)}`);
      expect(Object.entries(states).filter(([, count]) => count > 0)).toEqual([]);
      expect(writers.flatMap(({ broken }) => broken)).toEqual([]);
      for (const writer of writers)
        if (writer instanceof PhotoWriter) {
          expect(writer.kept.filter((id) => !installation.photoFiles().has(id))).toEqual([]);
          expect(writer.deleted.filter((id) => installation.photoFiles().has(id))).toEqual([]);
        }
    },
    PATIENT,
  );

  it('answers nothing but success, or what to try again', () => {
    const clients = [...devices.map(({ client }) => client), ...writers.flatMap((writer) => writer.clients)];
    expect(clients.flatMap(({ surprises }) => surprises)).toEqual([]);
    expect(pages.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  it('lets no ended session in', async () => {
    const ended = devices.flatMap(({ client }) => client.endedTokens);
    for (const token of ended)
      for (const { url } of installation.apis) {
        const answer = await fetch(`${url}/api/accounts/me`, { headers: { authorization: `Bearer ${token}` } });
        expect(answer.status).toBe(401);
      }
  });

  it('never ends unexpectedly', () => {
    expect(installation.processes.flatMap(({ deviations }) => deviations)).toEqual([]);
  });

  describe('with a mistake in it', () => {
    it('is found out when a client makes a new id for each try', async () => {
      const { duplicated } = await verdictOf(newIds);
      say(`With a new id for each try: ${duplicated} stored twice`);
      expect(duplicated).toBeGreaterThan(0);
    });

    it('takes no message without an id', async () => {
      const [device] = honest as [Device];
      const path = `/conversations/${device.options.conversationId}/messages`;
      const sending = device.client.until(() => device.client.call('POST', path, { content: 'No id' }));
      await expect(sending).rejects.toMatchObject({ status: 400 });
    });

    it('is found out when it acknowledges before it stores', async () => {
      const { lost } = await verdictOf(deceived);
      say(`With acknowledgements before storing: ${lost} lost`);
      expect(lost).toBeGreaterThan(0);
    });
  });
});
