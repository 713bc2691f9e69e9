import type { PipelineColumn, PipelineEntry } from '../../api/pipeline';
import { agreementPath, conversationPath, paths, writeToPath } from '../../config/paths';
import { endsEarly } from '../../entities/placements/ends-early';
import { todayKey } from '../../lib/clocks/clocks';
import { dayOfMoment, shortDay } from '../../lib/format/date';
import { pipelineTexts as texts } from './texts';

interface NextAction {
  label: string;
  to: string;
}

const { next, start } = texts;

/** The next action with a person, and its link. */
export function nextActionOf(entry: PipelineEntry): NextAction {
  const { person, stage, conversationId, isUnread, interviewState, agreementId, agreementState } = entry;
  const talk = conversationId ? conversationPath(conversationId) : writeToPath(person.id);
  switch (stage) {
    case 'saved':
      return { label: next.write, to: talk };
    case 'conversation':
      return { label: isUnread ? next.answer : next.talk, to: talk };
    case 'interview':
      return interviewState === 'done'
        ? { label: next.agree, to: talk }
        : { label: next.interviews, to: paths.interviews };
    case 'agreement': {
      const label = agreementState === 'draft' ? next.draft : next.terms;
      return { label, to: agreementId ? agreementPath(agreementId) : talk };
    }
    case 'signed':
      return { label: next.agreement, to: agreementId ? agreementPath(agreementId) : talk };
  }
}

/** The action that moves someone into a column; null for people who were set aside. */
export function startOf(column: PipelineColumn, role: 'family' | 'aupair'): NextAction | null {
  switch (column) {
    case 'saved':
      return { label: start.saved[role], to: role === 'family' ? paths.searchAuPairs : paths.searchFamilies };
    case 'conversation':
      return { label: start.conversation, to: `${paths.dashboard}#shortlist` };
    case 'interview':
    case 'agreement':
      return { label: start[column], to: paths.messages };
    case 'signed':
      return { label: start.signed, to: paths.verification };
    case 'set_aside':
      return null;
  }
}

/** The state in a few words. */
export function stateInWords({
  stage,
  at,
  isUnread,
  interviewState,
  interviewStartsAt,
  agreementState,
  agreementEndedOn,
}: PipelineEntry) {
  if (stage === 'conversation' && isUnread) return texts.unread;
  if (interviewState === 'scheduled' && interviewStartsAt)
    return texts.interviewOn(shortDay(dayOfMoment(interviewStartsAt)));
  if (agreementState && endsEarly({ state: agreementState, endedOn: agreementEndedOn }, todayKey()))
    return texts.endsEarly(shortDay(agreementEndedOn ?? ''));
  const state =
    (interviewState && texts.interviews[interviewState]) ?? (agreementState && texts.agreements[agreementState]);
  return state ?? texts.since[stage](shortDay(dayOfMoment(at)));
}
