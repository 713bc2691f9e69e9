import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

type Heard = (metric: { name: string; value: number }) => void;

describe('The speed of a page', () => {
  const listeners = new Map<string, Heard>();
  const beacon = jest.fn<(url: string, body: Blob) => boolean>();
  const before = {
    document: globalThis.document,
    matchMedia: globalThis.matchMedia,
    navigator: Object.getOwnPropertyDescriptor(globalThis, 'navigator'),
  };
  let page: EventTarget & { visibilityState: string };
  let module: typeof import('./page-speed');

  beforeEach(async () => {
    beacon.mockReset();
    listeners.clear();
    jest.resetModules();
    jest.unstable_mockModule('web-vitals', () =>
      Object.fromEntries(
        ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((name) => [
          `on${name}`,
          (listener: Heard) => void listeners.set(name, listener),
        ]),
      ),
    );
    page = Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      querySelector: () => ({ dataset: { entry: '/assets/entry-client-Bx81kQ2z.js' } }),
    });
    Object.assign(globalThis, { document: page, matchMedia: () => ({ matches: true }) });
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { sendBeacon: beacon } });
    module = await import('./page-speed');
  });
  afterEach(() => {
    Object.assign(globalThis, { document: before.document, matchMedia: before.matchMedia });
    if (before.navigator) Object.defineProperty(globalThis, 'navigator', before.navigator);
  });

  const measured = (name: string, value: number) => listeners.get(name)?.({ name, value });
  const become = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };

  it('is reported once, with its last values, when the page is hidden', async () => {
    module.measurePageSpeed([undefined, 'nz?/au-pair/:id']);
    measured('LCP', 900);
    measured('LCP', 1_830);
    measured('CLS', 0);
    become('visible');
    expect(beacon).not.toHaveBeenCalled();
    become('hidden');
    measured('INP', 90);
    become('visible');
    become('hidden');
    expect(beacon).toHaveBeenCalledTimes(1);
    const [url, body] = beacon.mock.calls[0] ?? [];
    expect([url, body?.type]).toEqual(['/api/page-speed', 'application/json']);
    expect(JSON.parse((await body?.text()) ?? '')).toEqual({
      route: '/au-pair/:id',
      device: 'phone',
      release: 'Bx81kQ2z',
      lcp: 1_830,
      cls: 0,
    });
  });

  it('is not reported when nothing was measured', () => {
    module.measurePageSpeed(['/']);
    become('hidden');
    expect(beacon).not.toHaveBeenCalled();
  });

  it.each([
    [['/'], '/'],
    [['/nz'], '/'],
    [[undefined, undefined, 'nz?/search-au-pairs'], '/search-au-pairs'],
    [['nz?/app/arrival/:agreementId?'], '/app/arrival'],
    [['/nz/become-an-au-pair-new-zealand'], '/become-an-au-pair-new-zealand'],
    [['/nz/auckland'], '/auckland'],
    [['nz?/reference/:token'], '/reference/:token'],
    [['admin/users/:id'], null],
    [['admin-dashboard'], null],
    [['test-upload'], null],
    [['*'], null],
    [[], null],
  ])('names the page %j by its pattern', (paths, pattern) => {
    expect(module.routePattern(paths)).toBe(pattern);
  });
});
