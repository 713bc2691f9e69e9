/** The home page as visitors get it, kept by the website, next to a file of its own of about the same size. */
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { askOnce } from '../kit/load.mjs';

const ASSETS = fileURLToPath(new URL('../../../frontend/dist/client/assets/', import.meta.url));
/** An unknown part of the address makes each a page of its own. */
const RENDERED = { content: '/pricing', search: '/search-au-pairs?city=sydney' };
const BROTLI = { 'accept-encoding': 'br' };

/** @param {import('../kit/stage.mjs').Stage} stage @returns {Promise<import('../run.mjs').Case[]>} */
export async function homeCases({ web }) {
  const pages = { home: '/', search: '/search-au-pairs', city: '/sydney' };
  const questions = Object.entries(pages).map(([name, path]) => ({ name, url: `${web.url}${path}`, headers: BROTLI }));
  const cases = [];
  for (const { name, ...question } of questions) {
    const { length } = await askOnce(question);
    const file = nearestInSize(length);
    cases.push({
      title: `Website, ${name}, brotli`,
      variants: [
        {
          name: `static file of ${kilobytes(file.size)}`,
          server: web,
          question: { url: `${web.url}/assets/${file.name}`, headers: BROTLI },
        },
        { name: `page of ${kilobytes(length)}`, server: web, question },
      ],
    });
  }
  cases.push({
    title: 'Website, a page that no one has asked for',
    noCeiling: true,
    variants: [
      { name: 'kept', server: web, question: { url: `${web.url}/pricing`, headers: BROTLI } },
      ...Object.entries(RENDERED).map(([name, path]) => ({
        name: `${name}, rendered`,
        server: web,
        question: () => ({
          url: `${web.url}${path}${path.includes('?') ? '&' : '?'}n=${randomUUID()}`,
          headers: BROTLI,
        }),
      })),
    ],
  });
  return cases;
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

/** @param {number} bytes */
function nearestInSize(bytes) {
  const files = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.br'))
    .map((name) => ({ name: name.slice(0, -'.br'.length), size: statSync(`${ASSETS}${name}`).size }));
  return files.reduce((best, file) => (Math.abs(file.size - bytes) < Math.abs(best.size - bytes) ? file : best));
}
