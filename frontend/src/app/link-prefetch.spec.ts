import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

const SITE = 'https://wattleandfern.example';
let isSignedIn = false;
let saveData = false;
const page = new EventTarget();
class Element {
  constructor(private readonly link: object | null) {}
  closest = () => this.link;
}
Object.assign(globalThis, {
  document: page,
  Element,
  location: { origin: SITE },
  navigator: {
    get connection() {
      return { saveData };
    },
  },
  localStorage: { getItem: () => (isSignedIn ? '1' : null) },
});
const { prefetchLinks } = await import('./link-prefetch');

const lazy = () => jest.fn(async () => ({ Component: () => null }));
const pricing = lazy();
const dashboard = lazy();

function reach(kind: string, path: string, more: object = {}): void {
  const { origin, pathname } = new URL(path, SITE);
  const event = new Event(kind);
  Object.defineProperty(event, 'target', {
    value: new Element({ origin, pathname, target: '', download: '', ...more }),
  });
  page.dispatchEvent(event);
}

describe('The code of the page behind a link', () => {
  beforeAll(() =>
    prefetchLinks([
      { path: 'nz?/pricing', lazy: pricing },
      { path: 'dashboard', lazy: dashboard, handle: { afterSession: true } },
    ]),
  );
  beforeEach(() => {
    jest.clearAllMocks();
  });

  it('is left to the click in a browser that saves data', () => {
    saveData = true;
    reach('pointerover', '/pricing');
    expect(pricing).not.toHaveBeenCalled();
    saveData = false;
  });

  it('is not loaded for another site, another window, a file, or where there is no page', () => {
    reach('pointerover', 'https://example.com/pricing');
    reach('pointerover', '/pricing', { target: '_blank' });
    reach('pointerover', '/pricing', { download: 'prices.pdf' });
    reach('pointerover', '/nowhere');
    expect(pricing).not.toHaveBeenCalled();
  });

  it.each([
    ['pointerover', '/pricing?plan=premium'],
    ['touchstart', '/nz/pricing'],
  ])('is loaded once by %s', (kind, path) => {
    for (let times = 0; times < 2; times += 1) reach(kind, path);
    expect(pricing).toHaveBeenCalledTimes(1);
  });

  it('is loaded by focus, for members only with a session, and again after a failure', async () => {
    reach('focusin', '/dashboard');
    expect(dashboard).not.toHaveBeenCalled();
    isSignedIn = true;
    dashboard.mockRejectedValueOnce(new Error('offline'));
    reach('focusin', '/dashboard');
    await new Promise((done) => setImmediate(done));
    reach('focusin', '/dashboard');
    expect(dashboard).toHaveBeenCalledTimes(2);
  });
});
