import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, independent of the working directory. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);

/**
 * Ports and directories of this installation.
 * @typedef {object} Places
 * @property {string} dataDir
 * @property {number} port the website
 * @property {number} apiPort
 * @property {string} address public address of the website
 */

/**
 * Reads `.env` of the checkout and then the environment, which takes precedence.
 * @returns {Places}
 */
export function readPlaces() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  const { DATA_DIR, PORT, API_PORT, PUBLIC_URL } = process.env;
  const port = Number(PORT || 3000);
  return {
    dataDir: resolve(ROOT, DATA_DIR || '.data'),
    port,
    apiPort: Number(API_PORT || 3001),
    address: PUBLIC_URL || `http://localhost:${port}`,
  };
}
