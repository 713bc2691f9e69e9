import { assertNoProblems } from '../../platform/errors/index.js';
import { messages } from './texts.js';
import type { WorkingWithChildren } from './verification-check.entity.js';
import type { WorkingWithChildrenInput } from './verification.dto.js';

const { invalid } = messages;

/** The stored details: a number and expiry for a valid check, a day for one that was applied for. */
export function workingWithChildrenOf(input: WorkingWithChildrenInput, now: Date): WorkingWithChildren {
  const { status, state, number, expiresOn, appliedOn } = input;
  const today = now.toISOString().slice(0, 10);
  const fields: Record<string, string[]> = {};
  if (status === 'held') {
    if (!number) fields['number'] = [invalid.wwccNumber.tooShort];
    if (!expiresOn) fields['expiresOn'] = [invalid.wwccDay];
    else if (expiresOn < today) fields['expiresOn'] = [invalid.wwccExpired];
  } else {
    if (!appliedOn) fields['appliedOn'] = [invalid.wwccDay];
    // Tomorrow is allowed, because it may already be that day elsewhere.
    else if (appliedOn > new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10))
      fields['appliedOn'] = [invalid.wwccAhead];
  }
  assertNoProblems(fields);
  return status === 'held'
    ? { status, state, number: number ?? null, expiresOn: expiresOn ?? null, appliedOn: null }
    : { status, state, number: number ?? null, expiresOn: null, appliedOn: appliedOn ?? null };
}
