import type { Browser, Page } from '@playwright/test';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = `<!doctype html><title>Bare messages</title>
<textarea aria-label="Message"></textarea><div role="log"><ul></ul></div>
<script>
  const field = document.querySelector('textarea');
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') fetch('/send', { method: 'POST', body: field.value });
  });
  new EventSource('/events').onmessage = ({ data }) => {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('p'), { textContent: data }));
    document.querySelector('ul').append(item);
  };
</script>`;

interface BareMessages {
  /** Two pages, each in a browser context of its own. What the first sends by Enter, both show. */
  writer: Page;
  reader: Page;
  close(): Promise<void>;
}

/**
 * The least that brings text from one browser to another: a field, a request, an event and a list item. Shows how
 * fast this machine can be at the moment, as the measure for the product's own messages.
 */
export async function openBareMessages(browser: Browser): Promise<BareMessages> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === '/events') {
      listeners.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
      response.flushHeaders();
    } else if (request.url === '/send') {
      void request.toArray().then((chunks: Buffer[]) => {
        for (const listener of listeners) listener.write(`data: ${Buffer.concat(chunks).toString()}\n\n`);
        response.end();
      });
    } else response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const [writer, reader] = [await contexts[0].newPage(), await contexts[1].newPage()];
  for (const page of [writer, reader]) await page.goto(`http://127.0.0.1:${port}`);
  return {
    writer,
    reader,
    close: async () => {
      for (const context of contexts) await context.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
