import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Words } from './notification-type.js';
import { TYPE_NAMES, NOTIFICATION_TYPES } from './index.js';

const page = readFileSync(new URL('../../../../../docs/notifications.md', import.meta.url), 'utf8');

describe('The types of notification', () => {
  it('are those of docs/notifications.md', () => {
    const rows = TYPE_NAMES.map((name) => {
      const { event, group, urgent } = NOTIFICATION_TYPES[name];
      return `| \`${name}\` | \`${event}\` | ${group} | ${urgent ? 'yes' : ''} |`;
    });
    const written = page.split('\n').filter((line) => /^\| `[a-z]+[.a-z-]*\.[a-z-]+` \| `/.test(line));
    expect(written).toEqual(rows);
  });
});

describe('An application that has closed', () => {
  it.each([
    ['unanswered', 'No answer came in time.', 'the Grant family did not answer in time.'],
    ['filled', 'The family has found someone.', 'the Grant family found someone, so the job listing is filled.'],
    ['left', 'Its job listing is gone.', 'The family has deleted its account, so its job listing is gone.'],
    // In an earlier release.
    [
      undefined,
      'The job listing no longer waits for you.',
      'the Grant family did not answer in time, or has found someone.',
    ],
  ])('says why: %s', (why, line, sentence) => {
    const words = NOTIFICATION_TYPES['application.closed'].words as (facts: object) => Words;
    const said = words({ other: 'the Grant family', payload: { why } });
    expect(said.line).toBe(`${line} It says nothing about you.`);
    expect(said.email.paragraphs[0]).toMatch(new RegExp(`^${sentence} It says nothing about you`));
  });
});

describe('A plan that ends', () => {
  it.each(['plan.ending', 'plan.ended'] as const)('need not be bought again while the offer gives it: %s', (type) => {
    const words = NOTIFICATION_TYPES[type].words as (facts: object) => Words;
    const said = (byOffer: boolean) =>
      words({
        payload: { plan: 'premium', until: '2027-02-01T13:00:00.000Z', daysLeft: 3, byOffer },
        on: () => '1 February 2027',
      }).email.paragraphs[1];
    expect(said(true)).toContain('every family has Standard Family at no cost, so you can keep writing to new people.');
    expect(said(true)).not.toContain('buy');
    expect(said(false)).toContain('reading and answering stay free');
  });
});

describe('Money', () => {
  const said = (type: 'payment.received' | 'payment.refunded', more: object) => {
    const words = NOTIFICATION_TYPES[type].words as (facts: object) => Words;
    const { title, line, email } = words({
      payload: { amountCents: 30_000, currency: 'AUD', number: '2026-00012', ...more },
    });
    return [title, line, ...email.paragraphs].join(' ');
  };

  it('that we have received pays an invoice, a part of it, or nothing', () => {
    expect(said('payment.received', {})).toContain('The receipt is 2026-00012.');
    expect(said('payment.received', { dueCents: 50_000 })).toContain('A$500 is still to pay');
    expect(said('payment.received', { dueCents: 0, goesBack: true })).toContain('We will send it back.');
    expect(said('payment.received', { dueCents: 50_000 })).not.toContain('The receipt is');
  });

  it('that we have refunded goes where it came from, and may end a plan', () => {
    expect(said('payment.refunded', { by: 'card' })).toContain('within ten days');
    expect(said('payment.refunded', { by: 'bank' })).toContain('bank transfer');
    expect(said('payment.refunded', { by: 'bank' })).not.toMatch(/card|plan/);
    expect(said('payment.refunded', { by: 'card', endsPlan: true })).toContain('Your plan has ended');
  });
});

describe('An agreement that our team ended', () => {
  const sentTo = (userType: 'family' | 'aupair', hadBegun: boolean) => {
    const words = NOTIFICATION_TYPES['arrangement.withdrawn'].words as (facts: object) => Words;
    return words({ other: 'Lena', userType, payload: { hadBegun, reason: 'Its account is closed.' } }).email.paragraphs;
  };

  it('tells the family alone what happens to the fee, which stays due once the placement has begun', () => {
    const [before, after] = [sentTo('family', false), sentTo('family', true)].map((said) => said.join(' '));
    expect(before).toContain(
      'If an invoice for the placement fee is unpaid, you do not have to pay it, unless it now counts for an extension.',
    );
    expect(after).toContain('The placement had begun. If an invoice for the placement fee is unpaid, it is still due.');
    for (const hadBegun of [false, true]) expect(sentTo('aupair', hadBegun).join(' ')).not.toMatch(/invoice|fee/);
  });
});

describe('People whom a saved search finds', () => {
  const titleFor = (userType: 'family' | 'aupair', payload: object) => {
    const words = NOTIFICATION_TYPES['saved-search.found'].words as (facts: object) => Words;
    return words({ userType, payload: { count: 2, ...payload } }).title;
  };

  it('are named by what the search looks for, also when its owner looks at their own side', () => {
    expect(titleFor('family', { kind: 'families' })).toBe('2 new families fit your search');
    expect(titleFor('aupair', { kind: 'auPairs' })).toBe('2 new au pairs fit your search');
    expect(titleFor('aupair', {})).toBe('2 new families fit your search');
  });
});
