import { describe, expect, it } from '@jest/globals';
import { compareTexts } from '../entities/compare/texts';
import { agreementTexts } from '../features/agreement/texts';
import { dashboardTexts } from '../features/dashboard/texts';
import { householdTexts } from '../features/household/texts';
import { memberFrameTexts } from '../features/site-frame/member/texts';
import { earlyExitTexts } from '../features/support/early-exit-texts';

const HARTLEYS = 'the Hartley family';

describe('A name in a text', () => {
  it('is capitalised at the beginning', () => {
    expect(compareTexts.chosen([HARTLEYS, 'the Parata whānau'])).toBe('The Hartley family, the Parata whānau');
    expect(agreementTexts.changes.heading(HARTLEYS, 1)).toBe('The Hartley family changed one clause');
    expect(agreementTexts.changes.heading(null, 2)).toBe('You changed 2 clauses');
  });

  it.each(['Hartley', 'Hartley family', 'The Hartley family'])(
    'gets one “the” and one “family”, as “%s”',
    (familyName) => {
      expect(householdTexts.join.heading(familyName)).toBe('Join the Hartley family');
      expect(householdTexts.own.acting('Sam', familyName)).toBe(
        'You are logged in as Sam and act for the Hartley family.',
      );
      expect(memberFrameTexts.actingFor({ name: 'Sam', familyName })).toBe('Logged in as Sam for the Hartley family');
      expect(dashboardTexts.profile.coParent.text(familyName)).toMatch(/^You act for the Hartley family\. /);
      expect(dashboardTexts.gday(dashboardTexts.familyNamed(familyName))).toBe('G’day, Hartley family');
    },
  );

  it('is written as in a letter in a letter of notice', () => {
    const facts = { today: '1 February 2027', lastDay: '15 February 2027', weeks: 2 };
    const toFamily = earlyExitTexts.notice.write({ ...facts, to: HARTLEYS, from: 'Lena', role: 'aupair' });
    expect(toFamily).toMatch(/\nDear Hartley family,\n[^]*\nLena$/);
    const toAuPair = earlyExitTexts.notice.write({ ...facts, to: 'Lena', from: 'Hartley', role: 'family' });
    expect(toAuPair).toMatch(/\nDear Lena,\n[^]*\nThe Hartley family$/);
  });
});
