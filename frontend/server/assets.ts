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
  /** By which the content policy lets it stand in the page. */
  hash: string;
}

export interface PageAssets {
  /** Styles of the page in their order. */
  styles: StyleSheet[];
  /** The script to start. */
  entry: string;
  /** Further modules that the entry or the page will ask for. */
  modules: string[];
}

/** Knows what a page needs by the source files of what it shows. */
export interface AssetSource {
  for(sources: string[]): PageAssets | Promise<PageAssets>;
}

const ENTRY = 'src/app/entry-client.tsx';
const PAGES = 'src/pages/';

/** Finds in the client build what a page needs, so that the browser hears of it with the first bytes. */
export class ClientAssets implements AssetSource {
  private readonly manifest: Record<string, Chunk>;
  private readonly styles = new Map<string, StyleSheet>();

  constructor(private readonly root: URL) {
    this.manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', root), 'utf8')) as Record<string, Chunk>;
  }

  /** `sources` are the pages' source files, and lists of pages. Throws for a source that was never built. */
  for(sources: string[]): PageAssets {
    const chunks = new Set<Chunk>();
    for (const source of [ENTRY, ...sources]) this.collect(source, chunks);
    const entry = this.chunk(ENTRY);
    const hrefs = new Set([...chunks, ...this.laterChunks(sources)].flatMap((chunk) => chunk.css ?? []));
    return {
      styles: [...hrefs].map((file) => this.style(file)),
      entry: `/${entry.file}`,
      modules: [...chunks].filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
    };
  }

  /** Depth first, so that the styles of a part come before those of what is built from it. */
  private collect(source: string, into: Set<Chunk>): void {
    const chunk = this.chunk(source);
    if (into.has(chunk)) return;
    for (const part of chunk.imports ?? []) this.collect(part, into);
    into.add(chunk);
  }

  /** What the pages fetch when they are read further down: their code waits, but the server has drawn them already. */
  private laterChunks(sources: string[]): Set<Chunk> {
    const chunks = new Set<Chunk>();
    // A list names every page that might come later: none of them is drawn here.
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
