/**
 * `npm test`: installs missing packages, runs every check and prints how many passed. `npm test -- --only lint,unit`
 * runs some of them, `npm test -- --changed` those that a change affects.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, planFor } from './lib/changed.mjs';
import { checksFor } from './lib/changed-checks.mjs';
import { CHECKS, forgetReports, REPORTS } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { sum } from './lib/results.mjs';
import { endRunning } from './lib/run.mjs';
import { runChecks } from './lib/schedule.mjs';
import { bad, dim, good, runMain, say, seconds, tail, Trouble } from './lib/terminal.mjs';

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    endRunning();
    process.exit(130);
  });

await runMain(async () => {
  const since = performance.now();
  checkNode();
  const { checks, leftOut } = await chosen();
  await ensureInstalled();
  forgetReports();

  const done = await runChecks(checks, show);
  const { passed, failed } = sum(done.map(({ result }) => result));
  for (const sentence of leftOut) say(dim(`  Left out: ${sentence}.`));
  say(dim(`\n  All of it took ${seconds(since)}. Logs and reports: ${REPORTS}\n`));
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/**
 * The checks that were asked for, in the order in which they run best.
 * @returns {Promise<{ checks: import('./lib/schedule.mjs').Check[], leftOut: string[] }>}
 */
async function chosen() {
  if (process.argv.includes('--changed')) {
    const plan = planFor(await changedFiles());
    return { checks: checksFor(plan), leftOut: plan.leftOut };
  }
  return { checks: named(), leftOut: [] };
}

function named() {
  const at = process.argv.indexOf('--only');
  if (at < 0) return CHECKS;
  const names = (process.argv[at + 1] ?? '').split(',').filter(Boolean);
  const known = CHECKS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length || !names.length)
    throw new Trouble(
      `--only takes some of: ${known.join(',')}${unknown.length ? ` (not ${unknown.join(', ')})` : ''}`,
    );
  return CHECKS.filter(({ name }) => names.includes(name));
}

/** @param {import('./lib/schedule.mjs').Done} done */
function show({ check, result, since }) {
  const { passed, failed, skipped = 0, output = '' } = result;
  const counts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');
  const line = `${check.name.padEnd(9)} ${check.title}: ${counts} ${dim(`(${seconds(since)})`)}`;
  for (const title of result.flaky ?? []) say(dim(`  passed at its second try: ${title}`));
  if (!failed) return good(line);
  writeFileSync(join(REPORTS, `${check.name}.log`), output);
  bad(line);
  say(tail(output, 150));
}
