import { readFileSync } from 'node:fs';

const RUNNING = readFileSync(new URL('../../../../docs/running.md', import.meta.url), 'utf8');
/** A row of the table of settings: their names, the default, and which process reads them. */
const ROW = /^\| (`[A-Z][^|]*) \|[^|]*\| (api|web|both) \|/gm;

/** Settings that have one value in an image, or none: why they are not passed. */
export const NOT_PASSED: Readonly<Record<string, string>> = {
  PORT: 'fixed by the image and the proxy',
  API_PORT: 'fixed by the image and the proxy',
  HOST: 'fixed by the image',
  DATA_DIR: 'fixed by the image',
  DATABASE_ADMIN_URL: 'only the services that change tables may have it',
  DATABASE_PORT: 'there is no embedded database',
  DEMO: 'images do not contain the demo',
  NODE_ENV: 'fixed by the image',
  BREVO_API_URL: 'for tests',
};

/** The settings of docs/running.md that a process reads. */
export const documentedFor = (process: 'api' | 'web'): string[] =>
  [...RUNNING.matchAll(ROW)]
    .filter(([, , readBy]) => readBy === process || readBy === 'both')
    .flatMap(([, names = '']) => [...names.matchAll(/`([A-Z\d_]+)`/g)].map(([, name = '']) => name));

/** OpenTelemetry's own settings that docs/running.md names; only the api reads them. */
export const documentedForTraces = (): string[] => [...new Set(RUNNING.match(/\bOTEL_[A-Z_]+[A-Z]\b/g))];
