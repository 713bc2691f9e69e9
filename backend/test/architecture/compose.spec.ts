import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
/** A row of the table of settings: their names, the default, and which process reads them. */
const ROW = /^\| (`[A-Z][^|]*) \|[^|]*\| (api|web|both) \|/gm;

/** Settings that have one value there, or none: why they are not passed. */
const NOT_PASSED: Readonly<Record<string, string>> = {
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

const documentedFor = (process: 'api' | 'web'): string[] =>
  [...read('docs/running.md').matchAll(ROW)]
    .filter(([, , readBy]) => readBy === process || readBy === 'both')
    .flatMap(([, names = '']) => [...names.matchAll(/`([A-Z\d_]+)`/g)].map(([, name = '']) => name));

describe('docs/running.md', () => {
  it('describes every setting that the api reads', () => {
    const names = [...read('backend/src/platform/config/environment.ts').matchAll(/^ {4}([A-Z][A-Z\d_]+): /gm)];
    expect(names.map(([, name]) => name).sort()).toEqual(documentedFor('api').sort());
  });
});

describe('docker-compose.yml', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string> }>;
  };

  it.each([
    ['api-1', 'api'],
    ['api-2', 'api'],
    ['migrate', 'api'],
    ['backup', 'api'],
    ['restore', 'api'],
    ['web-1', 'web'],
    ['web-2', 'web'],
  ] as const)('passes %s every setting of docs/running.md that it can have', (service, process) => {
    const passed = Object.keys(services[service]?.environment ?? {});
    const documented = documentedFor(process);
    expect(documented.length).toBeGreaterThan(process === 'api' ? 40 : 8);
    expect(documented.filter((name) => !passed.includes(name) && !(name in NOT_PASSED))).toEqual([]);
    const known = [...documented, ...Object.keys(NOT_PASSED)];
    expect(passed.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('reads each optional setting from a variable of the same name', () => {
    for (const { environment } of Object.values(services))
      for (const [name, value] of Object.entries(environment ?? {})) {
        const [, variable = name] = /^\$\{(\w+):-[^}]*\}$/.exec(value) ?? [];
        expect(variable).toBe(name);
      }
  });
});
