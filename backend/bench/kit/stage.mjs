/** PostgreSQL, the API and the website as they run in production, on a database full of people. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePorts } from '../../launcher/lib/ports.mjs';
import { API_FLAGS } from '../../launcher/lib/service.mjs';
import { startRedis } from './api-group.mjs';
import { openSessions, SITE_URL } from './members.mjs';
import { fillWithPeople, surround } from './people.mjs';
import { Server } from './server.mjs';

const built = (/** @type {string} */ path) => new URL(`../../dist/${path}`, import.meta.url);
export const PASSWORD = 'quiet harbour lantern';

/**
 * A member who looks at pages.
 * @typedef {object} Viewer
 * @property {string} id
 * @property {string} email
 * @property {'family' | 'aupair'} userType
 * @property {string} token
 */

/**
 * @typedef {object} Stage
 * @property {string} folder data and logs
 * @property {string} databaseUrl
 * @property {number} postmaster its process
 * @property {pg.Client} client of a superuser
 * @property {Server} api
 * @property {Server} web
 * @property {Record<'family' | 'aupair', Viewer>} viewers
 * @property {(name: string, env?: Record<string, string>) => Promise<Server>} startRival from `rivals`
 * @property {(count: number) => Promise<Server[]>} replaceApi by so many, which share a Redis
 * @property {() => Promise<void>} close
 */

/**
 * @param {{ people: number, folder?: string | undefined }} wish a folder is filled once and used again
 * @returns {Promise<Stage>}
 */
export async function openStage({ people, folder }) {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'wattle-and-fern-bench-'));
  const { postgres, client } = await openDatabase(dataDir);
  const site = await siteOn(dataDir, postgres.url);
  await fillOnce({ dataDir, people, client, site });
  const api = await site.startApi().untilReady();
  const web = await site.startWeb().untilReady();
  await Promise.all([api.untilQuiet(), web.untilQuiet()]);
  /** @type {{ stop: () => Promise<void> }[]} */
  const others = [];
  return {
    folder: dataDir,
    databaseUrl: postgres.url,
    postmaster: Number(readFileSync(join(await dataFolderOf(client), 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    client,
    api,
    web,
    viewers: { family: await viewerOf('family', client, dataDir), aupair: await viewerOf('aupair', client, dataDir) },
    startRival: async (name, own = {}) => {
      const rival = await startRivalOn(dataDir, postgres.url, name, own);
      others.push(rival);
      return rival.untilReady();
    },
    replaceApi: async (count) => {
      await api.stop();
      const { apis, stop } = await startApisWithRedis(site, count);
      others.push({ stop });
      await Promise.all(apis.map((one) => one.untilReady()));
      await Promise.all(apis.map((one) => one.untilQuiet()));
      return apis;
    },
    close: async () => {
      await Promise.all([web, ...others].map((server) => server.stop()));
      await api.stop();
      await client.end();
      await postgres.stop();
    },
  };
}

/** PostgreSQL on a folder, and a client of its superuser. @param {string} dataDir */
async function openDatabase(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL may run as another user.
  chmodSync(dataDir, 0o755);
  const embedded = await import(built('platform/database/embedded-postgres.js').href);
  const postgres = await embedded.startEmbeddedPostgres({ dataDir, port: 0, durable: true });
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  return { postgres, client };
}

/**
 * The servers of the site on a database.
 * @typedef {object} Site
 * @property {Record<string, string>} env
 * @property {(other?: { name: string, port: number, env: Record<string, string> }) => Server} startApi the usual one, or another
 * @property {() => Server} startWeb
 *
 * @param {string} dataDir
 * @param {string} databaseUrl
 * @returns {Promise<Site>}
 */
async function siteOn(dataDir, databaseUrl) {
  const [apiPort = 0, webPort = 0] = await freePorts(2);
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_PORT: new URL(databaseUrl).port,
    API_PORT: String(apiPort),
    PORT: String(webPort),
    PUBLIC_URL: SITE_URL,
    HOST: '127.0.0.1',
    DEMO: '0',
    RATE_LIMIT_SCALE: '10000',
  };
  return {
    env,
    startApi: ({ name, port, env: own } = { name: 'api', port: apiPort, env: {} }) =>
      new Server({
        folder: dataDir,
        name,
        script: built('bundle/main.js'),
        url: `http://127.0.0.1:${port}`,
        readyPath: '/health/ready',
        env: { ...env, API_PORT: String(port), ...own },
        flags: API_FLAGS,
      }),
    startWeb: () =>
      new Server({
        folder: dataDir,
        name: 'web',
        script: new URL('../../../frontend/dist/server/index.js', import.meta.url),
        url: `http://127.0.0.1:${webPort}`,
        readyPath: '/health/live',
        env,
        flags: ['--enable-source-maps'],
      }),
  };
}

/**
 * Starts a server from `rivals` on the same database.
 * @param {string} dataDir
 * @param {string} databaseUrl
 * @param {string} name
 * @param {Record<string, string>} env
 */
async function startRivalOn(dataDir, databaseUrl, name, env) {
  const [port = 0] = await freePorts(1);
  return new Server({
    folder: dataDir,
    name,
    script: new URL(`../rivals/${name}.mjs`, import.meta.url),
    url: `http://127.0.0.1:${port}`,
    readyPath: '/ready',
    env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port), ...env },
  });
}

