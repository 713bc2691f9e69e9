import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext } from '@playwright/test';
import { DEMO_SIGN_INS } from '../../../demo/src/seeding/demo-sign-ins';
import { live } from '../support/live';
import { watchTraffic } from '../support/page-settled';
import { browserOf, makePerson, send, signInByCall, type Credentials } from '../support/people';
import { DESKTOP, PHONE } from '../support/screens';
import { isFamily, isNew, pagesOf, PEOPLE, shotsOf, type PersonName } from './page-list';
import { enterState, STATES, untilShown, type State } from './states';

interface Choice {
  folder: string;
  pages: string[];
  states: string[];
  widths: string[];
  themes: string[];
  people: string[];
}

/** The options of `npm run pictures`; an empty list means all. */
const choice = JSON.parse(process.env['PICTURES'] ?? '{}') as Choice;
const isChosen = (list: string[], one: string) => list.length === 0 || list.includes(one);

/** Longer pages are cut: they repeat themselves. */
const MOST_HEIGHT = 6_000;
const SCREENS = { '390': PHONE, '1440': DESKTOP };

for (const person of PEOPLE)
  for (const state of STATES.filter((one) => (one === 'empty') === isNew(person)))
    for (const [width, screen] of Object.entries(SCREENS))
      for (const colorScheme of ['light', 'dark'] as const) {
        const { people, states, widths, themes, pages } = choice;
        // Admin has 30 pages of its own, which no member sees.
        const isWanted = person === 'admin' ? people.includes(person) : isChosen(people, person);
        if (!isWanted || !isChosen(states, state) || !isChosen(widths, width) || !isChosen(themes, colorScheme))
          continue;
        if (pagesOf(person, pages).length === 0) continue;
        test(`${person}, ${state}, ${width}, ${colorScheme}`, async ({ browser }) => {
          const account = await accountOf(person);
          const context = await contextOf(browser, account, state, { ...screen, colorScheme });
          const token = await signInByCall(context.request, account);
          const shots = await shotsOf(person, pages, (path) => send(context.request, token, 'GET', path));
          await enterState(context, state);
          await mkdir(choice.folder, { recursive: true });
          const missing: string[] = [];
          for (const { name, path } of shots) {
            const file = join(choice.folder, `${name}.${state}.${person}.${width}.${colorScheme}.png`);
            if (!(await photograph(context, path, state, file))) missing.push(file);
          }
          await context.close();
          // One page that fails must not cost the pictures of the others.
          expect(missing).toEqual([]);
        });
      }

const newcomers = new Map<PersonName, Credentials>();

async function accountOf(person: PersonName): Promise<Credentials> {
  if (!isNew(person)) return DEMO_SIGN_INS[person];
  const known =
    newcomers.get(person) ??
    (await makePerson(isFamily(person) ? 'family' : 'aupair', { verified: false, profile: false }));
  newcomers.set(person, known);
  return known;
}

const contextOf = (browser: Browser, account: Credentials, state: State, options: object): Promise<BrowserContext> =>
  browserOf(browser, account, {
    ...options,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone'],
    serviceWorkers: state === 'offline' ? 'allow' : 'block',
  });

/** False where no picture could be taken. */
async function photograph(context: BrowserContext, path: string, state: State, file: string): Promise<boolean> {
  const page = live(await context.newPage());
  watchTraffic(page);
  try {
    await page.goto(path);
    await untilShown(page, state);
    const { pathname } = new URL(page.url());
    if (pathname !== new URL(path, page.url()).pathname) console.log(`  ${path} led to ${pathname}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width } = page.viewportSize() ?? { width: 0 };
    await page.screenshot({
      path: file,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) },
    });
    return true;
  } catch (error) {
    console.log(`  ${file} is missing: ${String(error).split('\n', 1)[0]}`);
    return false;
  } finally {
    await page.close();
  }
}
