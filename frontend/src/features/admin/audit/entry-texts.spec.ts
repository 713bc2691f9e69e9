import { describe, expect, it } from '@jest/globals';
import { actorWords, fieldChanges, fieldWords, inWords, subjectPath, subjectWords } from './entry-texts';

describe('An entry of the audit log', () => {
  it('says its action in words', () => {
    expect(inWords('moderation.let-go')).toBe('Moderation: let go');
    expect(inWords('support_request')).toBe('Support request');
    expect(['arrangement.withdrawn', 'arrangement', 'erasure.agreed', 'erasure.taken-back'].map(inWords)).toEqual([
      ...['Agreement: withdrawn', 'Agreement', 'Deletion: agreed', 'Deletion: cancelled'],
    ]);
    expect(['contact.given-back', 'verification.refused'].map(inWords)).toEqual([
      ...['Contact: unassigned', 'Verification: not accepted'],
    ]);
  });

  it('shows the fields that differ, and no others', () => {
    const before = { state: 'waiting', kept: 1, gone: true };
    const after = { state: 'done', kept: 1, fresh: ['a'] };
    expect(fieldChanges({ before, after })).toEqual([
      { field: 'state', before: 'waiting', after: 'done' },
      { field: 'gone', before: 'true', after: null },
      { field: 'fresh', before: null, after: '["a"]' },
    ]);
    expect(fieldChanges({ before: null, after: null })).toEqual([]);
    const money = { amountCents: 4050, currency: 'NZD', until: '2026-11-22T03:00:00.000Z', proposedBy: 'anna-id' };
    const nameOf = (id: string) => (id === 'anna-id' ? 'anna' : undefined);
    expect(fieldChanges({ before: null, after: money }, nameOf).map(({ after: shown }) => shown)).toEqual([
      ...['NZ$40.50', 'NZD', expect.stringMatching(/^22 Nov 2026, 2:00\spm$/), 'anna'],
    ]);
  });

  it('names its subject, or shows the beginning of its id', () => {
    const id = '3b51767d-be7b-49ea-8ee7-25fe63c625c9';
    expect(subjectWords({ subjectType: 'profile', subjectId: id, subjectName: 'lena' })).toBe('Profile lena');
    expect(subjectWords({ subjectType: 'purchase', subjectId: id, subjectName: null })).toBe('Purchase 3b51767d');
    expect(subjectWords({ subjectType: 'setting', subjectId: 'offer', subjectName: null })).toBe('Setting offer');
    expect(['percentOff', 'amountCents'].map(fieldWords)).toEqual(['Percent off', 'Amount']);
    expect(actorWords(id, null)).toBe('Someone who has left (3b51767d)');
  });

  it('links to the page of its subject, or to all entries about it', () => {
    expect(subjectPath({ subjectType: 'person', subjectId: '1', subjectName: 'lena' })).toBe('/admin/users/1');
    expect(subjectPath({ subjectType: 'verification-check', subjectId: '2', subjectName: null })).toContain('open=2');
    const about = (subjectType: string) => subjectPath({ subjectType, subjectId: '4', subjectName: null });
    expect(['scheduled-task', 'contact-message', 'arrangement', 'purchase', 'data-breach'].map(about)).toEqual([
      '/admin/jobs',
      '/admin/contact?message=4',
      '/admin/agreements?agreement=4',
      '/admin/payments?purchase=4',
      '/admin/data-breaches',
    ]);
    expect(subjectPath({ subjectType: 'unheard-of', subjectId: '3', subjectName: null })).toContain('subject=3');
  });
});
