import type { PageAssets } from './assets';
import { bannerScript } from './banner-script';
import { firstPaintScript } from './first-paint';
import { serverMessages } from './texts';
import { starterScript } from './deferred-boot';

interface DocumentParts {
  /** What React drew. */
  html: string;
  /** JSON, safe inside a script element. */
  state: string;
  assets: PageAssets;
  /** Addresses of the fonts that travel ahead. */
  fonts: string[];
  region: 'australia' | 'newzealand';
  language: string;
  /** What stands above the page, as HTML. */
  banners: string;
  /** Where the policy wants one for style sheets: the components of Admin take it from the first one. */
  nonce: string | null;
}

const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;
/** Its content is written without `<`, so that it ends at its own end. */
const STRUCTURED_DATA = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/**
 * The head tags that React hoists to the front of its drawing, and the drawing itself. Data for search engines, which
 * React leaves where it was drawn, goes to the head too: the browser's code knows nothing of it.
 */
export function splitHead(html: string): { head: string; body: string } {
  const hoisted = HOISTED.exec(html)?.[0] ?? '';
  const drawn = html.slice(hoisted.length);
  const data = drawn.match(STRUCTURED_DATA) ?? [];
  return { head: hoisted + data.join(''), body: drawn.replace(STRUCTURED_DATA, '') };
}

/**
 * The whole page. Styles stand inside, so that the first paint waits for one answer only; the disabled link next to each
 * tells the module loader that this style sheet is here already and need not be fetched with its page's code.
 * Scripts wait for the first paint: the page can be read before it can be clicked.
 */
export function documentOf(parts: DocumentParts): string {
  const { html, state, assets, fonts, region, language, banners, nonce } = parts;
  const { head, body } = splitHead(html);
  const allowed = nonce === null ? '' : ` nonce="${nonce}"`;
  const styles = assets.styles
    .map(({ href, content }) => `<style${allowed}>${content}</style><link rel="stylesheet" href="${href}" disabled>`)
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
    `<script data-entry="${assets.entry}" data-modules="${assets.modules.join(' ')}" data-stuck="${serverMessages.stuck.text}" data-reload="${serverMessages.stuck.reload}">${starterScript}</script></body></html>`
  );
}
