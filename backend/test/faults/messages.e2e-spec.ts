import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { Device } from './support/device.js';
import { judge, type History } from './support/history.js';
import { Installation } from './support/installation.js';
import { randomFrom } from './support/random.js';

const SEED = 20_261_120;

let running: Installation[] = [];
let devices: Device[] = [];
afterEach(async () => {
  for (const device of devices) device.abandon();
  for (const installation of running) await installation.stop();
  devices = [];
  running = [];
});

async function install(...options: Parameters<typeof Installation.start>): Promise<Installation> {
  const installation = await Installation.start(...options);
  running.push(installation);
  return installation;
}

async function devicesOf(installation: Installation, pairs: number, random: () => number): Promise<Device[]> {
  const urls = installation.processes.map(({ url }) => url);
  const people = [];
  for (let count = 0; count < pairs; count += 1) people.push(...(await installation.pair()));
  return people.map((person) => new Device({ ...person, urls, random }));
}

async function historyOf(installation: Installation): Promise<History> {
  return {
    ...(await installation.stored()),
    acknowledged: devices.flatMap(({ acknowledged }) => acknowledged),
    shown: devices.map(({ options, view }) => ({
      owner: options.userId,
      conversationId: options.conversationId,
      seqs: view.seqs,
    })),
  };
}

/**
 * Kills processes at random moments while people talk, the database once among them, and lets each come back. A busy
 * machine gets fewer kills in, but never fewer than four.
 */
async function killWhileTalking(installation: Installation, random: () => number): Promise<number> {
  const end = performance.now() + 20_000;
  let kills = 0;
  while (kills < 4 || (kills < 10 && performance.now() < end)) {
    const api = installation.processes[Math.floor(random() * installation.processes.length)];
    await pause(200 + 800 * random());
    await api?.killAndRestart();
    kills += 1;
    await api?.answering();
    if (kills === 2) await installation.killPostgres();
  }
  return kills;
}

describe('Messages, while processes are killed with SIGKILL', () => {
  it('are never lost, never twice, and always in order; PostgreSQL is killed as well', async () => {
    const random = randomFrom(SEED);
    const installation = await install({ processes: 2 });
    devices = await devicesOf(installation, 10, random);
    const talks = Promise.all(devices.map((device) => device.talk()));
    const kills = await killWhileTalking(installation, random);
    for (const device of devices) device.stop();
    await talks;
    await Promise.all(devices.map((device) => device.settle()));

    const history = await historyOf(installation);
    expect(judge(history)).toEqual({ lost: 0, duplicated: 0, gaps: 0, reordered: 0, wrongViews: 0 });
    await eventually('every owed event to be delivered', async () => (await installation.owedEvents()) === 0);
    const retries = devices.reduce((sum, device) => sum + device.retries, 0);
    process.stdout.write(`${history.acknowledged.length} messages acknowledged, ${kills} kills, ${retries} retries\n`);
    // The death of the database is nobody else's.
    expect(installation.processes.map(({ crashes }) => crashes)).toEqual([[], []]);
    // Otherwise nothing was tried.
    expect(retries).toBeGreaterThan(0);
    expect(history.acknowledged.length).toBeGreaterThan(100);
  }, 240_000);

  it('are found to be lost when a process acknowledges them before they are stored', async () => {
    // High enough never to react: there is nothing yet to react to.
    const random = () => 0.9;
    const installation = await install({ program: 'test/faults/support/early-acknowledgement.ts', processes: 1 });
    devices = await devicesOf(installation, 2, random);
    const talks = Promise.all(devices.map((device) => device.talk()));
    await eventually('people to have talked', () =>
      Promise.resolve(devices.every(({ acknowledged }) => acknowledged.length > 5)),
    );
    for (const device of devices) device.stop();
    await installation.processes[0]?.killAndRestart();
    await talks;
    expect(judge(await historyOf(installation)).lost).toBeGreaterThan(0);
  }, 120_000);
});
