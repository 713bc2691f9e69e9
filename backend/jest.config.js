/** Jest runs the TypeScript sources as native ES modules; SWC compiles, `npm run typecheck` checks. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/launcher', '<rootDir>/../demo/src'],
  testRegex: '.*\\.(e2e-)?spec\\.ts$',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // What the demo uses of the built backend, it uses of its sources here.
    '^@wattle-and-fern/backend/(\\w+)$': '<rootDir>/src/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  globalSetup: '<rootDir>/test/support/start-postgres.mjs',
  globalTeardown: '<rootDir>/test/support/stop-postgres.mjs',
  maxWorkers: 2,
  // A worker keeps the modules of every test file that it has run, and slows down fivefold in a run of the API tests.
  workerIdleMemoryLimit: '500MB',
  // Long, because a test that waits for something else to happen must not fail for a busy machine.
  testTimeout: 120_000,
};
