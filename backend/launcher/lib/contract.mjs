import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './places.mjs';
import { failure, PASSED } from './results.mjs';
import { node, npm } from './run.mjs';

/**
 * The contract is generated from the controllers, and the client from the contract. Both are committed and never
 * edited by hand.
 */
const CONTRACT = 'backend/openapi.json';
const CLIENT = 'frontend/src/api/generated';

/** @returns {Map<string, string>} the text of every written file, by its path */
function read() {
  const files = [CONTRACT, ...readdirSync(inRoot(CLIENT)).map((name) => `${CLIENT}/${name}`)];
  return new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]));
}

/**
 * Generates the contract and the client again and compares them with the committed files.
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function contractDrift() {
  const before = read();
  for (const write of [writeContract, writeClient]) {
    const { code, output } = await write();
    if (code !== 0) return failure(output);
  }
  const after = read();
  const changed = [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
    const [was = '', is = ''] = [before.get(file), after.get(file)];
    return was === is ? [] : [`${file}\n${firstDifference(was, is)}`];
  });
  return changed.length
    ? failure(
        `These files did not match the controllers. They are written anew: look at them and commit them.\n${changed.join('\n')}`,
      )
    : PASSED;
}

const writeContract = () => node(['dist/bin/write-openapi.js'], { cwd: inRoot('backend') });
const writeClient = () => npm(['run', 'contract', '--workspace', 'frontend']);

/** @param {string} before @param {string} after */
function firstDifference(before, after) {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const line = fresh.findIndex((text, index) => text !== old[index]);
  const at = line < 0 ? fresh.length : line;
  return `  line ${at + 1}\n  - ${old[at] ?? ''}\n  + ${fresh[at] ?? ''}`;
}
