import { describe, expect, it } from '@jest/globals';
import type { PipelineEntry } from '../../api/pipeline';
import { nextActionOf, startOf, stateInWords } from './next-action';

const entry = (change: Partial<PipelineEntry>): PipelineEntry => ({
  person: {
    ...{ id: 'lena', displayName: 'Lena', userType: 'aupair', photo: null, photoPreview: null, photoFocalPoint: null },
    ...{ place: '', timeZone: null, verified: null },
  },
  stage: 'saved',
  at: '2026-11-20T08:15:30.123Z',
  conversationId: null,
  isUnread: false,
  interviewState: null,
  interviewStartsAt: null,
  agreementId: null,
  agreementState: null,
  agreementEndedOn: null,
  ...change,
});
const TALK = { conversationId: 'talk' };

describe('The next action with someone', () => {
  it.each([
    [{}, 'Write first', '/app/messages?to=lena'],
    [{ ...TALK, stage: 'conversation' }, 'Open the conversation', '/app/messages?conversation=talk'],
    [{ ...TALK, stage: 'conversation', isUnread: true }, 'Read and answer', '/app/messages?conversation=talk'],
    [{ ...TALK, stage: 'interview', interviewState: 'proposed' }, 'Open my interviews', '/interviews'],
    [
      { ...TALK, stage: 'interview', interviewState: 'done' },
      'Talk about an agreement',
      '/app/messages?conversation=talk',
    ],
    [
      { ...TALK, stage: 'agreement', agreementId: 'one', agreementState: 'draft' },
      'Finish the draft',
      '/agreements/one',
    ],
    [
      { ...TALK, stage: 'agreement', agreementId: 'one', agreementState: 'proposed' },
      'Read the terms',
      '/agreements/one',
    ],
    [
      { ...TALK, stage: 'signed', agreementId: 'one', agreementState: 'active' },
      'Open the agreement',
      '/agreements/one',
    ],
  ] as [Partial<PipelineEntry>, string, string][])('%j', (change, label, to) => {
    expect(nextActionOf(entry(change))).toEqual({ label, to });
  });
});

it('the state is described in a few words', () => {
  expect(stateInWords(entry({}))).toBe('Saved 20 Nov 2026');
  expect(stateInWords(entry({ stage: 'conversation', isUnread: true }))).toBe('Unread message');
  const meeting = entry({
    stage: 'interview',
    interviewState: 'scheduled',
    interviewStartsAt: '2026-12-01T08:00:00.000Z',
  });
  expect(stateInWords(meeting)).toBe('Interview on 1 Dec 2026');
  expect(stateInWords(entry({ stage: 'signed', agreementState: 'active' }))).toBe('The placement has begun');
  const early = { stage: 'signed', agreementState: 'ended_early' } as const;
  expect(stateInWords(entry({ ...early, agreementEndedOn: '2999-03-15' }))).toBe(
    'The placement ends early, on 15 Mar 2999',
  );
  expect(stateInWords(entry({ ...early, agreementEndedOn: '2026-03-15' }))).toBe('The placement ended early');
});

describe('An empty column', () => {
  it('suggests a next step to each side, except in the column of people who were set aside', () => {
    expect(startOf('saved', 'family')).toEqual({ label: 'Find au pairs', to: '/search-au-pairs' });
    expect(startOf('saved', 'aupair')).toEqual({ label: 'Find families', to: '/search-families' });
    for (const column of ['conversation', 'interview', 'agreement', 'signed'] as const)
      expect(startOf(column, 'family')?.to).toMatch(/^\//);
    expect(startOf('set_aside', 'family')).toBeNull();
  });
});
