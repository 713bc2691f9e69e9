import { afterEach, expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { useServerNow } from './use-server-now';

// The device is ten minutes behind the server.
const RECEIVED_AT = Date.parse('2026-11-20T17:50:00Z');
const NOW = '2026-11-20T18:00:00Z';
const afterMinutes = (minutes: number) => new Date(RECEIVED_AT + minutes * 60_000);

function Clock() {
  return new Date(useServerNow(NOW, RECEIVED_AT)).toISOString();
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('The server’s time counts from when its answer arrived, not from when it is shown', () => {
  jest.spyOn(Date, 'now').mockReturnValue(afterMinutes(70).getTime());
  expect(renderToStaticMarkup(<Clock />)).toBe('2026-11-20T19:10:00.000Z');
});
