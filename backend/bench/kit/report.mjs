/** Figures as people read them: on the terminal, and in docs/performance.md with its JSON and its picture. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** @typedef {import('../run.mjs').Result} Result */
/** @typedef {import('../cases/idle.mjs').Idle} Idle */
/**
 * A table that is not a comparison of requests.
 * @typedef {{ title: string, head: string[], lines: string[][] }} Table
 */
/** @typedef {{ people: number, amount: { rounds: number, requests: number, connections: number }, results: Result[], tables: Table[], idle: Idle | null }} Report */

export const inDocs = (/** @type {string} */ path) => fileURLToPath(new URL(`../../../docs/${path}`, import.meta.url));
const START = '<!-- figures -->';
const END = '<!-- end of figures -->';

const milliseconds = (/** @type {number} */ value) => (Number.isNaN(value) ? '–' : value.toFixed(2));
const ratio = (/** @type {number | null} */ value) => (value === null || Number.isNaN(value) ? '–' : value.toFixed(2));

const HEAD = [
  '',
  'CPU ms',
  'quartiles',
  'ratio',
  'database ms',
  'both, ratio',
  'statements',
  'a second',
  'p50 ms',
  'p99 ms',
];

/** @param {import('./compare.mjs').Row} row */
const cells = ({ name, median, spread, ratio: own, wholeRatio }) => [
  name,
  milliseconds(median.cpu),
  spread.map(milliseconds).join('–'),
  ratio(own),
  milliseconds(median.database),
  ratio(wholeRatio),
  median.statements.toFixed(1),
  String(Math.round(median.perSecond)),
  median.p50.toFixed(1),
  median.p99.toFixed(1),
  ...(median.delivered === undefined ? [] : [median.delivered.toFixed(1)]),
];

/** @param {Result} result */
const headOf = ({ rows }) => (rows[0]?.median.delivered === undefined ? HEAD : [...HEAD, 'delivered p50 ms']);

/** @param {Result} result */
const tableOf = (result) => ({ title: result.title, head: headOf(result), lines: result.rows.map(cells) });

/** @param {Result} result */
export const showResult = (result) => showTable(tableOf(result));

/** @param {Table} table */
export function showTable({ title, head, lines }) {
  const all = [head, ...lines];
  const widths = head.map((_, index) => Math.max(...all.map((line) => line[index]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const line of all)
    console.log(
      `  ${line.map((cell, index) => (index ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('  ')}`,
    );
}

/** @param {Idle} idle */
const idleWords = ({ minutes, statements, api, web, database, most }) =>
  `The median of ${minutes} minutes: ${Math.round(statements)} statements; processor time: API ${Math.round(api)} ms, website ${Math.round(web)} ms, PostgreSQL ${Math.round(database)} ms. The most of any minute, in which V8 gives memory back: API ${Math.round(most.api)} ms, website ${Math.round(most.web)} ms`;

/** @param {Idle} idle */
export const showIdle = (idle) => console.log(`\nIdle\n  ${idleWords(idle)}`);

/** @param {Report} report */
export async function write({ people, amount, results, tables, idle }) {
  const [processor] = cpus();
  const machine = `${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  await writeFormatted('performance.json', JSON.stringify({ date, machine, people, amount, results, tables, idle }));
  writeFileSync(inDocs('pictures/performance.svg'), picture(results));
  const row = (/** @type {string[]} */ line) => `| ${line.join(' | ')} |`;
  const written = [...results.map(tableOf), ...tables].map(({ title, head, lines }) =>
    [`### ${title}`, '', row(head), row(head.map((_, index) => (index ? '--:' : '---'))), ...lines.map(row)].join('\n'),
  );
  const figures = [
    `Measured on ${date} with ${people.toLocaleString('en-AU')} people of each kind, ${amount.rounds} rounds of ${amount.requests} requests over ${amount.connections} connections. Machine: ${machine}.`,
    '',
    '![Processor time of a request, next to its ceiling](pictures/performance.svg)',
    '',
    ...written.flatMap((table) => [table, '']),
    ...(idle ? ['### Idle', '', `${idleWords(idle)}.`] : []),
  ].join('\n');
  await replaceFigures('performance.md', figures);
}

/** Puts new figures between the two marks of a page. @param {string} name @param {string} figures */
export async function replaceFigures(name, figures) {
  const [before, rest] = readFileSync(inDocs(name), 'utf8').split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/${name} lacks the marks around its figures`);
  const aligned = await format(figures, { parser: 'markdown', printWidth: 120 });
  writeFileSync(inDocs(name), `${before}${START}\n\n${aligned}\n${END}${after}`);
}

/** As `npm run format` would leave it. @param {string} name @param {string} text */
async function writeFormatted(name, text) {
  const filepath = inDocs(name);
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}

const BAR = { height: 18, gap: 6, left: 330, width: 420 };
const escaped = (/** @type {string} */ text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Bars of processor time a request. @param {Result[]} results */
function picture(results) {
  const longest = Math.max(...results.flatMap(({ rows }) => rows.map(({ median }) => median.cpu)));
  let top = 0;
  const parts = results.flatMap(({ title, rows }) => {
    top += 30;
    const heading = `<text x="10" y="${top}" font-weight="bold">${escaped(title)}</text>`;
    const bars = rows.map(({ name, median }) => {
      top += BAR.height + BAR.gap;
      const width = Math.max(1, (median.cpu / longest) * BAR.width).toFixed(1);
      return `<text x="10" y="${top}">${escaped(name)}</text><rect x="${BAR.left}" y="${top - 13}" width="${width}" height="${BAR.height - 2}" fill="#2f6f4f"/><text x="${BAR.left + Number(width) + 6}" y="${top}">${median.cpu.toFixed(2)} ms</text>`;
    });
    return [heading, ...bars];
  });
  const height = top + 20;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 ${height}" font-family="sans-serif" font-size="13"><rect width="840" height="${height}" fill="#fffbf5"/>\n${parts.join('\n')}\n</svg>\n`;
}
