import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

interface Report {
  kind: string;
  message: string;
  stack: string;
  page: string;
  release: string;
}

describe('An error in the browser', () => {
  const fetched = jest.fn<(url: string, init: RequestInit) => Promise<Response>>();
  const before = { fetch: globalThis.fetch, document: globalThis.document, location: globalThis.location };
  let report: (kind: 'render', error: unknown) => void;

  beforeEach(async () => {
    jest.resetModules();
    fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
    const dataset = { entry: '/assets/entry-client-Bx81kQ2z.js' };
    Object.assign(globalThis, {
      fetch: fetched,
      document: { querySelector: () => ({ dataset }) },
      location: { pathname: '/au-pair/7' },
    });
    ({ reportBrowserError: report } = await import('./browser-errors'));
  });
  afterEach(() => void Object.assign(globalThis, before));

  const reports = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as Report);

  it('is reported with its page and release, even when the page is left', () => {
    report('render', new TypeError('x is not a function'));
    expect(reports()).toMatchObject([
      { kind: 'render', message: 'TypeError: x is not a function', page: '/au-pair/7', release: 'Bx81kQ2z' },
    ]);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' });
  });

  it('is reported once, at most five per page load', () => {
    const error = new Error('again');
    for (let times = 0; times < 3; times += 1) report('render', error);
    expect(reports()).toHaveLength(1);
    for (let other = 0; other < 10; other += 1) report('render', new Error(`number ${other}`));
    expect(reports()).toHaveLength(5);
  });

  it.each(['Script error.', 'ResizeObserver loop completed with undelivered notifications.'])(
    'is not told where it is no fault of the page: %s',
    (message) => {
      report('render', Object.assign(new Error(message), { name: '' }));
      expect(reports()).toEqual([]);
    },
  );

  it('fits the limits of the API, whatever was thrown', () => {
    report('render', new Error('m'.repeat(2_000)));
    report('render', { code: 'not_found' });
    report('render', undefined);
    const [long, answer, nothing] = reports();
    expect(long?.message).toHaveLength(500);
    expect([answer?.message, nothing?.message]).toEqual(['not_found', 'undefined']);
  });
});
