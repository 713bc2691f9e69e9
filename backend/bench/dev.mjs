/**
 * How soon a change is seen while `npm run dev` runs: `PORT=3000 node bench/dev.mjs`. Changes a component and a handler
 * of this checkout five times each, waits until a browser and the API show it, and puts the files back.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { ensureBrowser } from '../launcher/lib/browser.mjs';
import { inRoot, readPlaces } from '../launcher/lib/places.mjs';

const TRIES = 5;
const { address, apiPort } = readPlaces();

const COMPONENT = inRoot('frontend/src/features/faq/FaqScreen.tsx');
const PAGE = `${address}/faq-au-pairs-host-families`;
const HANDLER = inRoot('backend/src/modules/country/regions.controller.ts');
const ENDPOINT = `http://127.0.0.1:${apiPort}/api/regions`;

async function measure(name, file, place, withMark, seen) {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(place)) throw new Error(`${file} has no ${place} any more`);
  const times = [];
  try {
    for (let number = 0; number < TRIES; number += 1) {
      const mark = `mark-${number}-${Date.now()}`;
      const since = performance.now();
      writeFileSync(file, before.replace(place, withMark(mark)));
      await seen(mark);
      times.push(Math.round(performance.now() - since));
      await pause(6_000);
    }
  } finally {
    writeFileSync(file, before);
  }
  times.sort((one, other) => one - other);
  console.log(`${name}: ${times.join(', ')} ms; median ${times[(TRIES - 1) / 2]} ms`);
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await page.goto(PAGE);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  const shown = (mark) => page.waitForFunction((text) => document.title.includes(text), mark, { polling: 25 });
  await measure('component, in the open page', COMPONENT, 'words.title[region]', (mark) => `'${mark}'`, shown);

  const fetched = (address, read) => async (mark) => {
    const until = Date.now() + 60_000;
    while (Date.now() < until) {
      const answer = await fetch(address).then(read, () => '');
      if (answer.includes(mark)) return;
      await pause(25);
    }
    throw new Error(`${address} never showed the change`);
  };
  const html = fetched(PAGE, (answer) => answer.text());
  await measure('component, as the server draws it', COMPONENT, 'words.title[region]', (mark) => `'${mark}'`, html);
  const header = fetched(ENDPOINT, (answer) => answer.headers.get('x-mark') ?? '');
  await measure(
    'handler',
    HANDLER,
    "@Access('public')",
    (mark) => `@Access('public')\n  @Header('x-mark', '${mark}')`,
    header,
  );
} finally {
  await browser.close();
}
