import type { Page, WebSocketRoute } from '@playwright/test';

/** A page's socket connection, controlled by the test. */
interface Line {
  /** Cuts the connection in both directions, and blocks new ones until `restore`. */
  cut(): Promise<void>;
  /** Delivers what the page sends but drops the responses. */
  deafen(): void;
  restore(): void;
  /** Sends the page an event from the server. */
  tell(event: string, payload: object): void;
}

/** Intercepts a page's socket. Call this before the page opens. `rewrite` changes what the page sends. */
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
    // A page that listens for close events must forward them itself.
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
