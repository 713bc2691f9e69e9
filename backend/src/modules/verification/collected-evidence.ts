import type { Collected } from './check-state.js';
import type { VerificationCheck } from './verification-check.entity.js';
import type { VerificationFile } from './verification-file.entity.js';

type Details = VerificationCheck['details'];

/** Without an approval, earlier checks of adults do not count: each adult needs a new document. */
export const withoutCheckedAdults = (details: Details): Details =>
  details?.adults ? { ...details, adults: details.adults.map((adult) => ({ ...adult, checkedOn: null })) } : details;

/** Collects the evidence of a check for `isComplete`. */
export const collectedFor = (
  { details }: Pick<VerificationCheck, 'details'>,
  files: readonly Pick<VerificationFile, 'adultId' | 'counts'>[],
  answers: number,
): Collected => ({
  hasDetails: details?.workingWithChildren !== undefined,
  filesFor: files.filter(({ counts }) => counts).map(({ adultId }) => adultId),
  answers,
  adults: details?.adults ?? [],
});
