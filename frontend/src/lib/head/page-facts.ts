import { createContext } from 'react';

/** The data from which the server draws the preview of a page. */
export interface PageFacts {
  /** Without the product's name; null for a page that is hidden from search engines, which has no preview. */
  title: string | null;
  description: string | null;
  /** Names of the page's drawings, in order. */
  scenes: string[];
}

/** Collects the facts of a page while it is rendered. */
export class PageFactsRecorder {
  readonly facts: PageFacts = { title: null, description: null, scenes: [] };

  noteTitle(title: string, description: string | undefined): void {
    this.facts.title = title;
    this.facts.description = description ?? null;
  }

  noteScene(name: string): void {
    this.facts.scenes.push(name);
  }
}

/** Null in the browser. */
export const PageFactsContext = createContext<PageFactsRecorder | null>(null);
