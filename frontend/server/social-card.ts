import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { product } from '../src/config/product';
import type { Region } from '../src/config/regions';

const CARD = { width: 1200, height: 630 };

export interface SocialCard {
  title: string;
  /** A sentence below the title. */
  text?: string | null;
  region: Region;
  /** The SVG of the drawing below the title. */
  scene: string;
}

const INK = '#1E2327';
const CANVAS = '#FFFBF5';
const ACCENTS: Record<Region, { fill: string; pale: string; text: string }> = {
  australia: { fill: '#F4C24B', pale: '#FDF0CF', text: '#8F4A06' },
  newzealand: { fill: '#86CF96', pale: '#DDF0DC', text: '#22663B' },
};
/** Font size by the longest title in characters. */
const SIZES = [
  [28, 76],
  [48, 66],
  [80, 54],
  [Infinity, 44],
] as const;
const LONGEST = 120;
/** Places are wide pictures that fill the card; objects are small and sit next to the title. */
const WIDE = /viewBox="0 0 1600 /;

const file = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name));
let fonts: Parameters<typeof satori>[1]['fonts'] | undefined;

/** The site's fonts: satori reads woff, not the woff2 that pages use. Macrons are in a separate file. */
const houseFonts = () =>
  (fonts ??= (['latin', 'latin-ext'] as const).flatMap((part) => [
    {
      name: 'Fraunces',
      weight: 600 as const,
      data: file(`@fontsource/fraunces/files/fraunces-${part}-600-normal.woff`),
    },
    {
      name: 'Fraunces',
      weight: 600 as const,
      style: 'italic' as const,
      data: file(`@fontsource/fraunces/files/fraunces-${part}-600-italic.woff`),
    },
  ]));

/** Draws the sharing image of a page: the logo, the page's title and a drawing of its subject. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  const { width, height } = CARD;
  const wide = WIDE.test(card.scene);
  const scene = withColours(card.scene, card.region);
  const picture = wide
    ? placed(scene, 0, -20, width, 675)
    : `<clipPath id="corners"><rect x="624" y="96" width="504" height="438" rx="28"/></clipPath><g clip-path="url(#corners)">${placed(scene, 624, 96, 504, 438)}</g>`;
  const words = await satori(wordsOf(card, wide), { width, height, fonts: houseFonts() });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${CANVAS}"/>${picture}${words}${mark}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 8 }).toBuffer();
}

const placed = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** Drawings take their colours from the page's CSS variables; here each uses its light fallback. */
export function withColours(svg: string, region: Region): string {
  const { fill, pale } = ACCENTS[region];
  return svg
    .replace(/var\(--accent(-pale)?,#\w+\)/g, (_, isPale) => (isPale ? pale : fill))
    .replace(/var\(--[\w-]+,(#\w+|transparent)\)/g, (_, colour: string) =>
      colour === 'transparent' ? 'none' : colour,
    );
}

type Node = Parameters<typeof satori>[0];
const box = (style: Record<string, string | number>, ...children: (Node | string)[]): Node =>
  ({ type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }) as Node;

/** On a ground of its own, because the drawing reaches behind it. */
const SENTENCE = {
  marginTop: 28,
  padding: '16px 24px 20px',
  borderRadius: 20,
  backgroundColor: 'rgba(255, 251, 245, 0.9)',
  fontSize: 30,
  lineHeight: 1.3,
  lineClamp: 3,
  display: 'block',
};
const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

function wordsOf({ title, text, region }: SocialCard, wide: boolean): Node {
  const [, size] = SIZES.find(([longest]) => title.length <= longest) ?? SIZES[3];
  const accent = ACCENTS[region];
  const name = product.name
    .split(/(&)/)
    .map((part) =>
      part === '&' ? box({ color: accent.text, fontStyle: 'italic', padding: '0 7px' }, part) : box({}, part.trim()),
    );
  return box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '56px 72px',
      fontFamily: 'Fraunces',
      fontWeight: 600,
      color: INK,
      justifyContent: 'flex-start',
    },
    box({ fontSize: 32, letterSpacing: '-0.02em', paddingLeft: 54, height: 48, alignItems: 'center' }, ...name),
    box(
      {
        width: wide ? 640 : 520,
        marginTop: wide ? 22 : 64,
        fontSize: wide ? size : Math.min(size, 60),
        lineHeight: 1.06,
        letterSpacing: '-0.03em',
        lineClamp: wide ? 4 : 6,
        display: 'block',
        textWrap: 'balance',
      },
      shortened(title),
    ),
    ...(text ? [box({ ...SENTENCE, width: wide ? 600 : 520 }, shortened(text))] : []),
    box({ width: 84, height: 8, marginTop: 28, borderRadius: 4, backgroundColor: accent.fill }),
  );
}

const mark = placed(
  '<svg viewBox="0 0 48 48"><path d="M23 45C25 33 26.5 20 25 4" fill="none" stroke="#22663B" stroke-width="2.2" stroke-linecap="round"/><path d="M25 6C19 5 15.5 7.5 14 12.5C19.5 13.5 23.5 11.5 25.3 9ZM25.6 13C19 11.5 13.5 14.5 11 20.5C17.5 22 23 19.5 25.5 16.5ZM25.3 21.5C18.5 19.5 11.5 23 8.5 29.5C15.5 31.5 22 28.5 25 25.5ZM24.6 31C18.5 29.5 13 32 10 37.5C16 39 21.5 37.5 24.1 35Z" fill="#2F7A4B"/><g fill="#F0B429"><circle cx="29.8" cy="8" r="3.2"/><circle cx="33.2" cy="15.3" r="4.1"/><circle cx="35.6" cy="24.6" r="5"/><circle cx="31.6" cy="34.4" r="4.3"/></g></svg>',
  66,
  52,
  56,
  56,
);
