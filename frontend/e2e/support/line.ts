import type { Page, WebSocketRoute } from '@playwright/test';

/** The wire between a page and the server, in the hands of the test. */
export interface Line {
  /** Both sides lose each other, and no one gets through until `restore`. */
  cut(): Promise<void>;
  /** What the page says still arrives; the answers no longer do. */
  deafen(): void;
  restore(): void;
  /** The page hears this from the server. */
  tell(event: string, payload: object): void;
}

/** Takes hold of a page's socket. Call before the page opens. `rewrite` changes what the page says. */
export async function lineOf(page: Page, rewrite?: (words: string) => string): Promise<Line> {
  const open = new Set<{ page: WebSocketRoute; server: WebSocketRoute }>();
  let state: 'whole' | 'deaf' | 'cut' = 'whole';
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    if (state === 'cut') return socket.close();
    const pair = { page: socket, server: socket.connectToServer() };
    open.add(pair);
    pair.server.onMessage((words) => {
      if (state === 'whole') socket.send(words);
    });
    if (rewrite) socket.onMessage((words) => pair.server.send(typeof words === 'string' ? rewrite(words) : words));
    // Whoever asks to hear of it has to pass it on.
    pair.server.onClose(() => {
      open.delete(pair);
      void socket.close();
    });
  });
  return {
    async cut() {
      state = 'cut';
      await Promise.all([...open].flatMap((pair) => [pair.page.close(), pair.server.close()]));
      open.clear();
    },
    deafen() {
      state = 'deaf';
    },
    restore() {
      state = 'whole';
    },
    tell(event, payload) {
      for (const pair of open) pair.page.send(`42${JSON.stringify([event, payload])}`);
    },
  };
}