/** Starts several APIs, which share a Redis. @param {Site} site @param {number} count */
async function startApisWithRedis(site, count) {
  const [redisPort = 0, ...ports] = await freePorts(count + 1);
  const redis = await startRedis(redisPort);
  const env = { REDIS_URL: redis.url };
  const apis = ports.map((port, index) => site.startApi({ name: `api ${index + 1}`, port, env }));
  // Redis ends last.
  const stop = async () => Promise.all(apis.map((one) => one.stop())).then(redis.stop);
  return { apis, stop };
}

/** @param {Viewer['userType']} userType @param {pg.Client} client @param {string} folder @returns {Promise<Viewer>} */
async function viewerOf(userType, client, folder) {
  const email = emailOf(userType);
  const { rows } = await client.query('SELECT id FROM accounts WHERE email = $1', [email]);
  const [member] = await openSessions({ client, folder }, [rows[0].id]);
  return { id: rows[0].id, token: '', ...member, email, userType };
}

/** @param {pg.Client} client @returns {Promise<string>} */
const dataFolderOf = async (client) => (await client.query('SHOW data_directory')).rows[0].data_directory;

/**
 * @param {object} stage
 * @param {string} stage.dataDir
 * @param {number} stage.people
 * @param {pg.Client} stage.client
 * @param {Site} stage.site
 */
async function fillOnce({ dataDir, people, client, site }) {
  const done = join(dataDir, 'bench-people');
  if (existsSync(done)) {
    if (readFileSync(done, 'utf8') === String(people)) return;
    throw new Error(`${dataDir} holds another number of people`);
  }
  const since = performance.now();
  const api = await site.startApi().untilReady();
  await fillWithPeople(client, people);
  for (const userType of /** @type {const} */ (['family', 'aupair'])) {
    const id = await signUp(api.url, userType, client);
    await surround(client, id, userType === 'family' ? 'aupair' : 'family');
  }
  await api.stop();
  const reindexing = spawn(process.execPath, [fileURLToPath(built('bin/reindex-search.js'))], {
    env: { ...process.env, ...site.env },
    stdio: 'inherit',
  });
  const [code] = await once(reindexing, 'exit');
  if (code !== 0) throw new Error('The search could not be filled');
  await client.query('VACUUM ANALYZE');
  writeFileSync(done, String(people));
  console.log(`${people} people of each kind were made in ${Math.round((performance.now() - since) / 1_000)} s`);
}

const ROLE_PROFILES = {
  family: {
    familyName: 'The Harrows',
    location: 'Newtown, Sydney',
    aboutUs:
      'We are a noisy, cheerful household with a garden, two bikes too many and a dog who thinks he is a person.',
    numberOfChildren: 2,
    childrenAges: '1, 7',
    requirements: 'Someone who likes being outside, reads aloud without being asked and stays calm at bedtime.',
    hoursPerWeek: 30,
    accommodationDetails: 'Your own furnished room with a desk and a window on the garden.',
    startDate: `${new Date().getUTCFullYear() + 1}-02-01`,
    duration: '6-12 months',
    languagesAtHome: 'English, German',
    carAvailable: true,
  },
  aupair: {
    firstName: 'Lena',
    lastName: 'Hoffmann',
    nationality: 'German',
    age: 22,
    aboutMe:
      'I grew up with three cousins in the same house, so breakfast for nine does not frighten me. I swim and bake.',
    experience: 'Two years of afternoons with a family of three, and every summer as a helper at a swimming camp.',
    education: 'Abitur, first year of primary teaching.',
    languages: 'German, English',
    skills: 'Swimming, baking, first aid for children.',
    availabilityDate: `${new Date().getUTCFullYear() + 1}-02-01`,
    preferredDuration: '6-12 months',
    preferredLocation: 'Sydney or Melbourne',
    preferredHours: 30,
    hasInfantExperience: true,
    hasDrivingLicense: true,
  },
};

/** @param {'family' | 'aupair'} userType */
const emailOf = (userType) => `bench-${userType}@example.com`;

/** @param {string} url @param {'GET' | 'POST' | 'PUT'} method @param {unknown} body @param {string} [token] */
async function send(url, method, body, token) {
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'fetch',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/**
 * Someone who has just signed up, with a session.
 * @param {string} api
 * @param {'family' | 'aupair'} userType
 * @returns {Promise<{ id: string, token: string }>}
 */
export async function signUpMember(api, userType) {
  const username = `bench-${randomUUID().slice(0, 12)}`;
  const metadata = { userType, region: 'australia', username };
  const account = { email: `${username}@example.com`, password: PASSWORD, metadata };
  const { user, access_token: token } = await send(`${api}/api/accounts`, 'POST', account);
  return { id: user.id, token };
}

/** A member with a confirmed address and a complete profile. @param {string} api @param {'family' | 'aupair'} userType @param {pg.Client} client */
async function signUp(api, userType, client) {
  const email = emailOf(userType);
  const metadata = { userType, region: 'australia', username: `bench-${userType}` };
  const { user, access_token: token } = await send(`${api}/api/accounts`, 'POST', {
    email,
    password: PASSWORD,
    metadata,
  });
  await send(`${api}/api/auth/create-profile-optimized`, 'POST', { ...metadata, email }, token);
  await client.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [user.id]);
  const path = userType === 'family' ? 'family-profiles' : 'au-pair-profiles';
  await send(`${api}/api/${path}/me`, 'PUT', ROLE_PROFILES[userType], token);
  return user.id;
}
