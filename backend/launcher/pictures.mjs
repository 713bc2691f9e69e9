/**
 * `npm run pictures`: photographs every page for members, at two widths, in both themes and in every state.
 * `--pages app/hours,dashboard --states failed,offline --widths 390 --themes dark --people family` restricts it, and
 * `--readme` takes the pictures in `docs/pictures` instead. With `PORT` it uses the product that runs there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { withOwnProduct } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { inRoot } from './lib/places.mjs';
import { runMain, say } from './lib/terminal.mjs';

const FOLDER = inRoot('node_modules', '.cache', 'pictures');

await runMain(async () => {
  checkNode();
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      states: { type: 'string' },
      widths: { type: 'string' },
      themes: { type: 'string' },
      people: { type: 'string' },
      workers: { type: 'string', default: '2' },
      readme: { type: 'boolean', default: false },
    },
  });
  /** @param {string} [value] */
  const list = (value) => value?.split(',') ?? [];
  const { pages, states, widths, themes, people } = values;
  const choice = {
    folder: FOLDER,
    ...{ pages: list(pages), states: list(states), widths: list(widths), themes: list(themes), people: list(people) },
  };
  await ensureInstalled();
  const env = {
    CHROMIUM_PATH: await ensureBrowser(),
    PICTURES: JSON.stringify(choice),
    PICTURES_OF_README: values.readme ? '1' : '',
  };
  const args = [
    ...[inRoot('node_modules', 'playwright', 'cli.js'), 'test', '--config=e2e/pictures/playwright.config.ts'],
    ...[`--workers=${values.workers}`, values.readme ? 'readme.ts' : 'pictures.ts'],
  ];
  /** @param {NodeJS.ProcessEnv} product */
  const take = async (product) => {
    const options = { cwd: inRoot('frontend'), env: { ...process.env, ...product, ...env } };
    const [code] = await once(spawn(process.execPath, args, { ...options, stdio: 'inherit' }), 'exit');
    return Number(code ?? 1);
  };
  if (process.env['PORT']) return take({ DATA_DIR: undefined }).finally(tell);
  await ensureBuilt();
  return withOwnProduct(take).finally(tell);

  function tell() {
    say(`\n  The pictures are in ${values.readme ? inRoot('docs', 'pictures') : FOLDER}\n`);
  }
});
