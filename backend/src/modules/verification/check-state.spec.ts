import { describe, expect, it } from 'vitest';
import {
  badgeOf,
  checksToDo,
  dueAnnouncement,
  endOfDay,
  heldKinds,
  holds,
  isComplete,
  missingChecks,
  shownState,
  type Approval,
  type CheckStatus,
} from './check-state.js';
import { CHECK_KINDS, CHECK_RULES, rulesFor, type CheckKind } from './checks.js';
import { toBadgeDto } from './verification.dto.js';

const now = new Date('2026-11-20T08:00:00Z');
const approval = (kind: Approval['kind'], validUntil: string | null = null, approvedAt = '2026-10-01'): Approval => ({
  kind,
  approvedAt: new Date(approvedAt),
  validUntil,
});
const nothing = { hasDetails: false, filesFor: [], answers: 0, adults: [] };

describe('The table of checks', () => {
  it('requires identity, a police certificate and a reference of au pairs, and identity and the adults at home of families', () => {
    const required = (role: 'aupair' | 'family') =>
      rulesFor(role)
        .filter((rule) => rule.required)
        .map(({ kind }) => kind);
    expect(required('aupair')).toEqual(['identity', 'police_certificate', 'references']);
    expect(required('family')).toEqual(['identity', 'adults_at_home']);
  });

  it('has a row for every check, and promises no more than reviewers do', () => {
    expect(new Set(CHECK_RULES.map(({ kind }) => kind))).toEqual(new Set(CHECK_KINDS));
    for (const { words } of CHECK_RULES)
      expect(`${words.says} ${words.doesNotSay}`).not.toMatch(/guarantee|\bsafe\b|fully vetted/i);
  });
});

describe('A check', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-19', false],
    [null, true],
  ])('valid until %s holds on 20 November: %s', (validUntil, expected) => {
    expect(holds(approval('identity', validUntil), now)).toBe(expected);
  });

  it.each([
    ['identity', nothing, false],
    ['identity', { ...nothing, filesFor: [null] }, true],
    ['working_with_children', nothing, false],
    ['working_with_children', { ...nothing, hasDetails: true }, true],
    ['references', nothing, false],
    ['references', { ...nothing, answers: 1 }, true],
    ['adults_at_home', nothing, false],
    ['adults_at_home', { ...nothing, adults: [{ id: 'a', checkedOn: null }], filesFor: ['b'] }, false],
    ['adults_at_home', { ...nothing, adults: [{ id: 'a', checkedOn: null }], filesFor: ['a'] }, true],
    ['adults_at_home', { ...nothing, adults: [{ id: 'a', checkedOn: '2026-01-01' }] }, true],
  ] as const)('%s with %j is complete: %s', (kind, sent, expected) => {
    expect(isComplete(kind, { ...sent, filesFor: [...sent.filesFor], adults: [...sent.adults] })).toBe(expected);
  });

  it('shows the current approval while a renewal is in progress', () => {
    const stands = { approvedAt: new Date('2026-10-01'), validUntil: null };
    const gone = { approvedAt: null, validUntil: '2026-11-01' };
    expect(shownState(null, now)).toBe('not_sent');
    expect(shownState({ ...stands, state: 'collecting' }, now)).toBe('approved');
    expect(shownState({ ...stands, state: 'waiting' }, now)).toBe('waiting');
    expect(shownState({ ...gone, state: 'expired' }, now)).toBe('expired');
    expect(shownState({ ...gone, state: 'collecting' }, now)).toBe('not_sent');
    expect(shownState({ ...stands, validUntil: '2026-11-01', state: 'approved' }, now)).toBe('expired');
  });
});

describe('The badge', () => {
  const all = [
    approval('identity', null, '2026-10-14'),
    approval('police_certificate', '2027-05-31'),
    approval('references'),
  ];

  it('counts from the last approval to the first end', () => {
    expect(badgeOf('aupair', all, now)).toEqual({
      since: new Date('2026-10-14'),
      until: new Date('2027-05-31T23:59:59.999Z'),
    });
  });

  it('is not shown while a check is missing, and says which', () => {
    for (const { kind } of all) {
      const others = all.filter((one) => one.kind !== kind);
      expect(badgeOf('aupair', others, now)).toBeNull();
      expect(missingChecks('aupair', others, now)).toEqual([kind]);
    }
  });

  it('does not depend on checks that are not required', () => {
    expect(badgeOf('aupair', [...all, approval('driving_licence', '2026-01-01')], now)?.until).toEqual(
      new Date('2027-05-31T23:59:59.999Z'),
    );
  });
});

describe('What is left to do for the badge', () => {
  const status = (kind: CheckKind, change: Partial<CheckStatus> = {}): CheckStatus => ({
    ...approval(kind, null, '2026-10-14'),
    state: 'approved',
    appliedOnly: false,
    ...change,
  });
  const gone = { approvedAt: null, validUntil: null };

  it('lists required checks that are not valid and not under review', () => {
    expect(checksToDo('family', [], now)).toEqual(['identity', 'adults_at_home']);
    const waiting = status('identity', { ...gone, state: 'waiting' });
    const again = status('adults_at_home', { ...gone, state: 'ask_again' });
    expect(checksToDo('family', [waiting, again], now)).toEqual(['adults_at_home']);
    expect(checksToDo('family', [status('identity'), status('adults_at_home')], now)).toEqual([]);
    const over = status('adults_at_home', { validUntil: '2026-11-01', state: 'expired' });
    expect(checksToDo('family', [status('identity'), over], now)).toEqual(['adults_at_home']);
  });

  it('loses the checks that are valid today, and none without a result yet', () => {
    const licence = status('driving_licence');
    const applied = status('working_with_children', { appliedOnly: true });
    expect(heldKinds([licence, applied, status('identity', { ...gone, state: 'refused' })], now)).toEqual([
      'driving_licence',
    ]);
    expect(heldKinds([{ ...licence, validUntil: '2026-11-01' }], now)).toEqual([]);
  });
});

describe('The announcement of an end', () => {
  it.each([
    ['2027-03-01', null, null],
    ['2027-01-14', null, 8],
    ['2027-01-14', 8, null],
    ['2026-12-03', 8, 2],
    ['2026-12-03', null, 2],
    ['2026-12-03', 2, null],
    ['2026-11-19', null, null],
  ])('of %s, after one of %s weeks, is %s weeks', (validUntil, announced, expected) => {
    expect(dueAnnouncement(validUntil, announced, now)).toBe(expected);
  });
});

it('A check is seen on the day that it is at its reviewers, and valid until its last day in UTC', () => {
  const morningInSydney = new Date('2026-11-30T21:00:00Z');
  const badge = { since: morningInSydney, until: endOfDay('2027-02-01') };
  expect(toBadgeDto(badge)).toEqual({ since: '2026-12-01', until: '2027-02-01' });
});
