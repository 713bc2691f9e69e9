import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentedFor, documentedForTraces, NOT_PASSED } from './rules/documented-settings.js';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

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
    const documented = [...documentedFor(process), ...(process === 'api' ? documentedForTraces() : [])];
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
