/**
 * The website from its sources, started by `npm run dev`: Vite compiles for the browser and for the server, and what
 * changes is drawn again. No build and no image contains this folder.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer as createVite } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));
const port = Number(process.env.PORT || 3000);

const ENTRY = '/@dev/entry';
/**
 * The styles that the server wrote into the page go once Vite's own are there, else a rule that was deleted would stay.
 */
const ENTRY_CODE = `
const served = document.querySelectorAll('head > style');
document.addEventListener('live', () => served.forEach((style) => style.remove()), { once: true });
await import('/@dev/refresh');
await import('/src/app/entry-client.tsx');
`;

const server = createServer();
const vite = await createVite({
  root,
  appType: 'custom',
  cacheDir: fileURLToPath(new URL('../../node_modules/.cache/vite-dev', import.meta.url)),
  plugins: [
    {
      name: 'dev-entry',
      resolveId: (id) => (id === ENTRY || id === '/@dev/refresh' ? id : null),
      load: (id) => {
        if (id === ENTRY) return `import '/@vite/client';${ENTRY_CODE}`;
        return id === '/@dev/refresh' ? react.preambleCode.replace('__BASE__', '/') : null;
      },
    },
  ],
  optimizeDeps: { entries: ['src/app/entry-client.tsx'] },
  server: {
    middlewareMode: true,
    hmr: { server },
    // The data of the installation, which lie in the checkout.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'] },
  },
});

let makeSite;
let site;
/** Sockets stay with the first site: a change of a component does not close them. */
let first;

/** The website as its sources are now. */
async function currentSite() {
  const module = await vite.ssrLoadModule('/dev/site.ts');
  if (module.createSite === makeSite) return site;
  makeSite = module.createSite;
  const before = site;
  site = module.createSite(vite, ENTRY);
  first ??= site;
  if (before && before !== first) before.then((old) => old.close()).catch(() => undefined);
  return site;
}

server.on('request', (request, response) =>
  vite.middlewares(request, response, () => {
    currentSite().then(
      (app) => app.routing(request, response),
      (error) => {
        vite.ssrFixStacktrace(error);
        console.error(error.stack);
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack);
      },
    );
  }),
);
server.on('upgrade', (request, socket, head) => {
  if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
  currentSite()
    .then(() => first)
    .then((app) => app.server.emit('upgrade', request, socket, head))
    .catch(() => socket.destroy());
});
server.listen(port, '127.0.0.1');

for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, () => process.exit());
