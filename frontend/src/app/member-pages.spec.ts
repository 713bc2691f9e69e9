import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { lacksAddress, pagesOf, PEOPLE } from '../../e2e/pictures/page-list';
import { MEMBER_PAGES } from './member-pages';

/** They open from an email, without a session. */
const WITHOUT_A_SESSION = ['account/AppealPage', 'account/StillLookingPage', 'account/UnsubscribePage'];

describe('the pages for members', () => {
  it('are all pages under pages/account', () => {
    const folder = new URL('../pages/account/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('Page.tsx'))
      .map((file) => `account/${file.replace('.tsx', '')}`);
    expect([...MEMBER_PAGES.map(([, name]) => name), ...WITHOUT_A_SESSION].sort()).toEqual(files.sort());
  });

  it('are all photographed, with data and without', () => {
    const paths = MEMBER_PAGES.map(([path]) => path);
    const photographed = (people: readonly string[]) =>
      new Set(PEOPLE.filter((person) => people.includes(person)).flatMap((person) => pagesOf(person, [])));
    for (const people of [
      ['family', 'auPair', 'placedFamily', 'placedAuPair'],
      ['newFamily', 'newAuPair'],
    ])
      expect([...photographed(people)]).toEqual(expect.arrayContaining(paths));
  });

  it('have an address for the photograph, also those with an id', () => {
    expect(MEMBER_PAGES.map(([path]) => path).filter(lacksAddress)).toEqual([]);
    expect(lacksAddress('letters/:id')).toBe(true);
  });

  it('are chosen by how their path begins', () => {
    expect(pagesOf('auPair', ['interviews', 'saved'])).toEqual([
      'interviews',
      'interviews/device-test',
      'interviews/:id/room',
      'saved-searches',
    ]);
    expect(pagesOf('admin', ['admin/page'])).toEqual(['admin/page-speed']);
  });
});
