import { generate } from 'otplib';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

const STEP_SECONDS = 30;

/** A person's authenticator app. */
interface AuthenticatorApp {
  secret: string;
  recoveryCodes: string[];
  /** The code that the app shows, `steps` of 30 seconds from now. */
  code(steps?: number): Promise<string>;
}

const codesOf =
  (secret: string) =>
  (steps = 0) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP_SECONDS });

/** Sets up an authenticator app, a while ago: the code that it shows now was not used. */
export async function setUpAuthenticator(
  { database }: TestApp,
  { agent }: Pick<Person, 'agent'>,
): Promise<AuthenticatorApp> {
  const { body: setup } = (await agent.post('/api/mfa-factors').expect(201)) as { body: { secret: string } };
  const code = codesOf(setup.secret);
  const { body } = await agent
    .post('/api/mfa-factors/confirm')
    .send({ code: await code() })
    .expect(200);
  const { body: account } = (await agent.get('/api/accounts/me').expect(200)) as { body: { id: string } };
  await database.query('UPDATE mfa_factors SET last_used_step = last_used_step - 2 WHERE account_id = $1', [
    account.id,
  ]);
  return { secret: setup.secret, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes, code };
}
