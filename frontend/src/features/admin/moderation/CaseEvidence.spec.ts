import { expect, it } from '@jest/globals';
import type { ModerationCase } from '../../../api/moderation';
import { hasNew } from './CaseEvidence';

const REPORT = { by: { id: 'ana', displayName: 'Ana' }, reason: 'scam', words: '', createdAt: '2026-11-20T02:00:00Z' };
const LINE = { at: '2026-11-20T02:00:00Z', personId: 'ben', text: 'Hello', files: [], reported: false };
const FINDING = { rule: 'off-site', words: 'Write to me elsewhere' };
const BEFORE = { findings: [FINDING], reports: [REPORT], lines: [LINE], facts: { about: 'Tea', city: 'Perth' } };
const caseWith = (changes: object) => ({ ...BEFORE, ...changes }) as unknown as ModerationCase;

it('Evidence that arrived after a decision was begun is marked as new: changed findings, reports, messages, facts', () => {
  for (const changes of [
    { findings: [{ ...FINDING, words: 'Call me elsewhere' }] },
    { reports: [REPORT, { ...REPORT, createdAt: '2026-11-20T03:00:00Z' }] },
    { lines: [LINE, { ...LINE, text: 'Send money' }] },
    { facts: { ...BEFORE.facts, about: 'Coffee' } },
  ])
    expect(hasNew(caseWith(changes), caseWith({}))).toBe(true);
  for (const changes of [{}, { facts: { about: 'Tea' } }, { lines: [] }])
    expect(hasNew(caseWith(changes), caseWith({}))).toBe(false);
});
