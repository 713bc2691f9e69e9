import { setTimeout as pause } from 'node:timers/promises';
import { judge, type Verdict } from '../support/history.js';
import { randomFrom } from '../support/random.js';
import type { ApiClient } from './api-client.js';
import { Device } from './device.js';
import { hasMessageTwice, PATIENCE_MS, storedIn, wronglyStored } from './end-state.js';
import { drawn, faultsOf } from './faults.js';
import { Installation } from './installation.js';
import { LyingServer } from './lying-server.js';
import { AgreementWriter } from './writers/agreement-writer.js';
import { ErasureWriter } from './writers/erasure-writer.js';
import { EvidenceWriter } from './writers/evidence-writer.js';
import { ExportWriter } from './writers/export-writer.js';
import { InterviewWriter } from './writers/interview-writer.js';
import { MessageFileWriter } from './writers/message-file-writer.js';
import { PaymentWriter } from './writers/payment-writer.js';
import { PhotoWriter } from './writers/photo-writer.js';
import { ResourceFileWriter } from './writers/resource-file-writer.js';
import type { Writer } from './writers/writer.js';

const PAIRS = 10;
/** A busy machine gets fewer faults in, but never fewer than these. */
export const FEWEST_FAULTS = 4;
export const FEWEST_MESSAGES = 50;
/** The server that acknowledges too early loses every third message. */
const FEWEST_LIES = 3;
/** Answers are lost for so long at once, so that others get some in between. */
const LOSS_MS = 4_000;
const MISTAKE = 'line: cut before the answer';

export const say = (line: string) => process.stdout.write(`${line}\n`);
export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const seconds = () => Math.round(performance.now() / 1_000);

/** People who write while the product fails, with the mistakes that have to be found out. */
export class FaultRun {
  readonly faults = new Map<string, number>();
  /** Statuses of the pages that a visitor opened. */
  readonly pages: number[] = [];
  readonly devices: Device[] = [];
  honest: Device[] = [];
  /** Their client makes a new id for each try. */
  newIds: Device[] = [];
  /** Their server acknowledges before it stores. */
  deceived: Device[] = [];
  readonly writers: Writer[] = [];
  interviews!: InterviewWriter;
  erasures!: ErasureWriter;
  exports!: ExportWriter;
  /** Its client makes a new key for each try. */
  newKeys!: PhotoWriter;
  /** The writers, and the one with a mistake. */
  private readonly busyWriters: Writer[] = [];
  private people = 0;

  private constructor(
    private readonly seed: number,
    readonly installation: Installation,
    private readonly lying: LyingServer,
  ) {}

  static async start(seed: number): Promise<FaultRun> {
    const installation = await Installation.start();
    const { urls, redis, web, hasSmallDisk } = installation;
    if (!redis) say('Skipped: faults of Redis. There is no redis-server on this machine.');
    if (!web) say('Skipped: faults of the web process. The website is not built.');
    if (!hasSmallDisk) say('Skipped: a full disk. This machine lets no one mount a small one.');
    const run = new FaultRun(seed, installation, await LyingServer.before(() => urls[0] ?? ''));
    try {
      await run.gather();
      return run;
    } catch (error) {
      await run.stop();
      throw error;
    }
  }

  get clients(): ApiClient[] {
    return [...this.devices.map(({ client }) => client), ...this.writers.flatMap((writer) => writer.clients)];
  }

  /** Lets everyone write while faults happen, until all is quiet again. */
  async go(forSeconds: number): Promise<void> {
    const { devices, installation } = this;
    let over = false;
    const busy = Promise.all([
      ...devices.map((device) => device.talk()),
      ...this.busyWriters.map((writer) => writer.write()),
      this.visit(() => over),
    ]);
    say(`Started after ${seconds()} s`);
    await Promise.race([this.fail(forSeconds), busy]);
    const healedAt = performance.now();
    over = true;
    for (const one of [...devices, ...this.busyWriters]) one.stop();
    await installation.ready();
    await busy;
    await Promise.all(devices.map((device) => device.settle()));
    say(`Settled ${Math.round((performance.now() - healedAt) / 1_000)} s after the last fault`);
  }

  async stop(): Promise<void> {
    for (const device of this.devices) device.abandon();
    for (const writer of this.busyWriters) writer.abandon();
    this.lying.close();
    await this.installation.stop();
  }

