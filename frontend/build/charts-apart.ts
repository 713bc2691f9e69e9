import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Packages that the charts share with other pages, but use much more of. */
const SHARED = /^(?:@reduxjs\/toolkit|immer|redux|redux-thunk|reselect)$/;
const OF_CHARTS = /\/node_modules\/recharts\/|\?charts$/;
const MARK = '?charts';

/**
 * Gives the charts of Admin their own copy of what they use of Redux. Shared, all that they use of it would
 * travel with every public page: a module's parts go where its other parts are.
 */
export function chartsApart(): Plugin {
  return {
    name: 'charts-apart',
    enforce: 'pre',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async resolveId(source, importer, options) {
      if (!importer || !SHARED.test(source) || !OF_CHARTS.test(importer)) return null;
      const found = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true });
      return found ? { ...found, id: found.id + MARK } : null;
    },
    load: (id) => (id.endsWith(MARK) ? readFile(id.slice(0, -MARK.length), 'utf8') : null),
  };
}
