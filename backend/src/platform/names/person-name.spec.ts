import { beforeAll, describe, expect, it } from 'vitest';
import { nameMessages, problemOfName, reserveProductName } from './person-name.js';

beforeAll(() => reserveProductName('Wattle & Fern'));

describe('A name', () => {
  it.each([
    'Harrow',
    "O'Súilleabháin",
    'Nguyễn Thị Hồng Nhung',
    '王小明',
    'María José de la Cruz-Admiraal',
    'Fern',
    'Wattle',
    'Феликс',
    'Anders And',
    'lena.m_22',
  ])('may be %s', (name) => expect(problemOfName(name)).toBeNull());

  it.each(['Lena\u202Enimda', 'Le\u200Bna', 'Lena\uFEFF', 'Le\u00ADna', '\u3164', 'Lena\u2066'])(
    'may not hide characters: %j',
    (name) => expect(problemOfName(name)).toBe(nameMessages.hidden),
  );

  it('may not mix alphabets within a word, as disguises do', () => {
    expect(problemOfName('Аdmin')).toBe(nameMessages.mixed);
  });

  it.each([
    'Wattle & Fern Support',
    'wattle and fern',
    'WattleAndFern',
    'wattle.fern',
    'Administrator',
    'Admin',
    'The Admin Team',
    'ＳＵＰＰＯＲＴ',
    'support-team',
    'Ádmín',
    'moderator1',
  ])('may not pass for the people who run the site: %s', (name) =>
    expect(problemOfName(name)).toBe(nameMessages.official),
  );
});
