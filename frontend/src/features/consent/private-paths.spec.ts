import { describe, expect, it } from '@jest/globals';
import { isPrivatePath } from './private-paths';

describe('Pages without third-party services', () => {
  it.each([
    '/app/messages',
    '/nz/app/messages',
    '/profile/family',
    '/profile/au-pair',
    '/dashboard',
    '/auth',
    '/reset-password',
    '/join-household',
    '/family/3f2a',
    '/nz/au-pair/3f2a',
    '/search-au-pairs',
    '/search/families',
    '/admin/users',
    '/admin-dashboard',
    '/admin-resource-edit/1',
    '/au-pair-support',
    '/family-support',
    '/need-out',
    '/nz/support-requests/3f2a',
    '/reviews/write/3f2a',
    '/report',
  ])('%s is one', (path) => expect(isPrivatePath(path)).toBe(true));
  it.each([
    '/',
    '/nz',
    '/blog',
    '/blog/host-family-guide',
    '/sydney',
    '/pricing',
    '/for-families',
    '/faq-au-pairs-host-families',
  ])('%s is none', (path) => expect(isPrivatePath(path)).toBe(false));
});
