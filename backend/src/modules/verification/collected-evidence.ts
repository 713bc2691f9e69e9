import type { Collected } from './check-state.js';
import type { VerificationCheck, WorkingWithChildren } from './verification-check.entity.js';
import type { VerificationFile } from './verification-file.entity.js';

type Details = VerificationCheck['details'];

/** Without an approval, earlier checks of adults do not count: each adult needs a new document. */
export const withoutCheckedAdults = (details: Details): Details =>
  details?.adults ? { ...details, adults: details.adults.map((adult) => ({ ...adult, checkedOn: null })) } : details;

/** The details that were sent last: those to show and to decide on. */
export const sentDetails = (details: Details | undefined): WorkingWithChildren | undefined =>
  details?.renewedWorkingWithChildren ?? details?.workingWithChildren;

/** Collects the evidence of a check for `isComplete`. */
export const collectedFor = (
  { details }: Pick<VerificationCheck, 'details'>,
  files: readonly Pick<VerificationFile, 'adultId' | 'counts'>[],
  answers: number,
): Collected => ({
  hasDetails: sentDetails(details) !== undefined,
  filesFor: files.filter(({ counts }) => counts).map(({ adultId }) => adultId),
  answers,
  adults: details?.adults ?? [],
});
