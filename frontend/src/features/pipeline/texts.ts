import { capitalised } from '../../lib/format/capitalised';
import type { PipelineColumn, PipelineEntry, PipelineStage } from '../../api/pipeline';

type InterviewState = NonNullable<PipelineEntry['interviewState']>;
type AgreementState = NonNullable<PipelineEntry['agreementState']>;

/** Texts of the screen that shows people by stage. */
export const pipelineTexts = {
  title: 'People by stage',
  heading: 'People by stage',
  lead: 'Everyone you have saved or are talking to, and what comes next. Only you see this.',
  board: 'Stages',
  columns: {
    saved: 'Saved',
    conversation: 'In conversation',
    interview: 'Interview',
    agreement: 'Agreement',
    signed: 'Signed',
    set_aside: 'Set aside',
  } satisfies Record<PipelineColumn, string>,
  stages: {
    saved: 'Saved',
    conversation: 'In conversation',
    interview: 'Interview',
    agreement: 'Agreement',
    signed: 'Signed',
  } satisfies Record<PipelineStage, string>,
  empty: {
    saved: 'No saved people to write to.',
    conversation: 'No conversations at this stage.',
    interview: 'No interviews at this stage.',
    agreement: 'No open agreement.',
    signed: 'Nothing signed yet.',
    set_aside: 'No one is set aside.',
  } satisfies Record<PipelineColumn, string>,
  /** The next step under an empty column. */
  start: {
    saved: { family: 'Find au pairs', aupair: 'Find families' },
    conversation: 'Write to someone you saved',
    interview: 'Propose times in a conversation',
    agreement: 'Suggest terms in a conversation',
    signed: 'See what both need to sign',
  },
  since: {
    saved: (day: string) => `Saved ${day}`,
    conversation: (day: string) => `Last message ${day}`,
    interview: (day: string) => `Changed ${day}`,
    agreement: (day: string) => `Changed ${day}`,
    signed: (day: string) => `Changed ${day}`,
  } satisfies Record<PipelineStage, (day: string) => string>,
  unread: 'Unread message',
  interviewOn: (day: string) => `Interview on ${day}`,
  interviews: {
    proposed: 'Times proposed',
    done: 'Interview held',
  } as Partial<Record<InterviewState, string>>,
  agreements: {
    draft: 'Your draft',
    proposed: 'Terms proposed',
    countered: 'Changes proposed',
    accepted: 'One signature is missing',
    confirmed: 'Signed by both',
    active: 'The placement has begun',
    completed: 'The placement is over',
    ended_early: 'The placement ended early',
  } as Partial<Record<AgreementState, string>>,
  endsEarly: (day: string) => `The placement ends early, on ${day}`,
  next: {
    write: 'Write first',
    answer: 'Read and answer',
    talk: 'Open the conversation',
    interviews: 'Open my interviews',
    agree: 'Talk about an agreement',
    draft: 'Finish the draft',
    terms: 'Read the terms',
    agreement: 'Open the agreement',
  },
  nextFor: (action: string, name: string) => `${action}: ${name}`,
  setAside: 'Set aside',
  setAsideName: (name: string) => `Set ${name} aside`,
  restore: 'Put back',
  putBackName: (name: string) => `Put ${name} back`,
  isSetAside: (name: string) => `${capitalised(name)} is set aside.`,
  undo: 'Undo',
  failed: 'This was not saved',
  notLoaded: 'These people did not load.',
  nothingLoaded: {
    title: 'Your people did not load',
    text: 'Nothing is lost. Please try again in a moment.',
    again: 'Try again',
  },
  again: 'Try again',
  more: 'Show more',
  moreOf: (column: string) => `Show more: ${column}`,
} as const;
