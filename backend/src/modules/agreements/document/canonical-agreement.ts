import { createHash } from 'node:crypto';
import type { Region } from '../../country/index.js';
import type { AgreementTerms } from '../terms/agreement-terms.dto.js';

/** The content of a fingerprint: who agrees on what, and where. */
interface CanonicalAgreement {
  familyId: string;
  auPairId: string;
  region: Region;
  terms: AgreementTerms;
}

/** Version of the canonical format. */
const FORMAT = 1;

/**
 * The canonical text of an agreement: JSON without spaces, with sorted keys and without empty values. Two agreements
 * have the same text only if they have the same content.
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
