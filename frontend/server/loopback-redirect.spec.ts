import { describe, expect, it } from '@jest/globals';
import { loopbackRedirect } from './loopback-redirect';

const at = (host: string, url = '/auth?type=family') => ({ headers: { host }, url });

describe('The one origin', () => {
  it('is where a page under another name of this computer redirects to', () => {
    expect(loopbackRedirect(at('127.0.0.1:3000'), 'http://localhost:3000')).toBe(
      'http://localhost:3000/auth?type=family',
    );
    expect(loopbackRedirect(at('[::1]:3000'), 'http://localhost:3000')).toBe('http://localhost:3000/auth?type=family');
  });

  it('ignores everything else, including a proxy in front of an installation', () => {
    expect(loopbackRedirect(at('localhost:3000'), 'http://localhost:3000')).toBeNull();
    expect(loopbackRedirect(at('127.0.0.1:3000'), 'https://wattleandfern.example')).toBeNull();
    expect(loopbackRedirect(at('fr.localhost:3000', '/'), 'http://localhost:3000')).toBeNull();
  });
});
