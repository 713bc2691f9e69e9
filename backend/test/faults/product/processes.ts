import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.js';
import { SupervisedProcess } from './supervised-process.js';

const FRONTEND = fileURLToPath(new URL('../../../../frontend/', import.meta.url));
const WEBSITE = join(FRONTEND, 'dist', 'server', 'index.js');
const LOG_LEVEL = process.env['FAULT_LOG'] ? 'info' : 'error';

/** Whether the website is built. */
export const hasWebsite = () => existsSync(WEBSITE);

/** What all API processes of an installation in production mode are told. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  JWT_SECRET: 'a-secret-that-is-only-used-in-tests-1',
  PASSWORD_PEPPER: 'a-secret-that-is-only-used-in-tests-2',
  MFA_ENCRYPTION_KEY: 'a-secret-that-is-only-used-in-tests-3',
  BANK_ACCOUNT_AU: 'Harbour Bank|BSB 000-000|Account 1234',
  SELLER_ABN: '51824753556',
  GST_NUMBER_AU: '51824753556',
  LOG_LEVEL,
};

/** An API process, not launched yet. */
export async function apiProcess(
  name: string,
  program: string,
  env: Record<string, string>,
): Promise<SupervisedProcess> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  return new SupervisedProcess({ name, program, env: { ...env, API_PORT: port }, url, readyPath: '/health/ready' });
}

/** A website process, not launched yet. */
export const websiteProcess = (name: string, port: number, env: { PUBLIC_URL: string; API_URL: string }) =>
  new SupervisedProcess({
    name,
    program: WEBSITE,
    cwd: FRONTEND,
    env: { NODE_ENV: 'production', PORT: String(port), LOG_LEVEL, ...env },
    url: `http://localhost:${port}`,
    readyPath: '/',
  });
