/** Unit tests of the frontend: `npm test -- src/lib/region`. Browser tests live in e2e/ and run in Playwright. */
export default {
  testRegex: '(src|server|build)/.*\\.spec\\.tsx?$',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/css-modules.js',
    '\\.(css|svg|woff2)(\\?\\w+)?$': '<rootDir>/test/asset.js',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
};