  report(): void {
    const { clients, pages, honest, writers } = this;
    const statuses = [...new Set(pages)].map((status) => `${pages.filter((one) => one === status).length}× ${status}`);
    for (const [name, count] of [...this.faults].sort()) say(`  ${count}× ${name}`);
    say(`${sum([...this.faults.values()])} faults of ${this.faults.size} kinds`);
    say(`${sum(honest.map(({ acknowledged }) => acknowledged.length))} messages acknowledged`);
    for (const writer of writers) say(`${writer.acknowledged} writes acknowledged: ${writer.constructor.name}`);
    const [duplicates, sentTwice] = [this.devices.map((one) => one.duplicates), clients.map((one) => one.sentTwice)];
    say(`${sum([...duplicates, ...sentTwice])} tries sent to both API processes at the same moment`);
    say(
      `${sum(clients.map(({ retries }) => retries))} retries, ${sum(clients.map((one) => one.replays))} first answers`,
    );
    say(`Pages: ${statuses.join(', ')}`);
    for (const surprise of clients.flatMap(({ surprises }) => surprises).slice(0, 5)) say(`Surprised: ${surprise}`);
  }

  async verdictOf(some: Device[]): Promise<Verdict> {
    const { stored, lastSeqs } = await storedIn(this.installation);
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
  }

  private async gather(): Promise<void> {
    const { installation, lying } = this;
    this.honest = await this.devicesOf(PAIRS);
    this.newIds = await this.devicesOf(1, { newIdOnRetry: true, withoutSocket: true });
    // High enough never to react or read: what it would be about may not be there.
    this.deceived = await this.devicesOf(1, { urls: [lying.url], withoutSocket: true, random: () => 0.9 });
    const pair = (newKeyOnRetry = false) => installation.fullPair(this.random(), newKeyOnRetry);
    for (const Kind of [AgreementWriter, PhotoWriter, MessageFileWriter, EvidenceWriter])
      this.writers.push(new Kind(await pair()));
    this.interviews = new InterviewWriter(await pair());
    this.exports = new ExportWriter(await pair());
    this.erasures = new ErasureWriter(await pair(), installation, this.random());
    this.writers.push(
      this.interviews,
      this.exports,
      this.erasures,
      new PaymentWriter(await pair(), await installation.admin(this.random())),
      new ResourceFileWriter(await pair(), await installation.admin(this.random()), await installation.resourceId()),
    );
    this.newKeys = new PhotoWriter(await pair(true));
    this.busyWriters.push(...this.writers, this.newKeys);
  }

  /** A stream of its own for each, so that what one does never changes what another does. */
  private random(): () => number {
    this.people += 1;
    return randomFrom(this.seed + this.people);
  }

  private async devicesOf(pairs: number, options: Partial<Device['options']> = {}): Promise<Device[]> {
    const made = [];
    const people = await Promise.all(Array.from({ length: pairs }, () => this.installation.pair()));
    for (const { accounts, conversationId } of people)
      for (const account of accounts)
        made.push(
          new Device({ account, conversationId, urls: this.installation.urls, random: this.random(), ...options }),
        );
    this.devices.push(...made);
    return made;
  }

  /** Someone who looks at public pages all the time. */
  private async visit(until: () => boolean): Promise<void> {
    const { web } = this.installation;
    while (web && !until()) {
      const answer = await fetch(`${web.url}/pricing`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer) this.pages.push(answer.status);
      await pause(300);
    }
  }

  private async fail(forSeconds: number): Promise<void> {
    await this.loseAnswers();
    const random = randomFrom(this.seed);
    const end = performance.now() + forSeconds * 1_000;
    for (const fault of drawn(faultsOf(this.installation, this.honest), random)) {
      await pause(200 + 800 * random());
      if (performance.now() > end && this.isEnough()) return;
      await fault.run(random);
      this.faults.set(fault.name, (this.faults.get(fault.name) ?? 0) + 1);
      if (process.env['FAULT_LOG']) say(`${seconds()} s ${fault.name}`);
      // With one process ready people go on; with none, nothing is tried out any more.
      await Promise.race(this.installation.apis.map((api) => api.ready()));
    }
  }

  /** Loses answers until clients that make new ids and keys have stored something twice, so that every run shows it. */
  private async loseAnswers(): Promise<void> {
    const { installation, newKeys } = this;
    const end = performance.now() + PATIENCE_MS;
    const ids = this.newIds.map(({ options }) => options.conversationId);
    // One photo may be stored without being acknowledged yet.
    const isShown = async () =>
      (await hasMessageTwice(installation, ids)) && (await wronglyStored(installation, newKeys.claims())).length > 1;
    while (!(await isShown()) && performance.now() < end) {
      for (const line of installation.lines) line.begin('cut before the answer');
      await pause(LOSS_MS);
      for (const line of installation.lines) line.end();
      await pause(LOSS_MS / 2);
    }
    this.faults.set(MISTAKE, 1);
  }

  /** Enough has happened to judge: a busy machine takes longer. */
  private isEnough(): boolean {
    return (
      this.faults.size >= FEWEST_FAULTS &&
      sum(this.honest.map(({ acknowledged }) => acknowledged.length)) > FEWEST_MESSAGES &&
      this.deceived.every(({ acknowledged }) => acknowledged.length >= FEWEST_LIES) &&
      this.writers.every(({ rounds }) => rounds > 0) &&
      sum(this.clients.map(({ replays }) => replays)) > 0
    );
  }
}
