import { countryOf, folded, type Region } from '../../country/index.js';

/** Visa kinds. `none`: they still need a visa. */
export const VISA_KINDS = ['working_holiday', 'student', 'resident', 'other', 'none'] as const;
export type VisaKind = (typeof VISA_KINDS)[number];

/** In order: "no working holiday visa yet" is none. */
const SIGNS: readonly (readonly [VisaKind, RegExp])[] = [
  [
    'none',
    /\b(?:not? (?:\w+ ){0,2}(?:visa|yet)|none|not applied|(?:don'?t|do not) have|will apply|(?:need|want) (?:a|to|one)|without)\b/,
  ],
  ['working_holiday', /\b(?:working.?holiday|work and holiday|whv|whm|417|462)\b/],
  ['student', /\b(?:student|study|500)\b/],
  ['resident', /\b(?:citizen(?:ship)?|resident|residency|passport holder)\b/],
];
/** Applied for, and not granted yet. */
const WAITS = /\b(?:appl(?:y|ied|ying)|application|pending|waiting|soon|planned|planning)\b/;

/** The visa kind in a text; null if none. */
export function visaKindOf(text: string | null): VisaKind | null {
  const words = folded(text ?? '');
  if (words === '') return null;
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'other';
}

/** An au pair's texts that decide on their visa. */
export interface VisaTexts {
  /** The country they look in. */
  region: Region;
  nationality: string;
  /** Null while a form is without it. */
  age: number | null;
  visaStatus: string | null;
  isAlreadyInCountry: boolean;
  /** ISO dates. */
  bornOn: string | null;
  visaBeganOn: string | null;
  australianVisas: number | null;
  newZealandVisas: number | null;
}

/** The same as facts. Dates are for calculations only, and visible to their owner only. */
export interface VisaFacts {
  /** Where the present visa is, if there is one. */
  region: Region;
  /** ISO code; null for an unknown nationality. */
  passport: string | null;
  age: number | null;
  bornOn: string | null;
  kind: VisaKind | null;
  /** They state that a working holiday visa was granted. */
  isGranted: boolean;
  isInCountry: boolean;
  beganOn: string | null;
  /** Working holiday visas so far; null if unknown. */
  earlier: Record<Region, number | null>;
}

export function visaFactsOf(texts: VisaTexts): VisaFacts {
  const kind = visaKindOf(texts.visaStatus);
  return {
    region: texts.region,
    passport: countryOf(texts.nationality)?.code ?? null,
    age: texts.age,
    bornOn: texts.bornOn,
    kind,
    isGranted: kind === 'working_holiday' && !WAITS.test(folded(texts.visaStatus ?? '')),
    isInCountry: texts.isAlreadyInCountry,
    beganOn: texts.visaBeganOn,
    earlier: { australia: texts.australianVisas, newzealand: texts.newZealandVisas },
  };
}
