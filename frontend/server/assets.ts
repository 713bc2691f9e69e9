import { readFileSync } from 'node:fs';
import { inlineHash } from './csp';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export interface StyleSheet {
  href: string;
  content: string;
  /** Hash under which the content policy allows it inline. */
  hash: string;
}

export interface PageAssets {
  /** Style sheets of the page, in order. */
  styles: StyleSheet[];
  /** The start script. */
  entry: string;
  /** Further modules that the entry or the page will request. */
  modules: string[];
  /** Modules that the page requests once it has begun. */
  later: string[];
}

/** Returns the assets of a page from the source files of its components. */
export interface AssetSource {
  for(sources: string[], later?: string[]): PageAssets | Promise<PageAssets>;
  /** Addresses of every file that these sources may load, with what they load later; `npm run dev` has none. */
  files?(sources: string[]): string[];
}

const ENTRY = 'src/app/entry-client.tsx';
const PAGES = 'src/pages/';
/** Others there are parts of pages. */
const IS_PAGE = /^src\/pages\/.*Page\.tsx$/;

/** Finds a page's assets in the client build, so that the browser can request them with the first bytes. */
export class ClientAssets implements AssetSource {
  private readonly manifest: Record<string, Chunk>;
  private readonly styles = new Map<string, StyleSheet>();

  constructor(private readonly root: URL) {
    this.manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8')) as Record<string, Chunk>;
  }

  /**
   * `sources` are the pages' source files, and lists of pages; the page begins without those of `later`. Throws for a
   * source that is not in the build.
   */
  for(sources: string[], later: string[] = []): PageAssets {
    const chunks = new Set<Chunk>();
    for (const source of [ENTRY, ...sources.filter((one) => !later.includes(one))]) this.collect(source, chunks);
    const first = new Set(chunks);
    for (const source of later) this.collect(source, chunks);
    const entry = this.chunk(ENTRY);
    const files = (some: Iterable<Chunk>) => [...some].map(({ file }) => `/${file}`);
    const hrefs = new Set([...chunks, ...this.laterChunks(sources)].flatMap((chunk) => chunk.css ?? []));
    return {
      styles: [...hrefs].map((file) => this.style(file)),
      entry: `/${entry.file}`,
      modules: files([...first].filter((chunk) => chunk !== entry)),
      later: files([...chunks].filter((chunk) => !first.has(chunk))),
    };
  }

  files(sources: string[]): string[] {
    const chunks = new Set<Chunk>();
    this.collect(ENTRY, chunks);
    const own = new Set<Chunk>();
    const visit = (source: string) => {
      const chunk = this.chunk(source);
      if (chunks.has(chunk) || own.has(chunk)) return;
      own.add(chunk);
      chunk.imports?.forEach(visit);
      // Each page is named, because lists import all pages, and parts of some. A page is kept with its parts.
      const isNeeded = (part: string) => !IS_PAGE.test(part) && (source.startsWith(PAGES) || !part.startsWith(PAGES));
      chunk.dynamicImports?.filter(isNeeded).forEach(visit);
    };
    sources.forEach(visit);
    const all = [...chunks, ...own];
    return [...new Set(all.flatMap(({ file, css = [] }) => [file, ...css]))].map((file) => `/${file}`);
  }

  /** Depth first, so that a component's styles come before those of the components that use it. */
  private collect(source: string, into: Set<Chunk>): void {
    const chunk = this.chunk(source);
    if (into.has(chunk)) return;
    for (const part of chunk.imports ?? []) this.collect(part, into);
    into.add(chunk);
  }

  /** Deferred sections: their code loads later, but the server has already drawn them, so their styles are needed. */
  private laterChunks(sources: string[]): Set<Chunk> {
    const chunks = new Set<Chunk>();
    // A list imports every page; none of those is drawn here.
    for (const source of sources.filter((one) => one.startsWith(PAGES))) {
      const own = new Set<Chunk>();
      this.collect(source, own);
      own.delete(this.chunk(ENTRY));
      for (const { dynamicImports } of own) for (const part of dynamicImports ?? []) this.collect(part, chunks);
    }
    return chunks;
  }

  private chunk(source: string): Chunk {
    const chunk = this.manifest[source];
    if (!chunk) throw new Error(`The client build knows no ${source}`);
    return chunk;
  }

  private style(file: string): StyleSheet {
    const read = this.styles.get(file);
    if (read) return read;
    const content = readFileSync(new URL(file, this.root), 'utf8').trim();
    const style = { href: `/${file}`, content, hash: inlineHash(content) };
    this.styles.set(file, style);
    return style;
  }
}
