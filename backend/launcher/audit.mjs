/**
 * `npm run audit`: reports known vulnerabilities of the production packages, as listed by npm's registry. A registry
 * without an audit endpoint (a mirror, or none) is reported and does not fail the run.
 */
import { npm } from './lib/run.mjs';
import { runMain, say } from './lib/terminal.mjs';

await runMain(async () => {
  const { code, output } = await npm(['audit', '--omit=dev', '--audit-level=high', '--json']);
  const report = parsed(output);
  if (!report?.metadata) {
    say('  Skipped: the registry did not say which vulnerabilities are known.');
    say(output.trim());
    return 0;
  }
  say(`  Known vulnerabilities: ${JSON.stringify(report.metadata.vulnerabilities)}`);
  for (const { name, severity, range } of Object.values(report.vulnerabilities)) say(`  ${severity}: ${name} ${range}`);
  return code;
});

/**
 * Skips the warnings that npm prints before the report.
 * @param {string} output
 * @returns {{ metadata?: { vulnerabilities: object }, vulnerabilities: Record<string, { name: string, severity:
 * string, range: string }> } | null}
 */
function parsed(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return null;
  }
}
