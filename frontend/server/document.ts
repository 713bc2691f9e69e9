import type { PageAssets } from './assets';
import { bannerScript } from './banner-script';
import { firstPaintScript } from './first-paint';
import { serverMessages } from './texts';
import { starterScript } from './deferred-boot';

interface DocumentParts {
  /** The HTML that React rendered. */
  html: string;
  /** JSON that is safe inside a script element. */
  state: string;
  assets: PageAssets;
  /** Addresses of the fonts to preload. */
  fonts: string[];
  region: 'australia' | 'newzealand';
  language: string;
  /** HTML of the banners above the page. */
  banners: string;
  /** The nonce for style sheets, in Admin only: its components read it from the first one. */
  nonce: string | null;
}

const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;
/** Its content never contains `<`, so the element ends where its end tag is. */
const STRUCTURED_DATA = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/**
 * Splits the rendered HTML into head tags and body. React hoists head tags to the front; JSON-LD stays where it was
 * rendered and is moved to the head here, because the client code does not render it.
 */
export function splitHead(html: string): { head: string; body: string } {
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  const drawn = html.slice(hoisted.length);
  const data = drawn.match(STRUCTURED_DATA) ?? [];
  return { head: hoisted + data.join(''), body: drawn.replace(STRUCTURED_DATA, '') };
}

/**
 * Returns the whole page. Styles are inline, so that the first paint needs one response only; the link next to each
 * tells the module loader that this style sheet is already loaded. Browsers do not request it because of its type, as
 * they would a disabled one. Scripts start after the first paint.
 */
export function documentOf(parts: DocumentParts): string {
  const { html, state, assets, fonts, region, language, banners, nonce } = parts;
  const { head, body } = splitHead(html);
  const allowed = nonce === null ? '' : ` nonce="${nonce}"`;
  const styles = assets.styles
    .map(
      ({ href, content }) =>
        `<style${allowed}>${content}</style><link rel="stylesheet" type="text/plain" href="${href}">`,
    )
    .join('');
  const preloads = fonts
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  return (
    `<!doctype html><html lang="${language}" data-theme="light" data-region="${region}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><script>${firstPaintScript}</script>` +
    `${head}${styles}${preloads}<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    `<link rel="manifest" href="/site.webmanifest"><link rel="apple-touch-icon" href="/icons/notification-192.png">` +
    `<meta name="theme-color" content="#FFFBF5" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#12181C" media="(prefers-color-scheme: dark)"></head>` +
    `<body>${banners && `${banners}<script>${bannerScript}</script>`}<div id="root">${body}</div><script type="application/json" id="state">${state}</script>` +
    `<p id="page-notice" role="status"></p>` +
    `<script data-entry="${assets.entry}" data-modules="${assets.modules.join(' ')}" data-later="${assets.later.join(' ')}" data-stuck="${serverMessages.stuck.text}" data-reload="${serverMessages.stuck.reload}">${starterScript}</script></body></html>`
  );
}
