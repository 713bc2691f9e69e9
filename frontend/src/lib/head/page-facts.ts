import { createContext } from 'react';

/** What a page says of itself while the server draws it, for the picture that others show with a link to it. */
export interface PageFacts {
  /** Without the product's name; null for a page that is kept out of search engines, and so out of pictures too. */
  title: string | null;
  /** Names of the drawings that it shows, in order. */
  scenes: string[];
}

/** Takes down what a page says while it is drawn. */
export class PageFactsRecorder {
  readonly facts: PageFacts = { title: null, scenes: [] };

  noteTitle(title: string): void {
    this.facts.title = title;
  }

  noteScene(name: string): void {
    this.facts.scenes.push(name);
  }
}

/** Given by the server only. */
export const PageFactsContext = createContext<PageFactsRecorder | null>(null);
