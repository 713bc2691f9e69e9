import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_SIGN_INS } from '../../../demo/src/seeding/demo-sign-ins';
import { paths } from '../../src/config/paths';
import { browserOf } from '../support/people';
import { settle } from '../support/examine';
import { DESKTOP, PHONE } from '../support/screens';

type PictureOf = readonly [name: string, path: string, width: '390' | '1440', height: number, more?: More];
interface More {
  as?: keyof typeof DEMO_SIGN_INS;
  colorScheme?: 'dark';
}

const folder = join(import.meta.dirname, '../../../docs/pictures');
const SCREENS = { '390': PHONE, '1440': DESKTOP };

/** The pages in docs/public-site.md, on both screens. */
const PUBLIC = [
  ['home', paths.home],
  ['landing', '/become-an-au-pair-australia'],
  ['city', '/sydney'],
  ['post', `${paths.blog}/hours-and-pay`],
  ['country', `${paths.home}?country=france`],
] as const;

/** The pictures in README.md and the docs. */
const PICTURES: PictureOf[] = [
  ...PUBLIC.flatMap(([name, path]): PictureOf[] => [
    [name, path, '1440', 1_600],
    [name, path, '390', 1_700],
  ]),
  ['dashboard', paths.dashboard, '1440', 900, { as: 'family' }],
  ['hours', paths.hours, '390', 844, { as: 'placedAuPair', colorScheme: 'dark' }],
];

if (process.env['PICTURES_OF_README'])
  for (const [name, path, width, height, { as, ...look } = {}] of PICTURES)
    test(`${name} at ${width}`, async ({ browser }) => {
      const options = { ...SCREENS[width], colorScheme: 'light', ...look } as const;
      const context = await contextOf(browser, as, options);
      const page = await context.newPage();
      await settle(page, path);
      const picture = await page.screenshot({
        fullPage: true,
        clip: { x: 0, y: 0, width: Number(width), height },
      });
      // Few colours: a third of the size, and drawings look the same.
      await writeFile(
        join(folder, `${name}-${width}.png`),
        await sharp(picture).png({ palette: true, quality: 60, dither: 0, effort: 10 }).toBuffer(),
      );
      await context.close();
    });

const contextOf = (browser: Browser, as: More['as'], options: object) => {
  const usual = { ...options, locale: 'en-AU', timezoneId: 'Australia/Sydney', reducedMotion: 'reduce' } as const;
  return as ? browserOf(browser, DEMO_SIGN_INS[as], usual) : browser.newContext(usual);
};
