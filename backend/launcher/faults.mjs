/**
 * `npm run test:faults -- --seconds 600 --seed 7`: runs the fault suite against the product as it runs on servers.
 * `--table` writes the responses during outages into docs/reliability.md instead.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { inRoot } from './lib/places.mjs';
import { ensureRedis } from './lib/redis.mjs';
import { runMain, Trouble } from './lib/terminal.mjs';

await runMain(async () => {
  checkNode();
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      table: { type: 'boolean', default: false },
    },
  });
  for (const name of /** @type {const} */ (['seconds', 'seed']))
    if (!/^\d{1,9}$/.test(values[name])) throw new Trouble(`--${name} takes a whole number`);
  await ensureInstalled();
  await ensureBuilt(['frontend']);
  await ensureRedis();
  const file = values.table ? 'outages' : 'product';
  const tests = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', `test/faults/product/${file}.e2e-spec.ts`];
  const child = spawn(process.execPath, tests, {
    cwd: inRoot('backend'),
    stdio: 'inherit',
    env: {
      ...process.env,
      FAULT_SECONDS: values.seconds,
      FAULT_SEED: values.seed,
      ...(values.table && { OUTAGE_TABLE: inRoot('docs', 'reliability.md') }),
    },
  });
  const [code] = await once(child, 'exit');
  return code === 0 ? 0 : 1;
});
