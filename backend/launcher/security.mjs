/**
 * `npm run test:security -- --requests 20000 --seed 7`: runs the attack suite. `--request 1234` sends only that
 * request of the contract fuzzer, and prints its bytes and the response.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { inRoot } from './lib/places.mjs';
import { runMain, Trouble } from './lib/terminal.mjs';

await runMain(async () => {
  checkNode();
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      request: { type: 'string' },
    },
  });
  for (const [name, value] of Object.entries(values))
    if (!/^\d{1,9}(,\d{1,9})*$/.test(value)) throw new Trouble(`--${name} takes a whole number`);
  await ensureInstalled();
  await ensureBuilt(['frontend']);
  const suite = values.request === undefined ? 'test/security/' : 'test/security/contract-fuzz';
  const tests = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', suite];
  const child = spawn(process.execPath, tests, {
    cwd: inRoot('backend'),
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_REQUESTS: values.requests,
      FUZZ_SEED: values.seed,
      ...(values.request !== undefined && { FUZZ_ONLY: values.request }),
    },
  });
  const [code] = await once(child, 'exit');
  return code === 0 ? 0 : 1;
});
