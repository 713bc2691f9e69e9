import { describe, expect, it } from '@jest/globals';
import { paths } from '../../../config/paths';
import { memberEntries } from './member-entries';

const pathsOf = (user: Parameters<typeof memberEntries>[0]) => {
  const { places, own } = memberEntries(user);
  return [...places, ...own].map(({ to }) => to);
};

describe('The menu of a co-parent', () => {
  it('leaves out what only the account holder can open, and nothing else', () => {
    const holder = pathsOf({ userType: 'family' });
    const coParent = pathsOf({ userType: 'family', coParent: { name: 'Sam', familyName: 'Taylor' } });
    expect(holder.filter((path) => !coParent.includes(path))).toEqual([
      paths.familySupport,
      paths.familyProfileForm,
      paths.verification,
      paths.payment,
    ]);
    expect(coParent).toContain(paths.earlyExit);
    expect(coParent).toContain(paths.account);
  });
});
