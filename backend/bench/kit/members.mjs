/** Members with sessions, for cases that need more of them than can sign up in reasonable time. */
import { createHmac } from 'node:crypto';

/** @typedef {{ id: string, token: string }} Member */

const { AuthKeysService } = await import(new URL('../../dist/modules/auth/auth-keys.service.js', import.meta.url).href);
const { generatedSecrets } = await import(new URL('../../dist/platform/config/secrets.js', import.meta.url).href);

/** Not with the port, which differs each time: templates name this address, so they would be made anew at each start. */
export const SITE_URL = 'http://bench.localhost';

/** Longer than any run: a token of ten minutes would end in the middle of one. */
const HOURS = 12;

const UNUSED = `
  SELECT id FROM accounts WHERE user_type = $1 AND password_hash = 'x' ORDER BY created_at LIMIT $2`;
const SESSIONS = `
  INSERT INTO sessions (account_id, idle_expires_at, expires_at)
  SELECT id, now() + interval '${HOURS} hours', now() + interval '${HOURS} hours' FROM unnest($1::uuid[]) AS id
  RETURNING id AS sid, account_id AS sub`;

/**
 * Up to `count` members of a type, each with a session.
 * @param {import('./stage.mjs').Stage} stage
 * @param {'family' | 'aupair'} userType
 * @param {number} count
 */
export async function membersWithSessions(stage, userType, count) {
  const { rows } = await stage.client.query(UNUSED, [userType, count]);
  return openSessions(
    stage,
    rows.map(({ id }) => id),
  );
}

/**
 * @param {Pick<import('./stage.mjs').Stage, 'client' | 'folder'>} stage
 * @param {readonly string[]} ids of accounts
 * @returns {Promise<Member[]>}
 */
export async function openSessions({ client, folder }, ids) {
  const key = new AuthKeysService({ secrets: generatedSecrets(folder) }).accessTokens;
  const encoded = (/** @type {object} */ part) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const iat = Math.floor(Date.now() / 1_000);
  const { rows } = await client.query(SESSIONS, [ids]);
  return rows.map(({ sid, sub }) => {
    const claims = { sub, sid, typ: 'access', iat, exp: iat + HOURS * 3_600, iss: SITE_URL, aud: 'api' };
    const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
    return { id: sub, token: `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}` };
  });
}
