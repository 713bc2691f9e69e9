/**
 * `npm run backup -- <folder>` and `npm run restore -- <backup>`, with the settings and the data directory of `npm start`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { inRoot, readPlaces } from './lib/places.mjs';
import { runMain, Trouble } from './lib/terminal.mjs';

await runMain(async () => {
  checkNode();
  const [command, ...args] = process.argv.slice(2);
  if (command !== 'backup' && command !== 'restore') throw new Trouble('Say `backup` or `restore`.');
  const { dataDir } = readPlaces();
  await ensureInstalled();
  await ensureBuilt();
  const child = spawn(process.execPath, ['--enable-source-maps', inRoot(`backend/dist/bin/${command}.js`), ...args], {
    // Resolves folders against the directory in which the command was typed.
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
});
