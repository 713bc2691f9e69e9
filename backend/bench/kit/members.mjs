/** Members with sessions, for cases that need more of them than can sign up in reasonable time. */
import { createHmac } from 'node:crypto';

/** @typedef {{ id: string, token: string }} Member */

const { AuthKeysService } = await import(new URL('../../dist/modules/auth/auth-keys.service.js', import.meta.url).href);
const { generatedSecrets } = await import(new URL('../../dist/platform/config/secrets.js', import.meta.url).href);

const SESSIONS = `
  INSERT INTO sessions (account_id, idle_expires_at, expires_at)
  SELECT id, now() + interval '1 hour', now() + interval '1 hour' FROM accounts
  WHERE user_type = $1 AND password_hash = 'x' ORDER BY created_at LIMIT $2
  RETURNING id AS sid, account_id AS sub`;

/**
 * Up to `count` members of a type, each with a session of an hour.
 * @param {import('./stage.mjs').Stage} stage
 * @param {'family' | 'aupair'} userType
 * @param {number} count
 * @returns {Promise<Member[]>}
 */
export async function membersWithSessions({ client, folder, web }, userType, count) {
  const key = new AuthKeysService({ secrets: generatedSecrets(folder) }).accessTokens;
  const encoded = (/** @type {object} */ part) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const iat = Math.floor(Date.now() / 1_000);
  const { rows } = await client.query(SESSIONS, [userType, count]);
  return rows.map(({ sid, sub }) => {
    const claims = { sub, sid, typ: 'access', iat, exp: iat + 3_600, iss: web.url, aud: 'api' };
    const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
    return { id: sub, token: `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}` };
  });
}
