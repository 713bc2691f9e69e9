import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { countryFlags } from './build/country-flags.ts';
import { precompress } from './build/precompress.ts';

interface Manifest {
  dependencies: Record<string, string>;
}
const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as Manifest;

/**
 * Two builds from one configuration. The client build goes to `dist/client` with a manifest, one chunk per page.
 * The server build bundles everything except the packages under `dependencies`, so that a production
 * installation without development packages can run it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), countryFlags(), precompress()],
  build: {
    target: isSsrBuild ? 'node20' : 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: Boolean(isSsrBuild),
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild ? {} : { input: 'src/app/entry-client.tsx' },
  },
  ssr: { noExternal: true, external: Object.keys(manifest.dependencies) },
}));
