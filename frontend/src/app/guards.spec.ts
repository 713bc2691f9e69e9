import { describe, expect, it } from '@jest/globals';
import { opensOffline } from './guards';

describe('Pages that open without a connection', () => {
  it.each(['/app/messages', '/nz/app/messages', '/app/hours', '/app/hours/3f2a', '/agreements/3f2a', '/need-out'])(
    '%s is one',
    (path) => expect(opensOffline(path)).toBe(true),
  );
  it.each(['/dashboard', '/account', '/payment', '/app/pipeline', '/app/hours-of-others', '/notifications'])(
    '%s is none',
    (path) => expect(opensOffline(path)).toBe(false),
  );
});
