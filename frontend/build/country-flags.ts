import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FLAG = /^[A-Z]{2}\.svg$/;

/** Puts every country's flag beside the assets, as a picture that is fetched only where it is shown. */
export function countryFlags(): Plugin {
  return {
    name: 'country-flags',
    apply: (config) => !config.build?.ssr,
    async generateBundle() {
      const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');
      const files = (await readdir(folder)).filter((file) => FLAG.test(file));
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: `assets/flags/${file}`, source: await readFile(join(folder, file)) });
    },
  };
}
