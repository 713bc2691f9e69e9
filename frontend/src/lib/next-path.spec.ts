import { describe, expect, it } from '@jest/globals';
import { nextPath } from './next-path';

describe('The page after logging in', () => {
  it('R21 is the requested page', () => {
    expect(nextPath('/app/messages?conversation=1#last')).toBe('/app/messages?conversation=1#last');
  });

  it('is the dashboard when no page was requested', () => {
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
  ])('3.7.2 is never on another site: %s', (next) => {
    expect(nextPath(next)).toBe('/dashboard');
  });
});
