import { setTimeout as pause } from 'node:timers/promises';
import type { Device } from './device.js';
import type { LineFault } from './faulty-line.js';
import type { Installation } from './installation.js';

/** Something that is ended, frozen and started again. */
interface Target {
  launch(): unknown;
  kill(): Promise<void>;
  terminate(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

interface Fault {
  name: string;
  run(random: () => number): Promise<void>;
}

const LINE_FAULTS: LineFault[] = [
  'cut before the request',
  'cut before the answer',
  'cut after the answer',
  'delay',
  'drop',
];

const pick = <T>(items: readonly T[], random: () => number) => items[Math.floor(random() * items.length)] as T;
const between = (from: number, to: number, random: () => number) => pause(from + (to - from) * random());

/** Every kind of fault that this installation can have. */
export function faultsOf(installation: Installation, devices: readonly Device[]): Fault[] {
  const { apis, web, postgres, redis, lines } = installation;
  const targets: Record<string, (random: () => number) => Target> = {
    api: (random) => pick(apis, random),
    postgres: () => postgres,
    ...(web && { web: () => web }),
    ...(redis && { redis: () => redis }),
  };
  const kill = async (target: Target, random: () => number) => {
    await target.kill();
    await between(0, 1_000, random);
    await target.launch();
  };
  const freeze = async (target: Target, random: () => number) => {
    target.freeze();
    await between(500, 4_000, random);
    target.thaw();
  };
  const terminate = async (target: Target) => {
    await target.terminate();
    await target.launch();
  };
  const alone = Object.entries(targets).flatMap(([name, choose]): Fault[] => [
    { name: `${name} killed`, run: (random) => kill(choose(random), random) },
    { name: `${name} frozen`, run: (random) => freeze(choose(random), random) },
    { name: `${name} restarted`, run: (random) => terminate(choose(random)) },
  ]);
  const groups: Record<string, (random: () => number) => Target[]> = {
    ...(apis.length > 1 && { 'both apis': () => [...apis] }),
    'api and postgres': (random) => [pick(apis, random), postgres],
    ...(redis && { 'api and redis': (random: () => number) => [pick(apis, random), redis] }),
    everything: () => [...apis, postgres, ...(web ? [web] : []), ...(redis ? [redis] : [])],
  };
  const together = Object.entries(groups).flatMap(([name, choose]): Fault[] => {
    const all = (what: string, work: (target: Target, random: () => number) => Promise<void>): Fault => ({
      name: `${name} ${what} together`,
      run: async (random) => void (await Promise.all(choose(random).map((target) => work(target, random)))),
    });
    return [
      all('killed', kill),
      all('frozen', freeze),
      all('restarted', terminate),
      {
        name: `${name} killed together during their start`,
        run: async (random) => {
          const chosen = choose(random);
          for (let time = 0; time < 2; time += 1) {
            await Promise.all(chosen.map((target) => kill(target, random)));
            await between(200, 2_500, random);
          }
        },
      },
    ];
  });
  return [
    ...alone,
    ...together,
    {
      name: 'api killed during its start',
      run: async (random) => {
        const api = pick(apis, random);
        await kill(api, random);
        await between(200, 2_500, random);
        await kill(api, random);
      },
    },
    {
      name: 'postgres killed during a start of the api',
      run: async (random) => {
        await kill(pick(apis, random), random);
        await between(200, 2_500, random);
        await kill(postgres, random);
      },
    },
    {
      name: 'postgres away at a start of the api',
      run: async (random) => {
        const api = pick(apis, random);
        await Promise.all([api.kill(), postgres.kill()]);
        api.launch();
        await between(2_000, 4_000, random);
        await postgres.launch();
      },
    },
    ...(redis
      ? [
          {
            name: 'redis away at a start of the api',
            run: async (random: () => number) => {
              const api = pick(apis, random);
              await Promise.all([api.kill(), redis.kill()]);
              api.launch();
              await between(2_000, 4_000, random);
              await redis.launch();
            },
          },
        ]
      : []),
    {
      name: 'api asked to end during its start',
      run: async (random) => {
        const api = pick(apis, random);
        await kill(api, random);
        await between(200, 2_500, random);
        await terminate(api);
      },
    },
    ...(web
      ? [
          {
            name: 'web killed during its start',
            run: async (random: () => number) => {
              await kill(web, random);
              await between(100, 800, random);
              await kill(web, random);
            },
          },
        ]
      : []),
    {
      name: 'rolling restart',
      run: async () => {
        for (const api of apis) {
          await terminate(api);
          await api.ready();
        }
      },
    },
    ...LINE_FAULTS.map((fault): Fault => ({
      name: `line: ${fault}`,
      run: async (random) => {
        const bad = random() < 0.5 ? lines : [pick(lines, random)];
        for (const line of bad) line.begin(fault);
        await between(500, 1_500, random);
        for (const line of bad) line.end();
      },
    })),
    {
      name: 'locked table',
      run: (random) =>
        postgres.whileLocked(pick(['messages', 'conversations', 'outbox_events', 'accounts'], random), () =>
          between(1_000, 3_000, random),
        ),
    },
    {
      name: 'full pool',
      run: (random) =>
        postgres.whileLocked('conversations', async () => {
          const one = pick(devices, random);
          const asking = apis.flatMap(({ url }) =>
            Array.from({ length: 30 }, () => one.client.call('GET', '/conversations', undefined, { url })),
          );
          await Promise.race([Promise.allSettled(asking), between(2_000, 3_000, random)]);
          void Promise.allSettled(asking);
        }),
    },
    {
      name: 'revoked session',
      run: async (random) => {
        // A lost answer is no fault here: either the session has ended, or it goes on.
        await pick(devices, random)
          .client.signOut()
          .catch(() => undefined);
      },
    },
    ...(installation.hasSmallDisk
      ? [
          {
            name: 'full disk',
            run: async (random: () => number) => {
              installation.fillDisk();
              await between(1_500, 3_000, random);
              installation.clearDisk();
            },
          },
        ]
      : []),
  ];
}

/** All kinds in an order that the seed chooses, then all of them in another one, and so on. */
export function* drawn(faults: readonly Fault[], random: () => number): Generator<Fault> {
  for (;;) {
    const deck = faults.map((fault) => ({ fault, place: random() }));
    for (const { fault } of deck.sort((a, b) => a.place - b.place)) yield fault;
  }
}
