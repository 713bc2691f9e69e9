import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { allowedStyles } from './build/allowed-styles.ts';
import { chartsApart } from './build/charts-apart.ts';
import { countryFlags } from './build/country-flags.ts';
import { precompress } from './build/precompress.ts';

interface Manifest {
  dependencies: Record<string, string>;
}
const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as Manifest;

/** Code that every page needs is one file: one request, and it compresses better than its parts. */
const FRAME = [
  {
    name: 'frame',
    test: /^(?!.*(?:\?charts$|\/recharts\/)).*(?:node_modules\/(react|react-dom|scheduler|react-router(-dom)?|react-redux|redux(-thunk)?|reselect|immer|@reduxjs\/toolkit|@standard-schema)\/|\/src\/config\/(?!admin-paths)|\/src\/api\/(generated\/)?(base-api|base-query)\.|\/src\/lib\/(session|region|head)\/|\/src\/lib\/(load-args|api-error)\.|\/src\/ui\/(Button|Icon|icon-drawings|class-names|Photo|Skeleton|Stars|Flag|Chip)|\/src\/ui\/(portraits\/(index|[A-Z])|scene\/Scene|toast\/toast)|\/src\/lib\/format\/date|node_modules\/use-sync-external-store\/(?:cjs\/use-sync-external-store-)?with-selector|vite\/(preload-helper|modulepreload))/,
  },
];

/** It only re-exports modules, so importing one of them must not bundle the whole folder. */
const INDEX_OF_FOLDER = /\/src\/(?:[\w-]+\/)+index\.ts$/;

const reactRouter = new URL('../node_modules/react-router/dist/production/', import.meta.url);

/** The package exports only its development build, which would send warnings to every visitor. */
const QUIET_ROUTER = [
  { find: /^react-router$/, replacement: fileURLToPath(new URL('index.mjs', reactRouter)) },
  { find: /^react-router\/dom$/, replacement: fileURLToPath(new URL('dom-export.mjs', reactRouter)) },
];

/**
 * Two builds from one configuration. The client build goes to `dist/client` with a manifest, one chunk per page.
 * The server build bundles everything except the packages under `dependencies`, so that a production
 * installation without development packages can run it.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [allowedStyles(), chartsApart(), react(), countryFlags(), precompress()],
  resolve: { alias: command === 'build' && !isSsrBuild ? QUIET_ROUTER : [] },
  build: {
    target: isSsrBuild ? 'node20' : 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: Boolean(isSsrBuild),
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/app/entry-client.tsx',
          treeshake: { moduleSideEffects: (id) => !INDEX_OF_FOLDER.test(id) },
          output: { advancedChunks: { groups: FRAME } },
        },
  },
  // From sources Node imports packages itself: some are CommonJS, which Vite compiles in builds alone.
  ssr: command === 'build' ? { noExternal: true, external: Object.keys(manifest.dependencies) } : {},
}));
