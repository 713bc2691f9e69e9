import { describe, expect, it } from '@jest/globals';
import { onlyOrigin } from './one-origin';

const at = (host: string, url = '/auth?type=family') => ({ headers: { host }, url });

describe('The one origin', () => {
  it('is where a page under another name of this computer leads', () => {
    expect(onlyOrigin(at('127.0.0.1:3000'), 'http://localhost:3000')).toBe('http://localhost:3000/auth?type=family');
    expect(onlyOrigin(at('[::1]:3000'), 'http://localhost:3000')).toBe('http://localhost:3000/auth?type=family');
  });

  it('lets everything else be, a proxy before an installation included', () => {
    expect(onlyOrigin(at('localhost:3000'), 'http://localhost:3000')).toBeNull();
    expect(onlyOrigin(at('127.0.0.1:3000'), 'https://wattleandfern.example')).toBeNull();
    expect(onlyOrigin(at('fr.localhost:3000', '/'), 'http://localhost:3000')).toBeNull();
  });
});
