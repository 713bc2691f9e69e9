import { createHash } from 'node:crypto';
import type { Region } from '../../country/index.js';
import type { AgreementTerms } from '../terms/agreement-terms.dto.js';

/** What a fingerprint stands for: who agrees on what, where. */
export interface CanonicalAgreement {
  familyId: string;
  auPairId: string;
  region: Region;
  terms: AgreementTerms;
}

/** Of the form in which the agreement is written, should it ever change. */
const FORMAT = 1;

/**
 * The one text of an agreement: JSON without spaces, keys in their order, nothing that is empty. Two agreements have
 * the same text exactly when they say the same.
 */
export function canonicalAgreement({ familyId, auPairId, region, terms }: CanonicalAgreement): string {
  return canonicalJson({ format: FORMAT, familyId, auPairId, region, terms });
}

/** SHA-256 of that text, in hexadecimal. */
export const fingerprintOf = (agreement: CanonicalAgreement): string =>
  createHash('sha256').update(canonicalAgreement(agreement)).digest('hex');

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== null && item !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}
