/**
 * The client that is written from the contract: one file per subject (tag), so that a page carries the calls of the
 * subjects it is about and no others.
 */
const { mkdirSync, rmSync } = require('node:fs');
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

module.exports = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/api/empty-api.ts',
  apiImport: 'emptyApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  // Headers that every call bears are no arguments.
  endpointOverrides: [{ pattern: ['signOut', 'refreshSession'], parameterFilter: [] }],
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
