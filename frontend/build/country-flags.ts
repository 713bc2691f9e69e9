import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FLAG = /^[A-Z]{2}\.svg$/;
const FLAGS = '/assets/flags';

const folder = () => join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/** Puts every country's flag next to the assets, as a picture that is fetched only where it is shown. */
export function countryFlags(): Plugin {
  return {
    name: 'country-flags',
    apply: (config) => !config.build?.ssr,
    configureServer({ middlewares }) {
      middlewares.use(FLAGS, (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!FLAG.test(name)) return next();
        readFile(join(folder(), name)).then(
          (flag) => response.setHeader('Content-Type', 'image/svg+xml').end(flag),
          next,
        );
      });
    },
    async generateBundle() {
      const files = (await readdir(folder())).filter((file) => FLAG.test(file));
      for (const file of files)
        this.emitFile({
          type: 'asset',
          fileName: `${FLAGS.slice(1)}/${file}`,
          source: await readFile(join(folder(), file)),
        });
    },
  };
}
