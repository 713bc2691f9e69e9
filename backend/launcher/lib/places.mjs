import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout; nothing here depends on the folder a command was typed in. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);

/**
 * Where this installation listens and keeps its data.
 * @typedef {object} Places
 * @property {string} dataDir
 * @property {number} port the website
 * @property {number} apiPort
 * @property {string} address what people open in a browser
 */

/**
 * Reads `.env` of the checkout, then the environment, which wins.
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
