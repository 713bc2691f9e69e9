import { describe, expect, it } from '@jest/globals';
import { fieldChanges, inWords, subjectPath } from './entry-texts';

describe('An entry of the audit log', () => {
  it('says its action in words', () => {
    expect(inWords('moderation.let-go')).toBe('Moderation: let go');
    expect(inWords('support_request')).toBe('Support request');
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
  });

  it('leads to its subject where there is a page', () => {
    expect(subjectPath({ subjectType: 'person', subjectId: '1', subjectName: 'lena' })).toBe('/admin/users/1');
    expect(subjectPath({ subjectType: 'verification-check', subjectId: '2', subjectName: null })).toContain('open=2');
    expect(subjectPath({ subjectType: 'unheard-of', subjectId: '3', subjectName: null })).toBeNull();
  });
});
