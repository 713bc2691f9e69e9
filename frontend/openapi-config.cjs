/**
 * The client that is written from the contract: one file per subject (tag), so that a page carries the calls of the
 * subjects it is about and no others.
 */
const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const contract = require('../backend/openapi.json');

const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
/** Processes ask for health, screens do not. */
const subjects = [...new Set(operations.flatMap(({ tags }) => tags))].filter((tag) => tag !== 'Health').sort();

const words = (/** @type {string} */ tag) => tag.toLowerCase().split(/[^a-z]+/);
const fileName = (tag) => words(tag).join('-');
const apiName = (tag) => words(tag).reduce((name, word) => name + word[0].toUpperCase() + word.slice(1)) + 'Api';

// A subject that is gone leaves no file behind.
const folder = join(__dirname, 'src/api/generated');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

const ignoring = operations.filter((operation) => 'x-idempotency-key-ignored' in operation);
writeFileSync(
  join(folder, 'ignores-idempotency-key.ts'),
  [
    '/** Operations whose repeat the API does not recognise by its key. */',
    'export const IGNORES_IDEMPOTENCY_KEY: ReadonlySet<string> = new Set([',
    ...ignoring.map(({ operationId }) => `  '${operationId}',`),
    ']);',
    '',
  ].join('\n'),
);

module.exports = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/api/base-api.ts',
  apiImport: 'baseApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  // Headers are no arguments: `base-query.ts` sets those that calls bear.
  endpointOverrides: [{ pattern: /./, parameterFilter: (_name, parameter) => parameter.in !== 'header' }],
  outputFiles: Object.fromEntries(
    subjects.map((tag) => [
      `./src/api/generated/${fileName(tag)}.ts`,
      {
        exportName: apiName(tag),
        filterEndpoints: (_name, { operation }) => operation.tags[0] === tag,
      },
    ]),
  ),
};
