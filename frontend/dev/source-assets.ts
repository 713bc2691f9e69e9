import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { AssetSource, PageAssets, StyleSheet } from '../server/assets';

const DRAWS = '/src/app/entry-server.tsx';
const STYLES = /\.css$/;

/** The assets of a page during development. Vite has transformed the sources by the time the page is rendered. */
export class SourceAssets implements AssetSource {
  constructor(
    private readonly vite: ViteDevServer,
    private readonly entry: string,
  ) {}

  async for(sources: string[]): Promise<PageAssets> {
    const styles = new Map<string, StyleSheet>();
    const seen = new Set<EnvironmentModuleNode>();
    for (const source of [DRAWS, ...sources.map((path) => `/${path}`)]) await this.collect(source, seen, styles);
    return { styles: [...styles.values()], entry: this.entry, modules: [this.entry], later: [] };
  }

  /** Depth first, so that the styles of a part come before those of what is built from it. */
  private async collect(url: string, seen: Set<EnvironmentModuleNode>, into: Map<string, StyleSheet>): Promise<void> {
    const module = await this.vite.environments.ssr.moduleGraph.getModuleByUrl(url);
    if (!module || seen.has(module)) return;
    seen.add(module);
    if (STYLES.test(module.url)) {
      const { default: content } = (await this.vite.ssrLoadModule(`${module.url}?inline`)) as { default: string };
      into.set(module.url, { href: module.url, content, hash: '' });
      return;
    }
    for (const part of module.transformResult?.deps ?? []) await this.collect(part, seen, into);
  }
}
