/**
 * Who sends a request in the access matrix. `family` and `auPair` are the parties to the objects; `coParent` has a login
 * of their own and acts for the family.
 */
export const ROLES = [
  'visitor',
  'unverified',
  'otherFamily',
  'otherAuPair',
  'blocked',
  'suspended',
  'owingAdmin',
  'family',
  'coParent',
  'auPair',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

interface Canary {
  /** Letters only, so that it passes every rule for names and texts. */
  word: string;
  /** The people who may read it; no one else may, in any answer. */
  readers: readonly Role[];
}

const BOTH = ['family', 'auPair'] as const;
const BOTH_AND_ADMIN = [...BOTH, 'admin'] as const;
/** Members whose address is confirmed and who have a profile of their own, and whom no one has blocked. */
const FULL_MEMBERS = ['otherFamily', 'otherAuPair', ...BOTH_AND_ADMIN] as const;

/** Unique words for one field each, planted when the objects are made. */
export const CANARIES = {
  familyEmail: { word: 'kelvorth.family', readers: ['family', 'admin'] },
  auPairEmail: { word: 'kelvorth.aupair', readers: ['auPair', 'admin'] },
  familyPhone: { word: '61491570156', readers: BOTH_AND_ADMIN },
  auPairPhone: { word: '61491570157', readers: BOTH_AND_ADMIN },
  familySurname: { word: 'Quorvenhollow', readers: FULL_MEMBERS },
  auPairSurname: { word: 'Zimbrelstade', readers: FULL_MEMBERS },
  familyDetails: { word: 'velmareach', readers: FULL_MEMBERS },
  auPairDetails: { word: 'tharnwick', readers: FULL_MEMBERS },
  familyDraft: { word: 'drelmoor', readers: ['family'] },
  message: { word: 'brontisvale', readers: BOTH_AND_ADMIN },
  messageFile: { word: 'dunmereth', readers: BOTH_AND_ADMIN },
  heldMessage: { word: 'cragmarsh', readers: ['auPair', 'admin'] },
  personNote: { word: 'tullowbrae', readers: ['family'] },
  interviewNotes: { word: 'fennowick', readers: ['family'] },
  agreementTerms: { word: 'gallowmere', readers: BOTH_AND_ADMIN },
  agreementDraft: { word: 'ostrelby', readers: ['family'] },
  exitReason: { word: 'hesperdale', readers: ['auPair', 'admin'] },
  reportWords: { word: 'inverloch', readers: ['auPair', 'admin'] },
  blockReason: { word: 'jastonmoor', readers: ['family', 'admin'] },
  supportWords: { word: 'kirrabeck', readers: ['family', 'admin'] },
  savedSearchName: { word: 'lomondgate', readers: ['auPair'] },
  applicationNote: { word: 'marlowfen', readers: BOTH_AND_ADMIN },
  contactWords: { word: 'nestorbrook', readers: ['admin'] },
  adminNote: { word: 'orrinfield', readers: ['admin'] },
  flight: { word: 'Tarrowmede', readers: BOTH_AND_ADMIN },
  pickUp: { word: 'Ulverscroft', readers: BOTH_AND_ADMIN },
  checkInNote: { word: 'vennerick', readers: ['auPair', 'admin'] },
  hoursNote: { word: 'wexcombe', readers: BOTH_AND_ADMIN },
  hoursDispute: { word: 'yarrowdel', readers: BOTH_AND_ADMIN },
  dateNote: { word: 'zennorhay', readers: BOTH_AND_ADMIN },
  permissionNote: { word: 'aldermoss', readers: BOTH_AND_ADMIN },
  letterReason: { word: 'birkenfell', readers: BOTH_AND_ADMIN },
  messageDraft: { word: 'coldraven', readers: ['family'] },
  termsNote: { word: 'dorrigate', readers: BOTH_AND_ADMIN },
  refereeName: { word: 'Pellinghurst', readers: ['auPair', 'admin'] },
  moderatorNote: { word: 'quillonbay', readers: ['family', 'admin'] },
  unpublishedPost: { word: 'rothermarsh', readers: ['admin'] },
  unpublishedTemplate: { word: 'sandelwood', readers: ['admin'] },
} satisfies Record<string, Canary>;

export type CanaryName = keyof typeof CANARIES;

/** Texts that only the account holder of the family reads; a co-parent reads all others of the family. */
const HOLDER_ONLY: readonly CanaryName[] = [
  'familyEmail',
  'familyDraft',
  'messageDraft',
  'supportWords',
  'agreementDraft',
];

/** The word of a canary. */
export const canary = (name: CanaryName): string => CANARIES[name].word;

/** Names of the canaries in a text that `role` may not read. */
export const leakedTo = (role: Role, text: string): CanaryName[] =>
  (Object.keys(CANARIES) as CanaryName[]).filter((name) => {
    const { word, readers }: Canary = CANARIES[name];
    const reader = role === 'coParent' && !HOLDER_ONLY.includes(name) ? 'family' : role;
    return !readers.includes(reader) && text.includes(word);
  });
