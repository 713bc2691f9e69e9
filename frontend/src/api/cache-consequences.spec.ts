import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { BEYOND, NOTHING_SHOWN, OWN_SUBJECT } from '../../test/cache-consequences';
import { baseApi } from './base-api';

interface Definition {
  type: 'query' | 'mutation' | 'infinitequery';
  providesTags?: readonly string[];
  invalidatesTags?: readonly string[];
}

/** Every endpoint as configured by the files of the subjects. */
async function definitions(): Promise<Map<string, Definition>> {
  for (const file of readdirSync(new URL('.', import.meta.url)))
    if (/^[a-z-]+\.ts$/.test(file)) await import(`./${file.slice(0, -3)}`);
  const found = new Map<string, Definition>();
  const look = (name: string) => (definition: Definition) => void found.set(name, definition);
  const names = Object.keys(baseApi.endpoints);
  const api = baseApi as unknown as { enhanceEndpoints: (options: object) => void };
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, look(name)])) });
  return found;
}

/** All changes that the contract allows browsers to make. */
function writes(): string[] {
  const contract = JSON.parse(readFileSync(new URL('../../../backend/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const operations = Object.values(contract.paths).flatMap((methods) => Object.entries(methods));
  return operations.flatMap(([method, { operationId }]) => (method === 'get' ? [] : [operationId]));
}

const sorted = (names: Iterable<string>) => [...names].sort();

it('defines for every write of the contract which data is refetched, or why none is', async () => {
  const known = await definitions();
  const tagsOf = (name: string) => sorted(known.get(name)?.invalidatesTags ?? []);
  const silent = Object.values(NOTHING_SHOWN).flat();
  const listed = [...silent, ...OWN_SUBJECT, ...BEYOND.flatMap(([, names]) => names)];
  expect(sorted(listed)).toEqual(sorted(writes()));
  expect(silent.filter((name) => tagsOf(name).length > 0)).toEqual([]);
  expect(OWN_SUBJECT.filter((name) => tagsOf(name).length !== 1)).toEqual([]);
  for (const [tags, names] of BEYOND)
    expect(names.map((name) => [name, tagsOf(name)])).toEqual(names.map((name) => [name, sorted(tags)]));
});

it('refetches only data that some screen reads', async () => {
  const known = [...(await definitions())];
  const read = new Set(known.flatMap(([, { providesTags = [] }]) => providesTags));
  const unread = known.flatMap(([name, { invalidatesTags = [] }]) =>
    invalidatesTags.filter((tag) => !read.has(tag)).map((tag) => `${name}: ${tag}`),
  );
  expect(unread).toEqual([]);
});
