import { describe, expect, it } from '@jest/globals';
import { nextPath } from './next-path';

describe('The way on after signing in', () => {
  it('R21 leads back to the page that was asked for', () => {
    expect(nextPath('/app/messages?conversation=1#last')).toBe('/app/messages?conversation=1#last');
  });

  it('is the dashboard when no page was asked for', () => {
    expect(nextPath(null)).toBe('/dashboard');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '',
    '/auth?next=/auth',
  ])('3.7.2 never leads to another site: %s', (next) => {
    expect(nextPath(next)).toBe('/dashboard');
  });
});
