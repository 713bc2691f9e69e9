import { readFileSync } from 'node:fs';
import { inRoot } from './places.mjs';
import { Trouble } from './terminal.mjs';

/** Stops with an error if Node is older than package.json requires. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const wanted = String(engines.node).replace(/^>=/, '');
  const [major = 0, minor = 0] = wanted.split('.').map(Number);
  const [hasMajor = 0, hasMinor = 0] = process.versions.node.split('.').map(Number);
  if (hasMajor < major || (hasMajor === major && hasMinor < minor))
    throw new Trouble(`This needs Node ${wanted} or newer; here is ${process.versions.node}. See https://nodejs.org`);
}
