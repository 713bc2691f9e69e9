/** Simulates requests that wait for the processors of several machines. */
import TinyQueue from 'tinyqueue';

/**
 * The steps of a request. A process handles one request at a time, as Node does; a database one for each of its cores.
 * @typedef {{ at: 'api' | 'database', milliseconds: number }} Visit
 */
/** @typedef {{ name: string, perSecond: number, visits: Visit[] }} Kind */
/** @typedef {{ apis: number, databaseCores: number }} Machines */
/** A process of the API that is away: all others take its requests. @typedef {{ fromSecond: number, toSecond: number }} Outage */
/** @typedef {{ kind: Kind, began: number, visit: number, api: Station }} Request */
/** @typedef {{ servers: number, busy: number, busyMs: number, waiting: Request[], head: number }} Station */

/** Numbers from 0 to 1, the same for the same seed (mulberry32). @param {number} seed */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Requests arrive at random moments and each visit takes a random time around its mean, both exponentially: real times
 * differ less, so real waits are shorter.
 * @param {object} options
 * @param {Kind[]} options.kinds
 * @param {Machines} options.machines
 * @param {number} options.seconds
 * @param {Outage} [options.outage] of the first process
 * @param {number} [options.seed]
 * @returns {{ milliseconds: Map<string, number[]>, busy: { api: number, database: number } }} how long each request of a
 *   kind took, and the share of their time that the processors worked
 */
export function simulate({ kinds, machines, seconds, outage, seed = 1 }) {
  const random = randomFrom(seed);
  const exponential = (/** @type {number} */ mean) => -mean * Math.log(1 - random());
  /** @param {number} servers @returns {Station} */
  const stationOf = (servers) => ({ servers, busy: 0, busyMs: 0, waiting: [], head: 0 });
  const apis = Array.from({ length: machines.apis }, () => stationOf(1));
  const database = stationOf(machines.databaseCores);
  /** @type {TinyQueue<{ at: number, happen: () => void }>} */
  const events = new TinyQueue(undefined, (one, other) => one.at - other.at);
  const end = seconds * 1_000;
  /** @type {Map<string, number[]>} */
  const milliseconds = new Map(kinds.map(({ name }) => [name, []]));

  const isAway = (/** @type {number} */ now) =>
    outage !== undefined && now >= outage.fromSecond * 1_000 && now < outage.toSecond * 1_000;
  let turn = 0;
  const nextApi = (/** @type {number} */ now) => {
    turn += 1;
    const away = isAway(now) && apis.length > 1 ? 1 : 0;
    return /** @type {Station} */ (apis[away + (turn % (apis.length - away))]);
  };
  const visitOf = (/** @type {Request} */ { kind, visit }) => /** @type {Visit} */ (kind.visits[visit]);
  const stationFor = (/** @type {Request} */ request) => (visitOf(request).at === 'api' ? request.api : database);

  /** @param {Station} station @param {Request} request @param {number} now */
  const begin = (station, request, now) => {
    const took = exponential(visitOf(request).milliseconds);
    station.busy += 1;
    station.busyMs += took;
    events.push({ at: now + took, happen: () => finish(station, request, now + took) });
  };
  /** @param {Request} request @param {number} now */
  const join = (request, now) => {
    const station = stationFor(request);
    if (station.busy < station.servers) begin(station, request, now);
    else station.waiting.push(request);
  };
  /** @param {Station} station @param {Request} request @param {number} now */
  const finish = (station, request, now) => {
    station.busy -= 1;
    const next = station.waiting[station.head];
    if (next) {
      station.head += 1;
      begin(station, next, now);
    }
    request.visit += 1;
    if (request.visit < request.kind.visits.length) join(request, now);
    else milliseconds.get(request.kind.name)?.push(now - request.began);
  };
  /** @param {Kind} kind @param {number} now */
  const arrive = (kind, now) => {
    if (now > end) return;
    join({ kind, began: now, visit: 0, api: nextApi(now) }, now);
    const next = now + exponential(1_000 / kind.perSecond);
    events.push({ at: next, happen: () => arrive(kind, next) });
  };
  for (const kind of kinds) arrive(kind, exponential(1_000 / kind.perSecond));
  for (let event = events.pop(); event && event.at <= end; event = events.pop()) event.happen();
  const awayMs = outage ? (Math.min(outage.toSecond, seconds) - outage.fromSecond) * 1_000 : 0;
  const apiMs = apis.reduce((sum, { busyMs }) => sum + busyMs, 0);
  return {
    milliseconds,
    busy: { api: apiMs / (apis.length * end - awayMs), database: database.busyMs / database.servers / end },
  };
}
