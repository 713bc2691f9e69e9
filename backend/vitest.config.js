import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The TypeScript sources run as they are: Vite compiles them, decorators' types included, and `npm run typecheck` checks.
 * A worker loads Nest, TypeORM and every module of ours once, for all files that it runs. A file of tests therefore
 * leaves nothing behind: it closes what it opened and takes back what it replaced.
 */
export default defineConfig({
  resolve: {
    alias: [
      // What the demo uses of the built backend, it uses of its sources here.
      { find: /^@wattle-and-fern\/backend\/(\w+)$/, replacement: fileURLToPath(new URL('src/$1.ts', import.meta.url)) },
    ],
  },
  test: {
    include: ['{bench,src,test,launcher}/**/*.{spec,e2e-spec}.ts', '../demo/src/**/*.spec.ts'],
    environment: 'node',
    pool: 'forks',
    isolate: false,
    // Compiled sources are kept on disk, so each further run starts in half the processor time.
    experimental: { fsModuleCache: true, fsModuleCachePath: '../node_modules/.cache/vitest' },
    maxWorkers: 2,
    globalSetup: 'test/support/run-postgres.mjs',
    // Long, because a test that waits for something else to happen must not fail for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
