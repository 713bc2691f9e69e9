export type About = {
  /** How many families are happy. */
  families: string;
  founder: string;
  role: string;
  /** Whether founder, story and figures are samples, and marked as such. */
  sample: boolean;
  /** A paragraph a line. */
  story: string;
  /** One or two lines. */
  title: string;
  /** Under how many weeks a placement takes on average. */
  weeks: number;
};
export type AcceptInterviewInput = {
  /** Which of the proposed times it shall be. */
  proposalId: string;
};
export type AccountState = 'open' | 'email-unverified' | 'suspended' | 'banned';
export type AccountUpdated = {};
export type ActiveInput = {
  /** False: no one but you sees the profile. */
  active: boolean;
};
export type AddPasskeyInput = {
  /** Chosen by its person, to tell passkeys apart. */
  name: string;
  registration: PasskeyRegistration;
};
export type AddedPasskey = {
  passkey: Passkey;
  /** Ten codes, shown this once, where this passkey is the first thing that logging in asks for besides the password. */
  recoveryCodes: string[] | null;
};
export type AdminAttachment = {
  description: string | null;
  displayOrder: number;
  downloadCount: number;
  /** True for a file at an address elsewhere; downloads of those are not counted. */
  external: boolean;
  fileName: string;
  /** Bytes. */
  fileSize: number | null;
  fileType: string | null;
  /** Of a file elsewhere, its full address. */
  fileUrl: string;
  id: string;
};
export type AdminFact = {
  /** The row that is valid today. */
  current: AdminFactRow;
  /** Whether the day of review is past. */
  due: boolean;
  key: string;
  label: string;
  /** The smallest and the largest figure that is accepted. */
  least: number;
  most: number;
  region: Region;
  /** All rows, the newest first. */
  rows: AdminFactRow[];
  topic: LegalFactTopic;
  unit: string;
};
export type AdminFactCorrection = {
  /** When the source was last read. */
  checkedOn: string;
  note?: string | null;
  /** From this day on it has to be compared with its source again. */
  reviewBy: string;
  sourceTitle: string;
  sourceUrl: string;
  validFrom: string;
  value: number;
  /** The version that was edited. */
  version: number;
};
export type AdminFactInput = {
  /** When the source was last read. */
  checkedOn: string;
  note?: string | null;
  /** From this day on it has to be compared with its source again. */
  reviewBy: string;
  sourceTitle: string;
  sourceUrl: string;
  validFrom: string;
  value: number;
};
export type AdminFactRow = {
  /** When an admin last read the source. */
  checkedOn: string;
  id: string;
  note: string | null;
  /** From this day on it has to be compared with its source again. */
  reviewBy: string;
  sourceTitle: string;
  sourceUrl: string;
  updatedAt: string;
  validFrom: string;
  value: number;
  /** Goes back with a correction. */
  version: number;
};
export type AdminFactsList = {
  items: AdminFact[];
};
export type AdminInvoice = {
  currency: Currency;
  /** Still to be paid; less than nothing when too much came in. */
  dueCents: number;
  dueOn: string;
  id: string;
  issuedAt: string;
  item: string;
  number: string;
  /** It is open and past its day. */
  overdue: boolean;
  paidAt: string | null;
  person: Payer;
  purchaseId: string;
  remindedAt: string | null;
  /** When it was opened again, since a payment had been booked by mistake. */
  reopenedAt: string | null;
  state: InvoiceState;
  taxCents: number;
  /** Tax included. */
  totalCents: number;
};
export type AdminInvoicesPage = {
  items: AdminInvoice[];
  /** How many there are; counted up to 10,000. */
  total: number;
};
export type AdminPayment = {
  amountCents: number;
  /** When the agreement that the placement fee is for was cancelled. */
  arrangementCancelledAt: string | null;
  createdAt: string;
  currency: Currency;
  /** Taken off by the offer or by a grant. */
  discountCents: number;
  /** How the bank decided: won or lost; null while it has not. */
  disputeOutcome: string | null;
  /** Since when the payer's bank questions it. */
  disputedAt: string | null;
  /** What is owed; less than nothing when too much was paid, or a refund has come back to us. */
  dueCents: number;
  endsAt: string | null;
  id: string;
  invoiceId: string | null;
  item: string;
  number: string | null;
  paidCents: number;
  part: PlanPartKey;
  person: Payer;
  plan: PaidPlan;
  /** What went back by card and was refused by the payer's bank. */
  refundFailedCents: number;
  /** What of it can be given back. */
  refundableCents: number;
  refundedCents: number;
  settledAt: string | null;
  startsAt: string | null;
  state: PurchaseState;
  /** The bank transfers that were booked for it. */
  transfers: AdminTransfer[];
  way: PaymentWay;
};
export type AdminPaymentsPage = {
  items: AdminPayment[];
  /** How many there are; counted up to 10,000. */
  total: number;
};
export type AdminPost = {
  author: string;
  category: string | null;
  /** Clean HTML. */
  content: string;
  editedAt: string;
  /** Null: it is as it came with the release. */
  editedBy: PostEditor | null;
  /** Whether something was written that is not published. */
  hasChanges: boolean;
  id: string;
  image_alt: string | null;
  image_url: string | null;
  /** The release's own text, where it has become newer than the one that was edited here. */
  newer: ReleaseText | null;
  /** When it could be read first, also if it no longer can. */
  publishedAt: string | null;
  /** Where it can be read; null while it cannot. */
  publishedSlug: string | null;
  region: ('australia' | 'newzealand') | null;
  /** When what was scheduled appears. */
  scheduledFor: string | null;
  seoDescription: string | null;
  seoTitle: string | null;
  slug: string;
  sources: SourceLink[];
  state: PostState;
  summary: string;
  title: string;
  /** Goes with the next change. */
  version: number;
};
export type AdminPostSummary = {
  author: string;
  category: string | null;
  editedAt: string;
  /** Null: it is as it came with the release. */
  editedBy: PostEditor | null;
  /** Whether something was written that is not published. */
  hasChanges: boolean;
  /** Whether the release has a newer text than this one. */
  hasNewer: boolean;
  id: string;
  /** When it could be read first, also if it no longer can. */
  publishedAt: string | null;
  /** Where it can be read; null while it cannot. */
  publishedSlug: string | null;
  /** When what was scheduled appears. */
  scheduledFor: string | null;
  slug: string;
  state: PostState;
  title: string;
};
export type AdminPostsPage = {
  /** Everyone who has written one. */
  authors: string[];
  items: AdminPostSummary[];
  /** Of all pages; counted up to 10,000. */
  total: number;
};
export type AdminResource = {
  attachmentCount: number;
  audience: 'family' | 'aupair' | 'both';
  createdAt: string;
  /** Of all its files together. */
  downloadCount: number;
  featured: boolean;
  /** Whether this release brings a newer text than the one that was edited here. */
  hasNewerText: boolean;
  id: string;
  published: boolean;
  region: ('australia' | 'newzealand') | null;
  slug: string;
  title: string;
  updatedAt: string;
};
export type AdminResourcesPage = {
  items: AdminResource[];
  total: number;
};
export type AdminTransfer = {
  amountCents: number;
  bookedAt: string;
  /** Of its row in the ledger. */
  id: string;
  /** The day on the bank statement. */
  paidAt: string;
  /** What the bank statement says. */
  reference: string | null;
  /** When two admins took it out again, since it was booked by mistake. */
  reversedAt: string | null;
};
export type AdminVisaConfirmationInput = {
  checkedOn: string;
  reviewBy: string;
};
export type AdminVisaProblem = {
  /** The field it is about. */
  field: string;
  message: string;
};
export type AdminVisaRule = {
  /** When the source was last read. */
  checkedOn: string;
  /** The rule that it takes the place of; null for a new one. */
  id: string | null;
  note?: string | null;
  /** From this day on it has to be compared with its source again. */
  reviewBy: string;
  sourceTitle: string;
  sourceUrl: string;
  validFrom: string;
  /** The last day; null without an end. */
  validUntil: string | null;
  values: VisaRuleValues;
};
export type AdminVisaRuleInput = {
  /** When the source was last read. */
  checkedOn: string;
  /** The rule that it takes the place of; null for a new one. */
  id: string | null;
  note?: string | null;
  /** From this day on it has to be compared with its source again. */
  reviewBy: string;
  sourceTitle: string;
  sourceUrl: string;
  validFrom: string;
  /** The last day; null without an end. */
  validUntil: string | null;
  values: VisaRuleValues;
};
export type AdminVisaRuleSet = {
  /** The rule that is valid today; null without one. */
  currentId: string | null;
  /** Whether that rule’s day of review is past. */
  due: boolean;
  /** working_holiday: with ages and lengths. free: nothing to apply for. named: told of without a verdict. */
  kind: VisaRuleKind;
  /** ISO code, or `all`. */
  passport: string;
  passportName: string;
  region: Region;
  /** Goes back with what is published. */
  revision: string;
  /** The oldest first. */
  rules: AdminVisaRule[];
  /** Key of the visa. */
  visa: string;
  visaName: string;
};
export type AdminVisaRuleSets = {
  items: AdminVisaRuleSet[];
};
export type AdminVisaRulesInput = {
  /** The revision that was edited. */
  revision: string;
  rules: AdminVisaRuleInput[];
};
export type AdminVisaTrial = {
  /** Empty: they can be published. */
  problems: AdminVisaProblem[];
  /** What changes comes first. */
  results: AdminVisaTrialResult[];
};
export type AdminVisaTrialInput = {
  /** People to try them on, next to the examples of the release. */
  people: VisaPersonInput[];
  rules: AdminVisaRuleInput[];
};
export type AdminVisaTrialResult = {
  after: VisaOption | null;
  /** Null: the visa is not for this passport. */
  before: VisaOption | null;
  bornOn: string | null;
  changed: boolean;
  /** By the rules of this day. */
  day: string;
  nationality: string;
  startsOn: string;
  /** Empty for a person of the admin. */
  title: string;
};
export type AdultDto = {
  /** The day of the decision that covered them. */
  checkedOn: string | null;
  id: string;
  name: string;
};
export type AdultInput = {
  /** Of an adult who was named before. */
  id?: string | null;
  name: string;
};
export type AdultsInput = {
  adults: AdultInput[];
};
export type AgreedWeeklyPay = {
  currency: 'AUD' | 'NZD';
  weeklyCents: number;
};
export type Agreement = {
  changedAt: string;
  /** Who cancelled it or ended it, and why. */
  closing: AgreementClosing | null;
  conditions: AgreementConditions;
  /** When both had signed. */
  confirmedAt: string | null;
  conversationId: string;
  /** What the caller is writing, for no one else's eyes. */
  draft: OwnAgreementDraft | null;
  /** The ones before it, the newest first; ten at most. */
  earlier: AgreementVersion[];
  /** The last day there was, when it ended early. */
  endedOn: string | null;
  endsOn: string | null;
  id: string;
  /** What the caller may do now. */
  moves: AgreementMove[];
  payFacts: PayFacts;
  region: Region;
  /** Under the version that lies on the table. */
  signatures: AgreementSignature[];
  startsOn: string | null;
  state: AgreementState;
  /** Null until something was proposed. */
  version: CurrentAgreementVersion | null;
  with: AgreementPartner;
  /** Which side the caller is. */
  you: AgreementRole;
  /** It waits for an answer of the caller. */
  yourTurn: boolean;
};
export type AgreementChanged = {
  arrangementId: string;
};
export type AgreementCloser = 'you' | 'them' | 'us';
export type AgreementClosing = {
  /** `us`: an admin. */
  by: AgreementCloser;
  reason: string;
};
export type AgreementConditions = {
  auPairVerified: boolean;
  /** Advice only. */
  familyVerified: boolean;
  interviewHeld: boolean;
};
export type AgreementDraftInput = {
  /** `updatedAt` of the draft that this was typed upon; null when there was none. Left out, nothing is compared. */
  basedOn?: string | null;
  /** The form's values, unchecked: up to 64 kB. */
  terms: {
    [key: string]: any;
  };
};
export type AgreementMove = 'propose' | 'counter' | 'sign' | 'cancel' | 'begin' | 'end' | 'complete';
export type AgreementOpeningInput = {
  reason: string;
};
export type AgreementPage = {
  /** Those that changed last come first. */
  items: AgreementSummary[];
  /** Ask for the next page with it; `null` at the end. */
  nextCursor: string | null;
};
export type AgreementPartner = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
};
export type AgreementRegisterPage = {
  items: RegisteredAgreement[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type AgreementRole = 'family' | 'aupair';
export type AgreementSide = 'you' | 'them';
export type AgreementSignature = {
  at: string;
  by: AgreementSide;
  fullName: string;
};
export type AgreementState =
  'draft' | 'proposed' | 'countered' | 'accepted' | 'confirmed' | 'active' | 'completed' | 'ended_early' | 'cancelled';
export type AgreementStep =
  'proposed' | 'countered' | 'signed' | 'confirmed' | 'began' | 'completed' | 'ended_early' | 'cancelled';
export type AgreementStepDto = {
  at: string;
  /** Null where it is the calendar that did it, or both together. */
  by: RegisteredPerson | null;
  step: AgreementStep;
  /** Which version it is about. */
  version: number | null;
};
export type AgreementSummary = {
  changedAt: string;
  conversationId: string;
  /** The last day there was, when it ended early. */
  endedOn: string | null;
  endsOn: string | null;
  id: string;
  startsOn: string | null;
  state: AgreementState;
  with: AgreementPartner;
  /** It waits for an answer of the caller. */
  yourTurn: boolean;
};
export type AgreementTerms = {
  car: CarClause;
  dates: DatesClause;
  duties: DutiesClause;
  exit: ExitClause;
  hours: HoursClause;
  house: HouseClause;
  leave: LeaveClause;
  meals: MealsClause;
  notice: NoticeClause;
  other: OtherClause;
  pay: PayClause;
  room: RoomClause;
  trial: TrialClause;
};
export type AgreementVersion = {
  by: AgreementSide;
  /** Against the version before; empty for the first one. */
  changes: ClauseChange[];
  createdAt: string;
  fingerprint: string;
  note: string | null;
  number: number;
};
export type AgreementWithdrawalInput = {
  /** What both are told, in plain words. */
  category: EndingCategory;
  /** For the audit log alone. */
  reason: string;
};
export type AnswerMetrics = {
  /** Median minutes to the first answer; null when no one answered. */
  medianMinutes: number | null;
  /** Percent of first messages that were answered within a day; null without any. */
  withinADay: number | null;
};
export type AppealByLinkInput = {
  /** From the link in the email. */
  token: string;
  /** Why the decision is wrong. */
  words: string;
};
export type AppealDecisionInput = {
  /** What the person is told. */
  answer: string;
  /** `overturned` undoes what was decided. */
  outcome: AppealOutcome;
};
export type AppealInput = {
  /** Why the decision is wrong. */
  words: string;
};
export type AppealLinkInput = {
  /** From the link in the email. */
  token: string;
};
export type AppealOutcome = 'upheld' | 'overturned';
export type Application = {
  /** When it closes by itself; null once it is decided. */
  answerBy: string | null;
  appliedAt: string;
  /** For the family; null for the au pair, and while the au pair has paused their profile. */
  auPair: AuPairCard | null;
  /** Where the two talk since it was accepted. */
  conversationId: string | null;
  /** For the au pair; null for the family, and while the family has paused its profile. */
  family: FamilyCard | null;
  /** What the family is warned of in the note; empty for the au pair. */
  findings: ScamFinding[];
  id: string;
  /** When it came to the state it is in. */
  movedAt: string;
  /** What whoever asks may do with it now. */
  moves: ApplicationMove[];
  note: string;
  /** Only in the answer to `accept`: whether the note is in the conversation. If not, it follows once a moderator has let
    it pass, or not at all. */
  noteDelivered?: boolean;
  place: PlaceFacts;
  state: ApplicationState;
  /** What was said with a no, or why it closed. */
  word: string | null;
};
export type ApplicationInput = {
  /** I know what does not go together (`obstacles`) and apply all the same. */
  knowingly?: boolean;
  note: string;
};
export type ApplicationMove = 'see' | 'shortlist' | 'accept' | 'decline' | 'withdraw' | 'close';
export type ApplicationMoveInput = {
  move: 'see' | 'shortlist' | 'accept' | 'decline' | 'withdraw';
  /** The kind words to decline with; the first ones unless told. */
  word?: DeclineWord;
};
export type ApplicationPage = {
  items: Application[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type ApplicationState = 'applied' | 'seen' | 'shortlisted' | 'accepted' | 'declined' | 'withdrawn' | 'closed';
export type ApprovalDecision = 'agreed' | 'declined' | 'withdrawn';
export type ApprovalDecisionInput = {
  decision: ApprovalDecision;
  words?: string;
};
export type ApprovalDto = {
  /** What the second one wrote. */
  answer: string | null;
  /** Of an erasure. */
  atOnce: boolean;
  /** Null after an agreement only while a card refund waits for Stripe, or when it failed. */
  carriedOutAt: string | null;
  decidedAt: string | null;
  decidedByName: string | null;
  /** Why it could not be carried out after all. */
  failure: string | null;
  from: ('family' | 'aupair' | 'admin') | null;
  id: string;
  kind: ApprovalKind;
  offer: ApprovalOffer | null;
  /** Null for the offer. */
  personId: string | null;
  /** Null once the person is gone. */
  personName: string | null;
  proposedAt: string;
  proposedBy: string;
  /** Null once they are gone. */
  proposedByName: string | null;
  reason: string;
  refund: ApprovalRefund | null;
  reversal: ApprovalReversal | null;
  state: ApprovalState;
  /** Of a role change. */
  to: ('family' | 'aupair' | 'admin') | null;
  /** Of a suspension. */
  until: string | null;
  /** What a suspended admin is told. */
  words: string | null;
};
export type ApprovalKind = 'role-change' | 'export' | 'erasure' | 'suspension' | 'refund' | 'reversal' | 'offer';
export type ApprovalOffer = {
  value: {
    [key: string]: any;
  };
  /** The version that was edited. */
  version: number;
};
export type ApprovalProposalInput = {
  /** For a refund: how much of it. */
  amountCents?: number;
  /** An erasure without the 14 days in which it can be taken back. */
  atOnce?: boolean;
  /** For a refund: `bank` for what came by transfer, and for what a bank refused on its way to the card; left out, it goes
    back the way it came. */
  by?: RefundWay;
  /** For a reversal: the row of the transfer, as `transfers` of the payment names it. */
  entryId?: string;
  kind: ApprovalKind;
  /** The whole offer, as `PUT /api/admin/settings/{key}` takes other settings. */
  offer?: {
    [key: string]: any;
  };
  /** About whom; not for a refund, a reversal or the offer. */
  personId?: string;
  /** For a refund or a reversal: of what. */
  purchaseId?: string;
  reason: string;
  /** The new role, for a role change. */
  to?: 'family' | 'aupair' | 'admin';
  /** Until when an admin is suspended. */
  until?: string;
  /** The version of the offer that was edited. */
  version?: number;
  /** What the suspended admin is told. */
  words?: string | null;
};
export type ApprovalRefund = {
  amountCents: number;
  /** `bank` is sent by hand. */
  by: RefundWay;
  currency: Currency;
  invoiceNumber: string | null;
  item: string;
  purchaseId: string;
};
export type ApprovalReversal = {
  amountCents: number;
  currency: Currency;
  entryId: string;
  invoiceNumber: string | null;
  item: string;
  /** The day that it was booked for. */
  paidOn: string;
  purchaseId: string;
  reference: string | null;
};
export type ApprovalState = 'waiting' | 'agreed' | 'declined' | 'withdrawn';
export type ApprovalsPage = {
  items: ApprovalDto[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type AttachmentEditInput = {
  description?: string | null;
  /** Its place among the files; the last one where it is left out. */
  displayOrder?: number;
  /** Under which it is saved. */
  fileName: string;
};
export type AttachmentForm = {
  /** What it is good for. */
  description?: string;
  /** PDF, Word, Excel, PowerPoint, OpenDocument, JPEG, PNG, WebP, CSV or plain text; at most 25 MB. */
  file: Blob;
};
export type AttachmentLinkInput = {
  description?: string | null;
  /** Its place among the files; the last one where it is left out. */
  displayOrder?: number;
  /** Under which it is saved. */
  fileName: string;
  /** Never fetched by us. */
  fileUrl: string;
};
export type AttachmentOrderInput = {
  ids: string[];
};
export type AuPairCard = {
  age: number;
  /** Null when they are available now, or have not said a date. */
  availableFrom: string | null;
  availableNow: boolean;
  checks: AuPairChecks;
  /** ISO 3166-1 alpha-2; null when the nationality names no country that we know. */
  countryCode: string | null;
  education: string | null;
  firstName: string;
  homeTown: string | null;
  id: string;
  /** English names. */
  languages: string[];
  /** When they last signed in; null for visitors, and for members without a confirmed email or a profile of their own. */
  lastActive: ('today' | 'this_week' | 'this_month' | 'earlier') | null;
  /** Null for everyone but a family with a complete profile. */
  match: Match | null;
  nationality: string;
  photo: string | null;
  photoPreview: string | null;
  preferredDuration: string;
  preferredLocation: string | null;
  /** Null without a review. */
  rating: Rating | null;
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  /** On the shortlist of whoever asks. */
  saved: boolean;
  /** A line in their own words, else the first sentence about themself. */
  tagline: string | null;
  /** Null until their papers have been seen, and once they have run out. */
  verified: Verified | null;
};
export type AuPairChecks = {
  childrenCheck: boolean;
  drivingLicence: boolean;
  /** Has cared for babies. */
  infants: boolean;
  policeCheck: boolean;
};
export type AuPairFull = {
  aboutMe: string;
  active: boolean;
  age: number;
  agesCaredFor: ChildGroup[] | null;
  availabilityDate: string;
  createdAt: string;
  daysOff: number | null;
  education: string;
  experience: string;
  firstName: string;
  hasDrivingLicense: boolean;
  hasInfantExperience: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  homeTown: string | null;
  id: string;
  isAlreadyInCountry: boolean;
  languages: string;
  lastName: string;
  livesWithPets: boolean | null;
  nationality: string;
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  preferredDuration: string;
  preferredHours: number | null;
  preferredLocation: string | null;
  skills: string;
  smokes: boolean | null;
  swims: boolean | null;
  tagline: string | null;
  /** Days for which they have confirmed an agreement, in their order. */
  takenDates: UnavailableDates[];
  timeZone: string;
  userId: string;
  visaStatus: string | null;
};
export type AuPairPage = {
  /** Null while something is `missing`. */
  full: AuPairFull | null;
  id: string;
  /** Null for everyone but a family with a complete profile. */
  match: Match | null;
  /** What to do before the whole page is shown: sign up, confirm the email address, or complete one's own profile. */
  missing: ('sign_up' | 'verify_email' | 'complete_profile') | null;
  /** On the shortlist of whoever asks. */
  saved: boolean;
  teaser: AuPairTeaser;
};
export type AuPairProfile = {
  aboutMe: string;
  active: boolean;
  age: number;
  agesCaredFor: ChildGroup[] | null;
  australianVisas: number | null;
  availabilityDate: string;
  bornOn: string | null;
  createdAt: string;
  daysOff: number | null;
  dealBreakers: DealBreaker[] | null;
  education: string;
  experience: string;
  firstName: string;
  hasDrivingLicense: boolean;
  hasInfantExperience: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  homeTown: string | null;
  id: string;
  isAlreadyInCountry: boolean;
  languages: string;
  lastName: string;
  leastChildAge: number | null;
  leastDaysOff: number | null;
  livesWithPets: boolean | null;
  mostHours: number | null;
  nationality: string;
  newZealandVisas: number | null;
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  preferredDuration: string;
  preferredHours: number | null;
  preferredLocation: string | null;
  skills: string;
  smokes: boolean | null;
  swims: boolean | null;
  tagline: string | null;
  userId: string;
  visaBeganOn: string | null;
  visaStatus: string | null;
};
export type AuPairProfileInput = {
  aboutMe: string;
  /** False pauses the profile: no one else sees it. */
  active?: boolean;
  age: number;
  /** Ages of the children they have looked after. */
  agesCaredFor?: ChildGroup[] | null;
  /** Working holiday visas of Australia before the present one, or so far. Only the owner reads it. */
  australianVisas?: number | null;
  /** An ISO date where the form knows one. */
  availabilityDate: string;
  /** Only the owner reads it. It has to agree with `age`. */
  bornOn?: string | null;
  /** Days off a week they hope for. */
  daysOff?: number | null;
  dealBreakers?: DealBreaker[] | null;
  education: string;
  experience: string;
  firstName: string;
  hasDrivingLicense?: boolean;
  hasInfantExperience?: boolean;
  hasPoliceCheck?: boolean;
  hasWorkWithChildrenCheck?: boolean;
  homeTown?: string | null;
  isAlreadyInCountry?: boolean;
  /** English names, best first. */
  languages: string;
  /** Shown to people who are signed in, never to visitors. */
  lastName: string;
  /** A younger child breaks the deal. In years. */
  leastChildAge?: number | null;
  /** Fewer days off a week break the deal. */
  leastDaysOff?: number | null;
  /** Would live in a home with pets. */
  livesWithPets?: boolean | null;
  /** More hours a week break the deal. */
  mostHours?: number | null;
  nationality: string;
  /** The same of New Zealand. */
  newZealandVisas?: number | null;
  /** Ids of the owner's uploads, the first one shown on cards. */
  photos?: string[] | null;
  preferredDuration: string;
  /** Hours a week they hope for. */
  preferredHours?: number | null;
  preferredLocation?: string | null;
  skills: string;
  smokes?: boolean | null;
  /** Swims well enough to be in the water with children. */
  swims?: boolean | null;
  /** One line that visitors read too. */
  tagline?: string | null;
  /** First day in the country with the present working holiday visa. Only the owner reads it. */
  visaBeganOn?: string | null;
  visaStatus?: string | null;
};
export type AuPairSearchPage = {
  /** As the first page counted. */
  count: SearchCount;
  items: AuPairCard[];
  /** Asks for the next page. Null at the end. A page may hold fewer people than asked for, even none, and still have
    one: very rare combinations are looked for step by step. */
  nextCursor: string | null;
};
export type AuPairTeaser = {
  age: number;
  availabilityDate: string;
  /** What we have seen papers for and holds today, with or without the badge. Everything else is their own word. */
  checked: CheckKind[];
  /** ISO 3166-1 alpha-2; null when the nationality names no country that we know. */
  countryCode: string | null;
  firstName: string;
  hasDrivingLicense: boolean;
  hasInfantExperience: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  isAlreadyInCountry: boolean;
  languages: string;
  nationality: string;
  photo: string | null;
  photoPreview: string | null;
  preferredDuration: string;
  /** The city they hope for, if one. */
  preferredPlace: string | null;
  /** Null without a review. */
  rating: Rating | null;
  /** The country they look in. */
  region: Region;
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  tagline: string | null;
  /** Null until their papers have been seen, and once they have run out. */
  verified: Verified | null;
};
export type AudienceCount = {
  people: number;
  standing: AudienceStanding;
};
export type AudienceDto = {
  /** People who are gone and whom Brevo has not forgotten yet. */
  erased: number;
  lists: AudienceList[];
  /** The last ten runs, newest first. */
  runs: SyncRunDto[];
  /** All standings, also those of no one. */
  standings: AudienceCount[];
  /** People whom Brevo has to forget. */
  toForget: number;
  /** People of whom Brevo has to be told something. */
  toPut: number;
};
export type AudienceList = {
  /** How many of the list Brevo knows. */
  atBrevo: number;
  /** Its number at Brevo; null before it was made there. */
  brevoId: number | null;
  key: MarketingListKey;
  /** What it is called at Brevo. */
  name: string;
  /** Who belongs to it by now. */
  people: number;
};
export type AudiencePage = {
  items: AudiencePerson[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type AudiencePerson = {
  email: string;
  id: string;
  list: MarketingListKey;
  recordedAt: string | null;
  /** By what the newest yes or no came about; null for whoever was never asked. */
  source: ('sign-up' | 'account' | 'unsubscribe-link' | 'hard-bounce' | 'complaint') | null;
  standing: AudienceStanding;
  /** When Brevo was last told of them; null when it does not know them. */
  toldAt: string | null;
  username: string;
};
export type AudienceStanding =
  'in' | 'never-asked' | 'left' | 'unsubscribed' | 'bounced' | 'complained' | 'unverified' | 'suspended';
export type AuditActorDto = {
  id: string;
  /** Null once the account is gone. */
  name: string | null;
};
export type AuditChoices = {
  actions: string[];
  actors: AuditActorDto[];
  subjectTypes: string[];
};
export type AuditEntriesPage = {
  items: AuditEntryDto[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type AuditEntryDto = {
  action: string;
  actorId: string;
  /** Null once the account is gone. */
  actorName: string | null;
  after: {
    [key: string]: any;
  } | null;
  before: {
    [key: string]: any;
  } | null;
  id: string;
  reason: string | null;
  recordedAt: string;
  subjectId: string;
  /** The username, where the subject is a person with an account. */
  subjectName: string | null;
  subjectType: string;
};
export type AustralianState = 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA';
export type BanNotice = {
  createdAt: string;
  personId: string;
};
export type BanNoticed = {
  personId: string;
};
export type BanNotices = {
  /** The latest 200, newest first. */
  items: BanNotice[];
};
export type BannerDto = {
  /** Changes with what the banner says, so that whoever has put one away sees the next. */
  id: string;
  link: BannerLinkDto | null;
  text: string;
  tone: 'info' | 'warning';
};
export type BannerLinkDto = {
  /** A path of this site without region, or an https address. */
  href: string;
  label: string;
};
export type BannerNow = {
  banner: BannerDto | null;
};
export type Bathroom = 'own' | 'with_children' | 'with_family';
export type Block = {
  createdAt: string;
  person: NamedPerson;
  reason: string | null;
};
export type BlockInput = {
  /** A note to oneself. No one else reads it. */
  reason?: string;
};
export type BlockPage = {
  /** Newest first. */
  items: Block[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type BlogPost = {
  author: string;
  category: string | null;
  /** HTML that may be shown as it is. */
  content: string;
  createdAt: string;
  /** The summary, else the first 150 characters of the text. */
  excerpt: string;
  id: string;
  image_url: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  slug: string;
  summary: string;
  title: string;
};
export type BlogPostPage = {
  author: string;
  category: string | null;
  /** HTML that may be shown as it is. */
  content: string;
  createdAt: string;
  /** The summary, else the first 150 characters of the text. */
  excerpt: string;
  id: string;
  /** What the picture shows. */
  image_alt: string | null;
  image_url: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  /** At most three, those of its category first. */
  related: RelatedPost[];
  /** Instead of the summary where search engines show it. */
  seoDescription: string | null;
  /** Instead of the title where search engines show it. */
  seoTitle: string | null;
  slug: string;
  sources: SourceLink[];
  summary: string;
  title: string;
  updatedAt: string;
};
export type BoardAndLodging = 'included' | 'deducted';
export type BoardKind = 'included' | 'board_deducted' | 'lodging_deducted';
export type BoardPage = {
  items: BoardPlace[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type BoardPlace = {
  /** Null before they have applied. */
  application: OwnApplication | null;
  carAvailable: boolean;
  children: string;
  city: string | null;
  currency: 'AUD' | 'NZD';
  duties: string;
  family: FamilyCard;
  hoursPerWeek: number;
  id: string;
  licenceWanted: boolean;
  monthsMax: number;
  monthsMin: number;
  /** What does not go together with the profile of whoever asks, in words. */
  obstacles: string[];
  payMaxCents: number;
  /** A week, in the region's currency. */
  payMinCents: number;
  publishedAt: string;
  region: Region;
  room: string;
  startsOn: string;
  state: PlaceState;
  text: string;
};
export type BrevoAccountDto = {
  company: string;
  email: string;
  plans: BrevoPlan[];
  /** Those who may send: their address is confirmed there. */
  senders: BrevoSender[];
};
export type BrevoConnectionState = 'none' | 'works' | 'refused' | 'unreachable';
export type BrevoEvent = {
  campaignName: string | null;
  happenedAt: string;
  id: string;
  kind: BrevoEventKind;
  personId: string | null;
  /** Null once they are gone, or where no one here has this address. */
  username: string | null;
};
export type BrevoEventKind =
  'delivered' | 'opened' | 'clicked' | 'soft-bounced' | 'hard-bounced' | 'unsubscribed' | 'complained';
export type BrevoEventPage = {
  items: BrevoEvent[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type BrevoPlan = {
  /** Emails or whatever else `creditsType` says. */
  credits: number;
  creditsType: string;
  type: string;
};
export type BrevoReportBody = {
  camp_id?: number;
  email: string;
  event: string;
  /** When it happened, in seconds since 1970. */
  ts_event?: number;
};
export type BrevoReportingState = 'unset' | 'missing' | 'set' | 'unknown';
export type BrevoSender = {
  email: string;
  id: number;
  name: string;
};
export type BrokenDeal = {
  /** Who has set it. While it is `them`, the reader cannot write to them first. */
  by: DealSetBy;
  rule: string;
  text: string;
};
export type BrowserErrorDto = {
  browser: string;
  /** Page loads that reported it. */
  count: number;
  firstSeenAt: string;
  id: string;
  kind: BrowserErrorKind;
  lastSeenAt: string;
  message: string;
  /** Where it was seen last. */
  page: string;
  release: string;
  stack: string;
};
export type BrowserErrorInput = {
  kind: BrowserErrorKind;
  message: string;
  /** The path of the page. */
  page: string;
  /** Names the build of the website. */
  release: string;
  stack: string;
};
export type BrowserErrorKind = 'uncaught' | 'rejection' | 'render' | 'hydration' | 'start';
export type BrowserErrorsPage = {
  items: BrowserErrorDto[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type CalendarFeedDto = {
  /** Whoever has it reads my interviews and placements; null while there is none. */
  address: string | null;
  createdAt: string | null;
};
export type CallAcknowledged = {};
export type CallCandidate = {
  candidate: string;
  sdpMLineIndex: number | null;
  sdpMid: string | null;
  usernameFragment?: string | null;
};
export type CallClosed = {
  interviewId: string;
};
export type CallDescription = {
  sdp: string;
  type: 'offer' | 'answer';
};
export type CallJoinEvent = {
  /** Whether this page has sat here before. */
  again: boolean;
  interviewId: string;
  /** Made by the page when it opens, the same until it closes. */
  visitId: string;
};
export type CallJoined = {
  closesAt: string;
  other: CallOther;
  /** Whether this side yields when both propose at once. The au pair's does. */
  polite: boolean;
};
export type CallLeaveEvent = {
  interviewId: string;
  /** Made by the page when it opens, the same until it closes. */
  visitId: string;
};
export type CallOther = {
  state: CallPresence;
  /** Null while they are not here. */
  visitId: string | null;
};
export type CallPartner = {
  displayName: string;
  id: string;
  photo: string | null;
  photoPreview: string | null;
  place: string;
  timeZone: string;
  userType: 'family' | 'aupair';
};
export type CallPreferencesInput = {
  relayOnly: boolean;
};
export type CallPresence = 'here' | 'reconnecting' | 'away' | 'left';
export type CallPresenceChanged = {
  interviewId: string;
  state: CallPresence;
  /** Null while they are not here. */
  visitId: string | null;
};
export type CallRelay = {
  /** Whether this installation has a relay. */
  available: boolean;
  /** Whether this person's calls go through the relay only, which hides their address from the other one. */
  only: boolean;
};
export type CallRoom = {
  closesAt: string;
  conversationId: string;
  endsAt: string;
  interviewId: string;
  /** The server's time, by which the room opens: the clock of a phone may be wrong. */
  now: string;
  opensAt: string;
  other: CallPartner;
  relay: CallRelay;
  startsAt: string;
  state: 'proposed' | 'scheduled' | 'declined' | 'cancelled' | 'lapsed' | 'done';
};
export type CallSignal = {
  candidate: CallCandidate | null;
  description: CallDescription | null;
  /** The visit that says it. */
  from: string;
  interviewId: string;
  /** The visit that it is meant for; another one lets it be. */
  to: string;
};
export type CallSignalEvent = {
  candidate?: CallCandidate;
  description?: CallDescription;
  interviewId: string;
  /** The visit of the other one that this is meant for. */
  to: string;
  /** Made by the page when it opens, the same until it closes. */
  visitId: string;
};
export type CallTakenOver = {
  interviewId: string;
};
export type CampaignDetail = {
  /** Null before it was sent. */
  figures: CampaignFigures | null;
  /** Whom it comes from. */
  from: string;
  html: string;
  /** Brevo's number of it. */
  id: number;
  /** Those of our lists that it goes to. */
  lists: MarketingListKey[];
  name: string;
  /** How many people are on its lists at Brevo now. */
  people: number;
  scheduledAt: string | null;
  sentAt: string | null;
  state: CampaignState;
  subject: string;
};
export type CampaignFigures = {
  /** For good or for now. */
  bounced: number;
  clicked: number;
  complained: number;
  delivered: number;
  /** Some mail programs open by themselves: a guess from above. */
  opened: number;
  sent: number;
  unsubscribed: number;
};
export type CampaignPage = {
  /** How many there are. */
  count: number;
  items: CampaignSummary[];
};
export type CampaignPreview = {
  html: string;
};
export type CampaignScheduleInput = {
  at: string;
  /** How many people one was told it goes to; refused when they are others by now. */
  people: number;
};
export type CampaignSendingInput = {
  /** How many people one was told it goes to; refused when they are others by now. */
  people: number;
};
export type CampaignState =
  | 'draft'
  | 'queued'
  | 'in_review'
  | 'in_process'
  | 'sent'
  | 'suspended'
  | 'cancelling'
  | 'cancelled'
  | 'archive'
  | 'other';
export type CampaignSummary = {
  /** Null before it was sent. */
  figures: CampaignFigures | null;
  /** Brevo's number of it. */
  id: number;
  /** Those of our lists that it goes to. */
  lists: MarketingListKey[];
  name: string;
  scheduledAt: string | null;
  sentAt: string | null;
  state: CampaignState;
  subject: string;
};
export type CampaignTextInput = {
  /** One line that inboxes show after the subject. */
  preview?: string | null;
  subject: string;
  /** Blank lines part paragraphs. */
  text: string;
};
export type CancelAgreementInput = {
  reason: string;
};
export type CarClause = {
  excessCents?: number | null;
  excessPaidBy?: ('family' | 'shared' | 'au_pair') | null;
  insurance?: string | null;
  use: CarUse;
};
export type CarUse = 'none' | 'for_work' | 'for_work_and_private';
export type CaseAppeal = {
  answer: string | null;
  createdAt: string;
  outcome: ('upheld' | 'overturned') | null;
  words: string;
};
export type CaseFinding = {
  rule: ScamRuleId;
  words: string;
};
export type CaseReport = {
  by: NamedPerson;
  createdAt: string;
  reason: ReportReason;
  words: string;
};
export type CaseState = 'open' | 'appealed' | 'decided';
export type CaseSubject = 'profile' | 'message' | 'interview' | 'review' | 'held-message' | 'account';
export type ChallengeTokenInput = {
  /** `challenge.token` of the sign-in. */
  challengeToken: string;
};
export type ChangeEmailInput = {
  currentPassword: string;
  /** The new address. */
  email: string;
};
export type CheckDto = {
  adults: AdultDto[];
  /** The day from which an approval stands, also while a renewal waits. */
  approvedOn: string | null;
  decidedAt: string | null;
  doesNotSay: string;
  /** When evidence was last deleted. */
  evidenceErasedAt: string | null;
  files: EvidenceFile[];
  kind: CheckKind;
  /** The reviewer's words. */
  reason: string | null;
  references: ReferenceDto[];
  /** The badge hangs on it. */
  required: boolean;
  says: string;
  state: CheckState;
  title: string;
  /** Its last day; null where it does not run out. */
  validUntil: string | null;
  waitingSince: string | null;
  workingWithChildren: WorkingWithChildrenDto | null;
};
export type CheckKind =
  'identity' | 'police_certificate' | 'references' | 'working_with_children' | 'driving_licence' | 'adults_at_home';
export type CheckState =
  'not_sent' | 'asked' | 'waiting' | 'approved' | 'ask_again' | 'refused' | 'expired' | 'withdrawn';
export type CheckToReview = {
  files: number;
  id: string;
  kind: CheckKind;
  name: string;
  region: string;
  role: VerifiedRole;
  /** Since when it waits, or when it was decided. */
  since: string;
  state: ReviewedState;
  title: string;
  userId: string;
  validUntil: string | null;
};
export type CheckedFact = {
  /** For a family: how many adults were named and shown. */
  adults: number | null;
  /** It was applied for, and there is no result yet. */
  appliedOnly: boolean;
  approvedOn: string;
  doesNotSay: string;
  kind: CheckKind;
  /** For references: how those who answered know the person. */
  relationships: Relationship[];
  says: string;
  /** For a working-with-children check: its state. */
  state: ('ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA') | null;
  title: string;
  /** Its last day; null where it does not run out. */
  validUntil: string | null;
};
export type CheckedFacts = {
  /** Who looked. */
  checkedBy: string;
  facts: CheckedFact[];
  /** Null without the badge; single checks may hold all the same. */
  verified: Verified | null;
};
export type ChecksToReview = {
  items: CheckToReview[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type ChildGroup = 'baby' | 'toddler' | 'preschool' | 'school' | 'teen';
export type ClauseChange = {
  clause: ClauseName;
  is: string[];
  title: string;
  was: string[];
};
export type ClauseInWords = {
  clause: ClauseName;
  lines: string[];
  title: string;
};
export type ClauseName =
  | 'dates'
  | 'hours'
  | 'duties'
  | 'pay'
  | 'room'
  | 'meals'
  | 'car'
  | 'leave'
  | 'notice'
  | 'trial'
  | 'house'
  | 'exit'
  | 'other';
export type ComparedAuPair = {
  checks: HeldCheck[];
  page: AuPairPage;
};
export type ComparedFamily = {
  checks: HeldCheck[];
  page: FamilyPage;
  /** Null without an open job listing. */
  pay: OfferedPay | null;
};
export type Comparison = {
  auPairs: ComparedAuPair[];
  families: ComparedFamily[];
  /** How many of those asked for are not shown: paused, hidden, or gone. */
  leftOut: number;
};
export type ConfirmMfaFactorInput = {
  code: string;
};
export type ConsentHistory = {
  items: ConsentRecordDto[];
};
export type ConsentRecordDto = {
  agreed: boolean;
  recordedAt: string;
  source: 'sign-up' | 'account' | 'unsubscribe-link' | 'hard-bounce' | 'complaint';
  /** What stood beside the box or the switch; null where no words of ours were shown. */
  wording: string | null;
};
export type ContactAnswerInput = {
  /** Made by the client, once for each entry and never again: asking the same a second time, after a lost answer, keeps
    and sends nothing, and answers with what stands. */
  entryId: string;
  words: string;
};
export type ContactEntry = {
  /** Who wrote it; null once they have no profile any more. */
  author: string | null;
  createdAt: string;
  id: string;
  /** An answer went out by email, a note stays among admins. */
  kind: ContactEntryKind;
  words: string;
};
export type ContactEntryKind = 'answer' | 'note';
export type ContactInboxDetail = {
  /** How often we have answered. */
  answers: number;
  /** The admin who sees to it. */
  assignedTo: string | null;
  /** How the message begins. */
  beginning: string;
  createdAt: string;
  email: string;
  entries: ContactEntry[];
  id: string;
  /** When it came in, or when we last answered. */
  lastWrittenAt: string;
  /** Null when no one has an account with this address. */
  member: ContactMember | null;
  message: string;
  name: string;
  /** By which people name it: it stands in the subject of our answers. */
  reference: string;
  region: Region;
  state: ContactState;
  subject: ContactSubject;
};
export type ContactInboxItem = {
  /** How often we have answered. */
  answers: number;
  /** The admin who sees to it. */
  assignedTo: string | null;
  /** How the message begins. */
  beginning: string;
  createdAt: string;
  email: string;
  id: string;
  /** When it came in, or when we last answered. */
  lastWrittenAt: string;
  name: string;
  /** By which people name it: it stands in the subject of our answers. */
  reference: string;
  region: Region;
  state: ContactState;
  subject: ContactSubject;
};
export type ContactInboxPage = {
  items: ContactInboxItem[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type ContactMember = {
  /** Whether it is proven that the address is theirs. Whoever wrote to us did not have to prove it. */
  emailVerified: boolean;
  id: string;
  userType: 'family' | 'aupair' | 'admin';
  username: string;
};
export type ContactMessageInput = {
  email: string;
  message: string;
  name: string;
  /** In which half of the site it is written. */
  region: 'australia' | 'newzealand';
  subject: 'general' | 'family' | 'aupair' | 'payment' | 'safety' | 'press' | 'other';
  /** Must stay empty: only programs fill in a field that people do not see. */
  website?: string;
};
export type ContactNoteInput = {
  /** Made by the client, once for each entry and never again: asking the same a second time, after a lost answer, keeps
    and sends nothing, and answers with what stands. */
  entryId: string;
  words: string;
};
export type ContactReceipt = {
  id: string;
  receivedAt: string;
};
export type ContactState = 'open' | 'answered' | 'closed' | 'spam';
export type ContactStateInput = {
  state: 'open' | 'closed' | 'spam';
};
export type ContactSubject = 'general' | 'family' | 'aupair' | 'payment' | 'safety' | 'press' | 'other';
export type Conversation = {
  /** The caller archived it, and nothing was said since. */
  archived: boolean;
  id: string;
  lastMessage: LastMessage | null;
  /** When someone last wrote; until then, when the conversation was begun. */
  lastMessageAt: string;
  /** How far the caller has read. */
  lastReadSeq: number;
  /** The number of the newest message or reaction; 0 while there is none. */
  lastSeq: number;
  /** Until when the caller muted it; for always, the last day of the year 9999. May have passed. */
  mutedUntil: string | null;
  /** How far the other person has read. */
  theirLastReadSeq: number;
  /** Messages of this conversation that the caller has not read. */
  unreadCount: number;
  with: Partner;
};
export type ConversationAvailability = {
  available: boolean;
  conversationId: string;
};
export type ConversationChanged = {
  conversationId: string;
};
export type ConversationHead = {
  /** The caller archived it, and nothing was said since. */
  archived: boolean;
  conversationId: string;
  /** How far the caller has read. */
  lastReadSeq: number;
  lastSeq: number;
  /** How far the other person has read. */
  theirLastReadSeq: number;
};
export type ConversationHeads = {
  /** The 200 conversations in which something was said last. */
  items: ConversationHead[];
};
export type ConversationInterview = {
  interview: Interview | null;
};
export type ConversationPage = {
  /** The latest first. */
  items: Conversation[];
  /** Ask for the next page with it; `null` at the end. */
  nextCursor: string | null;
};
export type ConversationReadChanged = {
  conversationId: string;
  lastReadSeq: number;
  userId: string;
};
export type ConversationReadEvent = {
  conversationId: string;
  /** The number of the newest message or reaction that has been seen. */
  seq: number;
};
export type ConversationSettings = {
  /** It is not in the list until something new is said. */
  archived: boolean;
  conversationId: string;
  /** Until when it is muted; for always, the last day of the year 9999. May have passed. */
  mutedUntil: string | null;
};
export type ConversationSettingsInput = {
  /** Whether it leaves the list until something new is said. */
  archived?: boolean;
  /** For how long its messages cause no emails and push notifications, from now on; `off` ends it. */
  mute?: Mute;
};
export type CountryLandingContent = {
  cityDiscovery: LandingCityDiscovery;
  countryCode: string;
  cta: LandingCta;
  faq: LandingFaq;
  features: LandingFeatures;
  flagEmoji: string;
  hero: LandingHero;
  labels: LandingLabels;
  process: LandingProcess;
  requirements: LandingRequirements;
  resources: LandingResources;
  seo: LandingSeo;
  sources: LandingSource[];
  testimonials: LandingTestimonials;
  whyAustralia: LandingWhyAustralia;
};
export type CountryLandingResponse = {
  /** Day on which someone last compared the facts with their sources. */
  checkedOn: string;
  cityDiscovery: LandingCityDiscovery;
  country: LandingCountry;
  countryCode: string;
  cta: LandingCta;
  faq: LandingFaq;
  features: LandingFeatures;
  flagEmoji: string;
  hero: LandingHero;
  labels: LandingLabels;
  language: string;
  process: LandingProcess;
  requirements: LandingRequirements;
  resources: LandingResources;
  seo: LandingSeo;
  sources: LandingSource[];
  /** Name before the site's own that leads here. */
  subdomain: string;
  testimonials: LandingTestimonials;
  whyAustralia: LandingWhyAustralia;
};
export type CountryPageEdit = {
  at: string;
  /** Null once the account is gone. */
  by: string | null;
};
export type CountryPageSummary = {
  /** Day on which someone last compared the facts with their sources. */
  checkedOn: string;
  country: LandingCountry;
  /** Whether someone has made it say other things than the release does. */
  editedHere: boolean;
  /** Whether this release brings a newer text than the one that was edited here. */
  hasNewerText: boolean;
  language: string;
  /** Null where no admin has changed it yet. */
  lastEdit: CountryPageEdit | null;
  title: string;
  updatedAt: string;
};
export type CreateProfileInput = {
  email: string;
  region: Region;
  /** IANA name, as the browser tells it. */
  timeZone?: string;
  userType: SignUpUserType;
  username: string;
};
export type CreatedProfile = {
  profile: Profile;
};
export type Currency = 'AUD' | 'NZD';
export type CurrentAgreementVersion = {
  by: AgreementSide;
  /** Against the version before; empty for the first one. */
  changes: ClauseChange[];
  clauses: ClauseInWords[];
  createdAt: string;
  fingerprint: string;
  /** Above 38 hours a week; null below. */
  hoursWarning: string | null;
  note: string | null;
  number: number;
  /** What the lowest hourly wage would come to, for comparison. */
  payComparison: string;
  terms: AgreementTerms;
};
export type Dashboard = {
  completeness: ProfileCompleteness;
  /** The best matches, six at most; empty without a complete profile. */
  fits: DashboardFit[];
  nextStep: NextStep;
  /** People on one's shortlist. */
  shortlistCount: number;
};
export type DashboardFit = {
  auPair: AuPairCard | null;
  family: FamilyCard | null;
};
export type DataExportDto = {
  askedAt: string;
  /** Who asked for it: the person, or an admin. */
  askedBy: string;
  /** Bytes of the ZIP; null before it is ready. */
  byteSize: number | null;
  /** Until when it can be fetched; null before it is ready. */
  expiresAt: string | null;
  id: string;
  state: ExportState;
};
export type DatesClause = {
  endsOn: string;
  startsOn: string;
};
export type DayToConfirm = {
  day: string;
  /** The version of the day that you have read. */
  version: number;
};
export type DaysToConfirm = {
  days: DayToConfirm[];
};
export type DealBreaker = 'dates' | 'stay' | 'smoking' | 'pets' | 'driving' | 'swimming';
export type DealSetBy = 'you' | 'them';
export type DeclineWord = 'somebody_else' | 'dates' | 'other_needs';
export type DisputedDayInput = {
  note: string;
  /** The version of the day that you have read. */
  version: number;
};
export type DownloadsOfDay = {
  count: number;
  day: string;
};
export type DutiesClause = {
  duties: string[];
  /** What is not asked. */
  exclusions: string[];
};
export type EarlierDecision = {
  action: ModerationAction;
  decidedAt: string;
  words: string;
};
export type EarlyExitAgreement = {
  /** Its last day, if it was ended early. */
  endedOn: string | null;
  endsOn: string;
  id: string;
  /** The notice that both signed, in weeks; null where the terms name none. */
  noticeWeeks: number | null;
  /** The name of the other side, empty when they have left. */
  otherName: string;
  startsOn: string;
  state: 'confirmed' | 'active' | 'ended_early';
};
export type EarlyExitEndingInput = {
  /** The last day; today when it is left out. */
  on?: string;
  /** What the other side reads as the reason; they get nothing of what was written to us. */
  word?: string | null;
};
export type EarlyExitInput = {
  /** The agreement it is about, if it is about one. */
  arrangementId?: string | null;
  /** What happened, for us alone. */
  reason: string;
};
export type EarlyExitOverview = {
  /** Running ones, and those that were ended early in the last 60 days; the newest first. */
  arrangements: EarlyExitAgreement[];
  /** The newest wish to leave; null when there was none. */
  latest: Exit | null;
  /** How the person is called, for a letter of theirs. */
  ownName: string;
};
export type EditMessageInput = {
  content: string;
};
export type EditableLanding = {
  checkedOn: string;
  content: CountryLandingContent;
  country: LandingCountry;
  language: string;
  /** The newer text of this release; null where there is none. */
  newerText: ReleasedLanding | null;
  subdomain: string;
  updatedAt: string;
  /** Goes back with the edit. */
  version: number;
};
export type EditableResource = {
  attachmentCount: number;
  attachments: AdminAttachment[];
  audience: 'family' | 'aupair' | 'both';
  /** Cleaned HTML. */
  content: string;
  createdAt: string;
  /** Of all its files together. */
  downloadCount: number;
  /** Of the last 30 days; days without are left out. */
  downloads: DownloadsOfDay[];
  featured: boolean;
  /** Whether this release brings a newer text than the one that was edited here. */
  hasNewerText: boolean;
  id: string;
  image_url: string | null;
  /** The newer text of this release; null where there is none. */
  newerText: ReleasedResource | null;
  published: boolean;
  region: ('australia' | 'newzealand') | null;
  slug: string;
  sources: ResourceSourceDto[];
  summary: string | null;
  title: string;
  updatedAt: string;
  /** Goes back with the edit. */
  version: number;
};
export type EmailChange = {
  /** False where the old address was never confirmed: sessions go on then. */
  loggedOut: boolean;
  /** The page of this site from which its person signed up, where they had not confirmed an address before. */
  returnPath: string | null;
};
export type EmailVerificationDto = {
  /** The page of this site from which its person signed up; null where there was none. */
  returnPath: string | null;
};
export type EndAgreementInput = {
  /** The last day; today when it is left out. */
  on?: string;
  reason: string;
};
export type EndingCategory = 'account_closed' | 'safety' | 'rules' | 'identity' | 'mistake' | 'other';
export type EnrolMfaFactorInput = {
  /** The current password; may be left out within 15 minutes of logging in. */
  password?: string;
};
export type ErasureDto = {
  askedAt: string;
  dueAt: string;
  /** Asked for by the person, who may change their mind. */
  ownWish: boolean;
};
export type ErasureInput = {
  password: string;
};
export type ErasureObstacle = 'arrangement' | 'moderation' | 'payment' | 'last-administrator';
export type ErasureObstacleDto = {
  code: ErasureObstacle;
  words: string;
};
export type ErrorBody = {
  /** Stable code to decide by; messages may change, codes do not. */
  code: ErrorCode;
  /** With `stale_edit`: what was changed, as it stands now, in the shape in which the operation answers with it. */
  current?: {
    [key: string]: any;
  };
  /** With `deal_breaker`: what the person does not accept. */
  dealBreakers?: {
    rule: string;
    text: string;
  }[];
  /** What is wrong with each field, by the field's name. */
  fields?: {
    [key: string]: string[];
  };
  /** One sentence for the person. */
  message: string;
  /** With `invalid_state_transition`: the state in which it is. */
  state?: string;
  /** HTTP status. */
  statusCode: number;
};
export type ErrorCode =
  | 'bad_request'
  | 'validation_failed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'idempotency_key_reused'
  | 'duplicate_request_mismatch'
  | 'conflict'
  | 'invalid_state_transition'
  | 'gone'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'unprocessable'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable'
  | 'storage_full'
  | 'stale_edit'
  | 'slug_taken'
  | 'photo_limit_reached'
  | 'photo_too_small'
  | 'photo_unreadable'
  | 'document_unreadable'
  | 'document_infected'
  | 'document_encrypted'
  | 'document_active'
  | 'account_disabled'
  | 'candidate_email_unverified'
  | 'second_admin_required'
  | 'second_factor_required'
  | 'account_suspended'
  | 'current_password_wrong'
  | 'email_not_accepted'
  | 'email_taken'
  | 'invalid_credentials'
  | 'link_invalid'
  | 'last_admin'
  | 'mfa_already_enabled'
  | 'mfa_challenge_expired'
  | 'mfa_code_required'
  | 'mfa_code_wrong'
  | 'mfa_mandatory'
  | 'mfa_not_enabled'
  | 'last_second_factor'
  | 'passkey_limit_reached'
  | 'passkey_not_accepted'
  | 'passkey_taken'
  | 'reauthentication_required'
  | 'session_ended'
  | 'username_taken'
  | 'profile_missing'
  | 'shortlist_full'
  | 'wrong_role'
  | 'agreement_changed'
  | 'agreement_dates_unavailable'
  | 'agreement_needs_interview'
  | 'agreement_needs_verification'
  | 'agreement_already_open'
  | 'profile_hidden'
  | 'document_limit_reached'
  | 'reference_closed'
  | 'reference_limit_reached'
  | 'reference_already_answered'
  | 'verification_already_decided'
  | 'documents_not_opened'
  | 'conversation_limit_reached'
  | 'conversation_not_possible'
  | 'deal_breaker'
  | 'email_not_verified'
  | 'message_id_reused'
  | 'message_edit_too_late'
  | 'message_delete_too_late'
  | 'profile_incomplete'
  | 'not_in_call'
  | 'call_taken_over'
  | 'notes_changed'
  | 'relay_unavailable'
  | 'interview_not_open'
  | 'interview_not_scheduled'
  | 'interview_already_open'
  | 'review_too_early'
  | 'review_already_published'
  | 'review_already_answered'
  | 'support_request_full'
  | 'early_exit_not_possible'
  | 'application_exists'
  | 'application_limit_reached'
  | 'application_mismatch'
  | 'job_listing_not_open'
  | 'saved_searches_full'
  | 'grant_ended'
  | 'invoice_not_cancellable'
  | 'invoice_open'
  | 'invoice_settled'
  | 'payment_processing'
  | 'payment_unavailable'
  | 'payments_not_set_up'
  | 'plan_required'
  | 'plan_already_active'
  | 'price_changed'
  | 'webhook_signature_invalid'
  | 'transfer_refunded'
  | 'transfer_reversed'
  | 'transfer_too_old'
  | 'appeal_not_possible'
  | 'cannot_review_own_decision'
  | 'account_banned'
  | 'account_not_closed'
  | 'cannot_suspend_yourself'
  | 'case_claimed'
  | 'case_already_decided'
  | 'case_not_claimed'
  | 'message_held'
  | 'message_not_delivered'
  | 'cannot_report_yourself'
  | 'report_already_open'
  | 'brevo_key_not_accepted'
  | 'brevo_not_connected'
  | 'brevo_rejected'
  | 'brevo_webhook_token_missing'
  | 'brevo_unavailable'
  | 'campaign_audience_changed'
  | 'marketing_withdrawals_pending'
  | 'export_already_requested'
  | 'erasure_not_possible'
  | 'role_unchanged'
  | 'role_profile_exists'
  | 'approval_already_pending'
  | 'approval_already_decided'
  | 'cannot_approve_own_proposal'
  | 'cannot_decide_about_yourself'
  | 'attachment_limit_reached'
  | 'attachments_changed';
export type EvidenceFile = {
  /** Which adult at home it is about; null for the person themself. */
  adultId: string | null;
  /** Bytes. */
  byteSize: number;
  contentType: string;
  /** When it is deleted; null until someone has decided. */
  deleteAfter: string | null;
  fileName: string;
  id: string;
  uploadedAt: string;
};
export type EvidenceForm = {
  /** For adults at home: whom it is about. */
  adultId?: string;
  /** PDF, JPEG or PNG, at most 15 MB. */
  file: Blob;
};
export type EvidenceLine = {
  at: string;
  personId: string;
  /** It is what the case is about. */
  reported: boolean;
  text: string;
};
export type Exit = {
  arrangementId: string | null;
  createdAt: string;
  id: string;
  /** Since when the profile says "available now"; null when it was not asked for. */
  rematchedAt: string | null;
  /** The request in which we talk about it. */
  supportRequestId: string;
};
export type ExitClause = {
  plan: string;
};
export type ExportState = 'waiting' | 'ready' | 'expired' | 'failed';
export type FailedEventsDto = {
  count: number;
  name: string;
};
export type FamilyCard = {
  /** The first sentence about the room. */
  accommodation: string | null;
  children: FamilyCardChildren;
  duration: string;
  /** Null for visitors, and for members without a confirmed email or a profile of their own. */
  familyName: string | null;
  hoursPerWeek: number;
  id: string;
  /** Null for everyone but an au pair with a complete profile. */
  match: Match | null;
  photo: string | null;
  photoPreview: string | null;
  /** Suburb and city; where the family name is null the city alone, or the region where no city is known. */
  place: string;
  /** Null without a review. */
  rating: Rating | null;
  region: 'australia' | 'newzealand';
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  /** On the shortlist of whoever asks. */
  saved: boolean;
  /** Null when they start now, or have not said a date. */
  startDate: string | null;
  startsNow: boolean;
  /** A line in their own words, else the first sentence about themselves. */
  tagline: string | null;
  /** Null until their papers have been seen, and once they have run out. */
  verified: Verified | null;
};
export type FamilyCardChildren = {
  count: number;
  words: string;
};
export type FamilyFull = {
  aboutUs: string;
  accommodationDetails: string;
  active: boolean;
  carAvailable: boolean;
  childrenAges: string;
  createdAt: string;
  daysOff: number | null;
  duration: string;
  familyName: string;
  featured: boolean;
  hasPets: boolean;
  hoursPerWeek: number;
  id: string;
  languagesAtHome: string | null;
  location: string;
  needsDriver: boolean | null;
  needsSwimmer: boolean | null;
  numberOfChildren: number;
  ownBathroom: boolean;
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  requirements: string;
  smokesAtHome: boolean | null;
  startDate: string;
  tagline: string | null;
  /** Days for which they have confirmed an agreement, in their order. */
  takenDates: UnavailableDates[];
  timeZone: string;
  userId: string;
};
export type FamilyPage = {
  /** Null while something is `missing`. */
  full: FamilyFull | null;
  id: string;
  /** Null for everyone but an au pair with a complete profile. */
  match: Match | null;
  /** What to do before the whole page is shown: sign up, confirm the email address, or complete one's own profile. */
  missing: ('sign_up' | 'verify_email' | 'complete_profile') | null;
  /** On the shortlist of whoever asks. */
  saved: boolean;
  teaser: FamilyTeaser;
};
export type FamilyProfile = {
  aboutUs: string;
  accommodationDetails: string;
  active: boolean;
  carAvailable: boolean;
  childrenAges: string;
  createdAt: string;
  daysOff: number | null;
  dealBreakers: DealBreaker[] | null;
  duration: string;
  familyName: string;
  featured: boolean;
  hasPets: boolean;
  hoursPerWeek: number;
  id: string;
  languagesAtHome: string | null;
  leastAge: number | null;
  leastHours: number | null;
  location: string;
  mostAge: number | null;
  needsDriver: boolean | null;
  needsSwimmer: boolean | null;
  numberOfChildren: number;
  ownBathroom: boolean;
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  requirements: string;
  smokesAtHome: boolean | null;
  startDate: string;
  subscriptionTier: string;
  tagline: string | null;
  userId: string;
};
export type FamilyProfileInput = {
  aboutUs: string;
  accommodationDetails: string;
  /** False pauses the profile: no one else sees it. */
  active?: boolean;
  carAvailable?: boolean;
  childrenAges: string;
  /** Days off a week that they give. */
  daysOff?: number | null;
  dealBreakers?: DealBreaker[] | null;
  duration: string;
  familyName: string;
  hasPets?: boolean;
  hoursPerWeek: number;
  /** English names, best first. */
  languagesAtHome?: string | null;
  /** A younger au pair breaks the deal. */
  leastAge?: number | null;
  /** An au pair who hopes for fewer hours a week breaks the deal. */
  leastHours?: number | null;
  /** Suburb and city; the city alone is what visitors see. */
  location: string;
  /** An older au pair breaks the deal. */
  mostAge?: number | null;
  /** The au pair will have to drive. */
  needsDriver?: boolean | null;
  /** The au pair will be in the water with the children. */
  needsSwimmer?: boolean | null;
  numberOfChildren: number;
  ownBathroom?: boolean;
  /** Ids of the owner's uploads, the first one shown on cards. */
  photos?: string[] | null;
  requirements: string;
  /** Someone at home smokes. */
  smokesAtHome?: boolean | null;
  /** An ISO date where the form knows one. */
  startDate: string;
  /** One line that visitors read too. */
  tagline?: string | null;
};
export type FamilySearchPage = {
  /** As the first page counted. */
  count: SearchCount;
  items: FamilyCard[];
  /** Asks for the next page. Null at the end. A page may hold fewer people than asked for, even none, and still have
    one: very rare combinations are looked for step by step. */
  nextCursor: string | null;
};
export type FamilyTeaser = {
  carAvailable: boolean;
  children: string;
  duration: string;
  featured: boolean;
  hasPets: boolean;
  hoursPerWeek: number;
  languagesAtHome: string | null;
  ownBathroom: boolean;
  photo: string | null;
  photoPreview: string | null;
  /** The city; the region's name where no city is known. */
  place: string;
  /** Null without a review. */
  rating: Rating | null;
  region: Region;
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  startDate: string;
  tagline: string | null;
  /** Null until their papers have been seen, and once they have run out. */
  verified: Verified | null;
};
export type FaqEntry = {
  /** HTML that may be shown as it is. */
  answer: string;
  /** Who asks. */
  audience: 'family' | 'aupair';
  id: string;
  question: string;
  /** Where the answer holds; null where it holds in both. */
  region: ('australia' | 'newzealand') | null;
  sources: SourceLink[];
};
export type FeaturedCandidatesDto = {
  /** The newest twenty at most. */
  items: FeaturedFamily[];
};
export type FeaturedFamiliesDto = {
  /** Everyone chosen, in their order, also those whom the page cannot show now. */
  items: FeaturedFamily[];
  /** How many may be chosen. */
  most: number;
  /** The newest families of the place who are not chosen: they fill what room is left. */
  next: FeaturedFamily[];
  place: string;
  /** How many families the page shows. */
  room: number;
  /** Stands for this choice; whoever changes it hands it back. */
  version: string;
};
export type FeaturedFamiliesInput = {
  /** Ids of families of the place, in their order. */
  ids: string[];
  /** That of the choice as it was read. */
  version: string;
};
export type FeaturedFamily = {
  familyName: string;
  id: string;
  location: string;
  photo: string | null;
  photoPreview: string | null;
  state: FeaturedState;
};
export type FeaturedState = 'visible' | 'paused' | 'withheld' | 'taken';
export type FigureName =
  'new-people' | 'people' | 'verified' | 'conversations' | 'messages' | 'interviews' | 'confirmations' | 'revenue';
export type GivenUpJobDto = {
  /** When the job was asked for, or the event happened. */
  askedAt: string;
  /** Of the last try; personal data is left out. */
  error: string | null;
  givenUpAt: string;
  id: string;
  /** The job, or the event with its listener. */
  name: string;
  tries: number;
};
export type GivenUpJobsPage = {
  items: GivenUpJobDto[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type GrantInput = {
  plan: PaidPlan;
  reason: string;
  /** The last day of it. */
  until: string;
  userId: string;
};
export type GroupChoice = {
  email: boolean;
  group: NotificationGroup;
  label: string;
  line: string;
  push: boolean;
};
export type GroupChoiceInput = {
  email: boolean;
  group: NotificationGroup;
  push: boolean;
};
export type HeldCheck = {
  approvedOn: string;
  kind: CheckKind;
  /** Its last day; null where it does not run out. */
  validUntil: string | null;
};
export type HeldMessage = {
  clientMessageId: string;
  content: string;
  createdAt: string;
  /** Being checked, or not delivered. */
  state: 'held' | 'dropped';
};
export type HeldMessageChanged = {
  conversationId: string;
};
export type HeldMessages = {
  /** The oldest first. */
  items: HeldMessage[];
};
export type HoursChanged = {
  arrangementId: string;
  /** Its Monday. */
  week: string;
};
export type HoursClause = {
  /** Evenings of babysitting a week, within these hours. */
  babysittingEvenings: number;
  friday: WorkTime[];
  monday: WorkTime[];
  note?: string | null;
  saturday: WorkTime[];
  sunday: WorkTime[];
  thursday: WorkTime[];
  tuesday: WorkTime[];
  wednesday: WorkTime[];
};
export type HoursDay = {
  /** False also while the day has not come. */
  canRecord: boolean;
  day: string;
  /** False before the first day and after the last one. */
  inPlacement: boolean;
  /** What the agreement plans. */
  planned: WorkTime[];
  plannedMinutes: number;
  /** Null where nothing is recorded. */
  recorded: RecordedHours | null;
  /** What a change of this day is based on. */
  version: number;
};
export type HoursFact = {
  checkedOn: string;
  sourceTitle: string;
  sourceUrl: string;
  validFrom: string;
};
export type HoursLimit = 'agreement' | 'law';
export type HoursOverrun = {
  /** Null for the agreement. */
  fact: HoursFact | null;
  limitMinutes: number;
  /** The week that both signed, or a full-time week by law. */
  of: HoursLimit;
  overMinutes: number;
};
export type HoursPartner = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
};
export type HoursPlacement = {
  arrangementId: string;
  /** Days that differ for the family and wait for the au pair. */
  disputed: number;
  lastDay: string;
  startsOn: string;
  /** Recorded days that wait for the family. */
  toConfirm: number;
  with: HoursPartner;
};
export type HoursPlacements = {
  items: HoursPlacement[];
};
export type HoursTotals = {
  confirmedMinutes: number;
  /** Days that wait for the au pair. */
  disputed: number;
  plannedMinutes: number;
  recordedMinutes: number;
  /** Days that wait for the family. */
  toConfirm: number;
};
export type HoursWeek = {
  arrangementId: string;
  /** Seven, from Monday. */
  days: HoursDay[];
  /** A Monday. */
  from: string;
  lastDay: string;
  /** The Monday of the week after; null in the last week. */
  next: string | null;
  /** The agreement first. */
  overruns: HoursOverrun[];
  /** Null where the agreement is kept elsewhere. */
  pay: AgreedWeeklyPay | null;
  /** The Monday of the week before; null in the first week. */
  previous: string | null;
  region: Region;
  startsOn: string;
  /** The family’s. */
  timeZone: string;
  to: string;
  /** By the family’s calendar. */
  today: string;
  totals: HoursTotals;
  with: HoursPartner;
  /** Which of the two you are. */
  you: 'family' | 'aupair';
};
export type HouseClause = {
  cameras: string;
  guests: string;
  internet: string;
  phone: string;
};
export type IceServer = {
  credential: string;
  urls: string[];
  username: string;
};
export type IceServers = {
  /** When the relay stops taking these: an hour at most, and not after the room has closed. */
  expiresAt: string | null;
  /** Empty where the installation has no relay. */
  iceServers: IceServer[];
  /** Whether this person's calls go through the relay only. */
  relayOnly: boolean;
};
export type Interview = {
  /** When someone last did something to it. */
  changedAt: string;
  /** Who declined it or cancelled it. */
  closedBy: string | null;
  /** … until here. */
  closesAt: string | null;
  conversationId: string;
  endsAt: string | null;
  /** When it was held; null where its time has passed without both in the room. */
  heldAt: string | null;
  id: string;
  /** How long the times that were proposed last are. */
  minutes: 15 | 30 | 45 | 60;
  /** It is scheduled, and other times are proposed. The agreed one holds until one of them is accepted. */
  moving: boolean;
  /** What time it was for the server as it answered: clocks of phones differ. */
  now: string;
  /** The room lets the two in from here … */
  opensAt: string | null;
  /** At most three, while an answer is waited for. */
  proposals: InterviewProposal[];
  /** Who made the times that were proposed last. */
  proposedBy: string;
  /** The agreed time. */
  startsAt: string | null;
  state: 'proposed' | 'scheduled' | 'declined' | 'cancelled' | 'lapsed' | 'done';
  /** What the caller may do now. */
  steps: InterviewStep[];
  with: OtherPerson;
  /** What was said as it was declined or cancelled; empty when nothing was. */
  word: string;
};
export type InterviewChanged = {
  conversationId: string;
  interviewId: string;
};
export type InterviewNotes = {
  asked: string[];
  content: string;
  /** 0 before the first saving. */
  revision: number;
  updatedAt: string | null;
};
export type InterviewNotesInput = {
  /** Names of the questions that I have ticked. */
  asked: string[];
  content: string;
  /** The revision that they were written upon; 0 where there was none. Another one by now is a `notes_changed`. */
  revision: number;
};
export type InterviewPage = {
  items: Interview[];
  /** Ask for the next page with it; `null` at the end. */
  nextCursor: string | null;
};
export type InterviewProposal = {
  endsAt: string;
  /** The proposer's clocks go back that night and show this time twice: the first one is meant. */
  firstOfTwo: boolean;
  id: string;
  startsAt: string;
};
export type InterviewState = 'proposed' | 'scheduled' | 'declined' | 'cancelled' | 'lapsed' | 'done';
export type InterviewStep = 'propose' | 'accept' | 'decline' | 'keep' | 'cancel';
export type InterviewWordInput = {
  word?: string;
};
export type Invoice = {
  /** Where to pay it, line by line; null on a receipt. */
  bank: string[] | null;
  /** I can cancel it, at `POST /api/invoices/{id}/cancellation`: it is open, and for no placement. */
  cancellable: boolean;
  currency: Currency;
  dueOn: string;
  id: string;
  issuedAt: string;
  item: string;
  number: string;
  paidAt: string | null;
  /** It can be paid by card as well, at `POST /api/invoices/{id}/checkout`. */
  payableByCard: boolean;
  purchaseId: string;
  /** When it was opened again, since we had booked a payment by mistake. */
  reopenedAt: string | null;
  state: InvoiceState;
  /** Of the total; 0 where no tax is charged. */
  taxCents: number;
  /** Tax included. */
  totalCents: number;
};
export type InvoicePage = {
  items: Invoice[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type InvoiceState = 'open' | 'paid' | 'cancelled';
export type InvoiceTransferInput = {
  /** What came in; all that is due where it is left out. Less leaves the rest open. */
  amountCents?: number;
  /** The day on the bank statement. */
  paidOn: string;
  reason: string;
  reference: string;
};
export type JobActionInput = {
  reason: string;
};
export type JobKindDto = {
  /** When a scheduled task runs, as a cron expression in UTC; null for other jobs. */
  cron: string | null;
  /** What a scheduled task does; null for other jobs. */
  does: string | null;
  /** Finished jobs are forgotten after an hour, scheduled tasks after two days. */
  lastDone: string | null;
  /** Of those that will be tried again; personal data is left out. */
  lastError: string | null;
  /** For a later moment. */
  later: number;
  name: string;
  nextRun: string | null;
  /** Since when the oldest that is due has waited. */
  oldestSince: string | null;
  /** Of those two, those which have failed before. */
  retrying: number;
  running: number;
  /** Due, and not begun. */
  waiting: number;
};
export type JobsOverviewDto = {
  /** How many failed at every try. */
  givenUp: number;
  items: JobKindDto[];
  outbox: OutboxDto;
};
export type LandingAction = {
  label: string;
  /** A path of the site. */
  path: string;
};
export type LandingAdventure = {
  ideas: string[];
  text: string;
  title: string;
};
export type LandingCity = {
  bestFor: string[];
  description: string;
  highlights: string[];
  /** The city as the family search knows it. */
  id: 'sydney' | 'melbourne' | 'brisbane' | 'perth' | 'adelaide' | 'canberra';
  name: string;
  personality: string[];
  state: string;
  stats: LandingCityStats;
};
export type LandingCityDiscovery = {
  cities: LandingCity[];
  headline: string;
  /** How the figures are meant. */
  note: string;
  text: string;
};
export type LandingCityStats = {
  /** What stands where the number of families cannot be counted. */
  auPairFamilies: string;
  averageCost: string;
  climate: string;
  population: string;
};
export type LandingCountry = 'france' | 'germany' | 'spain';
export type LandingCta = {
  headline: string;
  primaryAction: LandingAction;
  secondaryAction: LandingAction;
  text: string;
};
export type LandingEditInput = {
  checkedOn: string;
  content: CountryLandingContent;
  /** The version that was edited. */
  version: number;
};
export type LandingFaq = {
  headline: string;
  items: LandingQuestion[];
};
export type LandingFeatures = {
  headline: string;
  items: LandingPoint[];
};
export type LandingFigure = {
  label: string;
  value: string;
};
export type LandingHero = {
  /** Shown with numbers. */
  features: LandingPoint[];
  /** Words between asterisks lean: one phrase. */
  headline: string;
  primaryAction: LandingAction;
  secondaryAction: LandingAction;
  stats: LandingFigure[];
  subheadline: string;
  trustIndicators: string[];
};
export type LandingImage = {
  alt: string;
  caption: string;
  /** A drawing of the site. */
  name: string;
};
export type LandingLabels = {
  auPairFamilies: string;
  averageCost: string;
  bestFor: string;
  /** `{date}` is the day. */
  checkedOn: string;
  chooseCity: string;
  climate: string;
  highlights: string;
  images: string;
  newTab: string;
  officialLinks: string;
  personality: string;
  population: string;
  /** `{city}` is the city. */
  searchCity: string;
  sources: string;
  yearsOld: string;
};
export type LandingLink = {
  label: string;
  url: string;
};
export type LandingPoint = {
  text: string;
  title: string;
};
export type LandingProcess = {
  adventureSection: LandingAdventure;
  headline: string;
  steps: LandingStep[];
  successStats: LandingFigure[];
  text: string;
};
export type LandingQuestion = {
  answer: string;
  question: string;
};
export type LandingRequirements = {
  headline: string;
  items: LandingPoint[];
  text: string;
  visa: LandingVisa;
};
export type LandingResource = {
  /** A path of the site. */
  path?: string;
  text: string;
  title: string;
  url?: string;
};
export type LandingResources = {
  headline: string;
  items: LandingResource[];
  text: string;
};
export type LandingSeo = {
  description: string;
  /** Language of the page, as links between languages name it. */
  hreflang: string;
  keywords: string[];
  title: string;
};
export type LandingSource = {
  checkedOn: string;
  title: string;
  url: string;
};
export type LandingStep = {
  /** How long it takes. */
  duration: string;
  text: string;
  title: string;
};
export type LandingTestimonial = {
  age: number;
  city: string;
  country: string;
  duration: string;
  location: string;
  name: string;
  quote: string;
};
export type LandingTestimonials = {
  headline: string;
  items: LandingTestimonial[];
  /** That these are samples, until real people have said something. */
  sampleNote: string;
};
export type LandingVisa = {
  /** Age, length, places and the like: the fact, then what it is about. */
  facts: LandingFigure[];
  links: LandingLink[];
  /** An honest word on the other side of the Tasman. */
  newZealand: LandingPoint;
  notes: string[];
  text: string;
  title: string;
};
export type LandingWhyAustralia = {
  benefits: LandingPoint[];
  headline: string;
  /** The first four are shown. */
  images: LandingImage[];
  promotionalText: string;
  statistics: LandingFigure[];
};
export type LastMessage = {
  content: string;
  createdAt: string;
  senderId: string;
  /** Its place in the conversation. Messages and reactions are numbered from 1 without gaps, in the order in which they
    happened. */
  seq: number;
};
export type LeaveClause = {
  /** Paid days off in the whole stay, beside the free days of the week. */
  paidDays: number;
  publicHolidays: PublicHolidays;
  sick: string;
};
export type LedgerAccount = 'receivable' | 'card' | 'bank' | 'sales' | 'discounts' | 'grants' | 'returns';
export type LedgerKind =
  | 'charge'
  | 'discount'
  | 'grant'
  | 'payment'
  | 'reversal'
  | 'refund'
  | 'chargeback'
  | 'refund_failed'
  | 'credit'
  | 'write_off'
  | 'reinstatement'
  | 'cancellation'
  | 'withdrawal';
export type LedgerPage = {
  items: LedgerRow[];
  nextCursor: string | null;
};
export type LedgerRow = {
  actorId: string | null;
  /** Always more than nothing. */
  amountCents: number;
  /** Which account gave it. */
  credit: LedgerAccount;
  currency: Currency;
  /** Which account got it. */
  debit: LedgerAccount;
  id: string;
  kind: LedgerKind;
  occurredAt: string;
  purchaseId: string;
  reason: string | null;
  reference: string | null;
};
export type LegalFact = {
  key: string;
  source: LegalFactSource;
  /** What it counts. */
  unit: string;
  validFrom: string;
  value: number;
};
export type LegalFactSource = {
  title: string;
  url: string;
};
export type LegalFactTopic = 'wages' | 'super' | 'tax' | 'leave' | 'visas' | 'checks' | 'fares' | 'driving';
export type LegalFacts = {
  items: LegalFact[];
};
export type ListedSessionDto = {
  createdAt: string;
  /** The session that asks. */
  current: boolean;
  id: string;
  lastSeenAt: string;
  /** As the browser names itself. */
  userAgent: string | null;
};
export type LiveAnswers = {
  'call.join': CallJoined;
  'call.leave': CallAcknowledged;
  'call.signal': CallAcknowledged;
  'conversation.read': ReadState;
  'message.send': Message;
  'reaction.set': Message;
};
export type LiveConnection = {
  answers: LiveAnswers;
  events: LiveEvents;
  requests: LiveRequests;
};
export type LiveEvents = {
  'account.updated': AccountUpdated;
  'arrangement.changed': AgreementChanged;
  'ban.noticed': BanNoticed;
  'call.closed': CallClosed;
  'call.presence': CallPresenceChanged;
  'call.signal': CallSignal;
  'call.taken-over': CallTakenOver;
  'conversation.availability': ConversationAvailability;
  'conversation.changed': ConversationChanged;
  'conversation.read': ConversationReadChanged;
  'conversation.settings': ConversationSettings;
  heads: ConversationHeads;
  'hours.changed': HoursChanged;
  'interview.changed': InterviewChanged;
  'message.changed': MessageChanged;
  'message.created': Message;
  'message.held-changed': HeldMessageChanged;
  'message.warned': MessageWarned;
  'notification.created': NotificationCreated;
  'notifications.read': NotificationsUnread;
  presence: PresenceChanged;
  'reaction.changed': ReactionChanged;
  'session.ended': SessionEnded;
  typing: TypingNotice;
  unread: UnreadChanged;
};
export type LiveRequests = {
  'call.join': CallJoinEvent;
  'call.leave': CallLeaveEvent;
  'call.signal': CallSignalEvent;
  'conversation.read': ConversationReadEvent;
  'message.send': MessageSendEvent;
  'reaction.set': ReactionSetEvent;
  typing: TypingEvent;
};
export type MailSubscription = {
  group: NotificationGroup;
  label: string;
  /** Whether emails about it are sent. */
  subscribed: boolean;
};
export type MarketingConnection = {
  account: BrevoAccountDto | null;
  /** Whether emails of the product leave by SMTP; else they are files on this machine. */
  mailsBySmtp: boolean;
  /** Where Brevo is to report what became of emails. */
  reportUrl: string;
  reporting: BrevoReportingState;
  state: BrevoConnectionState;
};
export type MarketingConsent = {
  agreed: boolean;
  recordedAt: string | null;
  /** By what it came about; null for whoever was never asked, which means no. */
  source: ('sign-up' | 'account' | 'unsubscribe-link' | 'hard-bounce' | 'complaint') | null;
};
export type MarketingConsentInput = {
  /** Whether the person wants news by email. */
  agreed: boolean;
  /** The words beside the switch, as they were shown. */
  wording: MarketingWording;
};
export type MarketingListKey =
  'families-australia' | 'families-newzealand' | 'aupairs-australia' | 'aupairs-newzealand';
export type MarketingWording =
  'Send me news, guides and offers by email, about twice a month. I can stop it at any time with one click.';
export type Match = {
  /** Percent of what could be compared that both have said. */
  certainty: number;
  /** What breaks a deal-breaker, of either. */
  dealBreakers: BrokenDeal[];
  /** How well the reader fits this person. */
  inReturn: MatchSide;
  /** What could not be compared; in each subject the reader's own first. */
  missing: MissingFact[];
  /** What fits first, then what does not. */
  reasons: MatchReason[];
  /** 0 to 100: the share of what was compared. What either has not said counts for and against no one. */
  score: number;
};
export type MatchReason = {
  /** It speaks for the two. */
  ok: boolean;
  text: string;
};
export type MatchSide = {
  /** What fits first, then what does not. */
  reasons: MatchReason[];
  /** 0 to 100: the share of what was compared. What either has not said counts for and against no one. */
  score: number;
};
export type MealsClause = {
  description: string;
};
export type Message = {
  clientMessageId: string;
  content: string;
  conversationId: string;
  createdAt: string;
  /** Its sender deleted it; `content` says so. */
  deleted: boolean;
  /** When its sender last edited it; null for nearly all. */
  editedAt: string | null;
  id: string;
  /** The receiver has read it. */
  isRead: boolean;
  /** Ids of those who reacted, by reaction. */
  reactions: {
    [key: string]: string[];
  };
  receiverId: string;
  /** Moderators took it away; `content` says so. */
  removed: boolean;
  /** What it answers; null for a message that answers nothing in particular. */
  replyTo: QuotedMessage | null;
  senderId: string;
  /** Its place in the conversation. Messages and reactions are numbered from 1 without gaps, in the order in which they
    happened. */
  seq: number;
};
export type MessageChanged = {
  message: Message;
  /** The number of the change. */
  seq: number;
};
export type MessageSendEvent = {
  /** Made by the client, once for each message and never again: sending the same id a second time answers with what
    was stored the first time. */
  clientMessageId: string;
  content: string;
  conversationId: string;
  /** The earlier message of this conversation that it answers. */
  replyToId?: string | null;
};
export type MessageWarned = {
  conversationId: string;
};
export type MessageWarning = {
  findings: ScamFinding[];
  messageId: string;
};
export type MessageWarnings = {
  /** Of the latest 200 messages with one; the latest first. */
  items: MessageWarning[];
};
export type MetricSeries = {
  /** The same of as many days before. */
  before: number;
  figure: FigureName;
  /** Of all the days asked for: the sum, or how many there are at the end. Revenue is in cents of its currency. */
  now: number;
  /** A role and a region (`family:australia`), or a currency; empty where the figure is not split. */
  part: string;
  /** One value for each point. */
  values: number[];
};
export type MetricsDto = {
  answers: AnswerMetrics;
  answersBefore: AnswerMetrics;
  /** One for each point. */
  answersByPoint: AnswerMetrics[];
  /** When today was counted. */
  countedAt: string;
  from: string;
  /** How many days a point has. When the days do not come out even, the first one has more. */
  pointDays: number;
  /** The first day of each point, in their order. */
  points: string[];
  series: MetricSeries[];
  to: string;
};
export type MfaChallenge = {
  /** In seconds since 1970. */
  expires_at: number;
  /** What this account has set up. */
  steps: SecondStep[];
  token: string;
};
export type MfaEnrolmentDto = {
  /** The address as a QR code, an SVG document. */
  qrSvg: string;
  /** For typing it in: Base32. */
  secret: string;
  uri: string;
};
export type MissingFact = {
  /** The field of the reader's own profile; null where it is the other person's to say. */
  field: string | null;
  text: string;
};
export type MissingField = {
  field: string;
  label: string;
};
export type MissingVisaFact = {
  /** A field of the profile. */
  field: string;
  label: string;
};
export type ModerationAction = 'none' | 'warn' | 'remove' | 'suspend' | 'ban';
export type ModerationCase = {
  about: NamedPerson;
  action: ('none' | 'warn' | 'remove' | 'suspend' | 'ban') | null;
  /** What can be decided. */
  allowedActions: ModerationAction[];
  appeal: CaseAppeal | null;
  appealedAt: string | null;
  /** The admin who is at it. */
  claimedBy: NamedPerson | null;
  decidedAt: string | null;
  decidedBy: NamedPerson | null;
  /** About the same person, newest first. */
  earlier: EarlierDecision[];
  /** Fields of a profile, times of an interview. */
  facts: {
    [key: string]: string;
  };
  findings: CaseFinding[];
  id: string;
  lines: EvidenceLine[];
  openedAt: string;
  /** Why people reported it. */
  reasons: ReportReason[];
  reportCount: number;
  reports: CaseReport[];
  /** What the rules found. */
  rules: ScamRuleId[];
  /** Everyone who speaks in `lines`. */
  speakers: NamedPerson[];
  subjectType: CaseSubject;
  suspendedUntil: string | null;
  /** What the person was told. */
  words: string | null;
};
export type ModerationCaseSummary = {
  about: NamedPerson;
  action: ('none' | 'warn' | 'remove' | 'suspend' | 'ban') | null;
  appealedAt: string | null;
  /** The admin who is at it. */
  claimedBy: NamedPerson | null;
  decidedAt: string | null;
  id: string;
  openedAt: string;
  /** Why people reported it. */
  reasons: ReportReason[];
  reportCount: number;
  /** What the rules found. */
  rules: ScamRuleId[];
  subjectType: CaseSubject;
};
export type ModerationCasesPage = {
  /** What waits comes oldest first, what is done newest first. */
  items: ModerationCaseSummary[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type ModerationDecisionInput = {
  /** `none` delivers a held message; anything else drops it. */
  action: ModerationAction;
  /** End of a suspension; for nothing else. */
  until?: string;
  /** What the person is told. */
  words: string;
};
export type Mute = '8_hours' | '1_week' | 'always' | 'off';
export type MyPlace = {
  currency: 'AUD' | 'NZD';
  /** Null before there is one, and once it is filled. */
  place: PlaceFacts | null;
  proposal: PlaceProposal;
};
export type MyPlan = {
  /** I enjoy it by the offer, without having taken a plan: it ends with the offer. */
  byOffer: boolean;
  /** The same plan can be taken again, to follow on this one. */
  canExtend: boolean;
  dues: PlanDue[];
  /** What the plan gives. */
  features: PlanFeature[];
  name: string;
  offer: PlanOffer | null;
  /** A plan that was paid, granted or free by the offer stands. */
  paid: boolean;
  /** How a plan would be paid here: by card, by bank transfer, or not at all because nothing is set up. */
  paysBy: 'card' | 'invoice' | 'none';
  /** What I enjoy now. */
  plan: PlanKey;
  since: string | null;
  /** What it is, in a sentence. */
  text: string;
  /** What I have bought or was granted, as my profile says. */
  tier: 'free' | 'standard' | 'premium';
  until: string | null;
};
export type NamedPerson = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** `null` when they have left the product. */
  userType: ('family' | 'aupair' | 'admin') | null;
};
export type NewCampaignInput = {
  lists: MarketingListKey[];
  /** For us; no one else sees it. */
  name: string;
  preview?: string | null;
  /** Whom it comes from: one of the account's senders. */
  senderId: number;
  subject: string;
  /** A template of Brevo's; either this or `text`. */
  templateId?: number | null;
  /** A text of our own; blank lines part paragraphs. */
  text?: string | null;
};
export type NewPeople = {
  /** Empty in a search for families. */
  auPairs: AuPairCard[];
  /** Empty in a search for au pairs. */
  families: FamilyCard[];
};
export type NewerResourceInput = {
  /** `take` writes the release's text over this one; `keep-mine` lets it be. */
  choice: 'take' | 'keep-mine';
  version: number;
};
export type NewerTextInput = {
  /** `take` writes it over the page; `keep-mine` lets the page be until a release brings something newer still. */
  choice: 'take' | 'keep-mine';
  /** The version of the page that was looked at. */
  version: number;
};
export type NextStep = {
  code: NextStepCode;
};
export type NextStepCode =
  | 'verify_email'
  | 'complete_profile'
  | 'resume_profile'
  | 'add_photo'
  | 'get_verified'
  | 'search'
  | 'write_first_message'
  | 'keep_talking'
  | 'administer';
export type NoticeClause = {
  weeks: number;
};
export type Notification = {
  createdAt: string;
  group: NotificationGroup;
  id: string;
  kind: string;
  line: string;
  /** Where it leads. */
  path: string;
  person: NotificationPerson | null;
  readAt: string | null;
  title: string;
  /** It comes up while the product is open, and waits for no morning. */
  urgent: boolean;
};
export type NotificationCreated = {
  notification: Notification;
  unreadCount: number;
};
export type NotificationGroup =
  | 'messages'
  | 'interviews'
  | 'arrangements'
  | 'reviews'
  | 'job-board'
  | 'saved-searches'
  | 'verification'
  | 'safety'
  | 'payments';
export type NotificationPage = {
  /** Newest first. */
  items: Notification[];
  /** Asks for the next page; `null` at the end. */
  nextCursor: string | null;
  /** How many are unread, on all pages. */
  unreadCount: number;
};
export type NotificationPerson = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
  userType: 'family' | 'aupair' | 'admin';
};
export type NotificationSettings = {
  groups: GroupChoice[];
  quietHours: QuietHours;
  /** Whose clock the quiet hours go by; `null` before there is a profile. */
  timeZone: string | null;
};
export type NotificationSettingsInput = {
  groups?: GroupChoiceInput[];
  quietHours?: QuietHoursInput;
};
export type NotificationsUnread = {
  unreadCount: number;
};
export type OfferedPay = {
  currency: 'AUD' | 'NZD';
  maxCents: number;
  minCents: number;
};
export type Openers = {
  /** Three at most; empty where a profile is not complete or not shown. */
  items: string[];
};
export type OpeningInput = {
  reason: string;
};
export type OtherClause = {
  more?: string | null;
  travel?: string | null;
};
export type OtherPerson = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
  /** A family's city, or where an au pair comes from; empty when unknown. */
  place: string;
  /** IANA name, to tell what time it is for them. */
  timeZone: string | null;
  /** `null` when they have left the product. */
  userType: ('family' | 'aupair' | 'admin') | null;
};
export type OtherVisa = {
  lines: VisaLine[];
  name: string;
  source: VisaLink;
};
export type OutboxDto = {
  failed: FailedEventsDto[];
  oldestSince: string | null;
  /** Counted up to 10,000. */
  waiting: number;
};
export type OwnAgreementDraft = {
  terms: {
    [key: string]: any;
  };
  updatedAt: string;
};
export type OwnAppeal = {
  /** What the second moderator says. */
  answer: string | null;
  createdAt: string;
  /** Null while no one has looked at it. */
  outcome: ('upheld' | 'overturned') | null;
  words: string;
};
export type OwnApplication = {
  id: string;
  state: ApplicationState;
};
export type OwnDecision = {
  action: ModerationAction;
  appeal: OwnAppeal | null;
  /** Until when an appeal can be made; null when that is over, or one was made. */
  appealUntil: string | null;
  decidedAt: string;
  /** The person's own words, when it is about a message. */
  excerpt: string | null;
  id: string;
  /** What it is about. */
  subjectType: CaseSubject;
  /** End of a suspension. */
  suspendedUntil: string | null;
  words: string;
};
export type OwnDecisions = {
  /** The latest 50, newest first. */
  items: OwnDecision[];
};
export type OwnRegionVisa = {
  authority: VisaLink;
  /** By the rules of this day. */
  day: string;
  /** They say that a working holiday visa of this country has been granted. */
  granted: boolean;
  limit: VisaLimit;
  /** Those that this passport can ask for, the possible ones first. Empty: we know of none. */
  options: VisaOption[];
  others: OtherVisa[];
  passport: string;
  region: Region;
};
export type OwnReview = {
  /** What mattered was talked about. */
  communication: ReviewAnswer;
  editedAt: string;
  /** The hours were those of the agreement. */
  hoursAsAgreed: ReviewAnswer;
  /** The rules of the house were clear and kept. */
  houseRules: ReviewAnswer;
  id: string;
  /** A line that only our moderators read. */
  moderatorNote?: string | null;
  /** Au pairs only: the pay came when it was due. */
  payOnTime?: ('yes' | 'mostly' | 'no') | null;
  stars: number;
  words: string;
};
export type OwnVerification = {
  checks: CheckDto[];
  /** The badge's checks that do not hold. */
  missing: CheckKind[];
  role: VerifiedRole;
  /** Null without the badge. */
  verified: Verified | null;
};
export type OwnVisa = {
  missing: MissingVisaFact[];
  regions: OwnRegionVisa[];
};
export type PaidPlan = 'standard' | 'premium';
export type Partner = {
  displayName: string;
  id: string;
  /** To five minutes; `null` when they were never here. */
  lastSeenAt: string | null;
  online: boolean;
  /** Id of their first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
  /** A family's city, or where an au pair comes from; empty when unknown. */
  place: string;
  /** IANA name, to tell what time it is for them. */
  timeZone: string | null;
  /** `null` when they have left the product. */
  userType: ('family' | 'aupair' | 'admin') | null;
};
export type Passkey = {
  createdAt: string;
  id: string;
  lastUsedAt: string | null;
  name: string;
  /** The provider copies it to the person's other devices. */
  synced: boolean;
};
export type PasskeyAlgorithm = {
  /** A COSE algorithm: -7 is ES256. */
  alg: number;
  type: 'public-key';
};
export type PasskeyAssertion = {
  authenticatorData: string;
  clientDataJSON: string;
  id: string;
  signature: string;
};
export type PasskeyAssertionOptions = {
  /** Empty where the browser may offer every passkey that it has for us. */
  allowCredentials: PasskeyDescriptor[];
  challenge: string;
  rpId: string;
  /** Milliseconds. */
  timeout: number;
  userVerification: 'required';
};
export type PasskeyDescriptor = {
  id: string;
  transports: PasskeyTransport[];
  type: 'public-key';
};
export type PasskeyList = {
  /** At most ten, the oldest first. */
  items: Passkey[];
};
export type PasskeyNameInput = {
  /** Chosen by its person, to tell passkeys apart. */
  name: string;
};
export type PasskeyOwner = {
  displayName: string;
  id: string;
  name: string;
};
export type PasskeyRegistration = {
  attestationObject: string;
  clientDataJSON: string;
  id: string;
  transports: PasskeyTransport[];
};
export type PasskeyRegistrationOptions = {
  attestation: 'none';
  authenticatorSelection: PasskeySelection;
  challenge: string;
  excludeCredentials: PasskeyDescriptor[];
  pubKeyCredParams: PasskeyAlgorithm[];
  rp: PasskeySite;
  /** Milliseconds. */
  timeout: number;
  user: PasskeyOwner;
};
export type PasskeySelection = {
  requireResidentKey: boolean;
  residentKey: 'required';
  userVerification: 'required';
};
export type PasskeySignInInput = {
  passkey: PasskeyAssertion;
};
export type PasskeySite = {
  id: string;
  name: string;
};
export type PasskeyTransport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';
export type PasswordAndCodeInput = {
  /** From the authenticator app. */
  code?: string;
  /** In place of `code`; options from `startPasskeyConfirmation`. */
  passkey?: PasskeyAssertion;
  password: string;
};
export type PayCheck = {
  currency: Currency;
  deductionCents: number;
  facts: UsedLegalFact[];
  /** The family’s week, all told. */
  familyCents: number;
  floor: PayFloor;
  /** That rate in percent. */
  higherTaxRate: number | null;
  hourlyCents: number;
  /** What reaches the au pair. */
  inHandCents: number;
  /** What builds up for paid leave. */
  leaveCents: number;
  minutes: number;
  /** The most that may be taken off without a signed sum; null where the law names none. */
  mostDeductionCents: number | null;
  notes: PayNoteOfWeek[];
  /** What is missing to the floor. */
  shortCents: number;
  /** Paid by the family on top. */
  superCents: number;
  /** Tax of working holiday makers, or PAYE with the ACC levy. */
  taxCents: number;
  /** Wages before tax. */
  weeklyCents: number;
  /** Weeks at this pay until a higher rate of tax begins. */
  weeksUntilHigherTax: number | null;
};
export type PayClause = {
  boardAndLodging: BoardAndLodging;
  /** Taken off each week for board and lodging, where they are not included. */
  deductionCents?: number | null;
  note?: string | null;
  paidOn: Weekday;
  weeklyCents: number;
};
export type PayFacts = {
  checkedOn: string;
  currency: string;
  hourlyCents: number;
  /** What hours are usual. */
  hours: string;
  since: string;
  sourceTitle: string;
  sourceUrl: string;
  words: string;
};
export type PayFloor = {
  /** An adult’s hour. */
  baseCents: number;
  hourlyCents: number;
  /** Percent of it at this age; null for an adult. */
  juniorShare: number | null;
  /** Percent on top for casual work; null without it. */
  loading: number | null;
  weeklyCents: number;
};
export type PayNote =
  | 'below_floor'
  | 'deduction_unsigned'
  | 'deduction_above_most'
  | 'deduction_above_pay'
  | 'long_week'
  | 'board_is_no_pay'
  | 'first_months'
  | 'junior'
  | 'penalty_rates'
  | 'exchange'
  | 'western_australia'
  | 'higher_tax_later'
  | 'leave';
export type PayNoteOfWeek = {
  /** About law, to be put right; else for information. */
  amber: boolean;
  code: PayNote;
};
export type Payer = {
  email: string | null;
  id: string;
  /** Null once the account is gone. */
  username: string | null;
};
export type PaymentReasonInput = {
  reason: string;
};
export type PaymentWay = 'offer' | 'card' | 'invoice' | 'grant';
export type PersonNote = {
  aboutId: string;
  content: string;
  labels: string[];
  updatedAt: string;
};
export type PersonNoteInput = {
  /** `updatedAt` of the draft that this was typed upon; null when there was none. Left out, nothing is compared. */
  basedOn?: string | null;
  content: string;
  labels: string[];
};
export type PersonNotes = {
  items: PersonNote[];
};
export type PersonalDataState = {
  erasure: ErasureDto | null;
  /** Newest first. */
  exports: DataExportDto[];
  obstacles: ErasureObstacleDto[];
};
export type Photo = {
  height: number;
  /** Goes into the `photos` of a profile. */
  id: string;
  /** A blur as `data:` URI of at most 1 kB, to show while the photo loads. */
  preview: string;
  urls: PhotoUrls;
  /** Of the largest rendition, in pixels. */
  width: number;
};
export type PhotoCrop = {
  height: number;
  width: number;
  x: number;
  y: number;
};
export type PhotoForm = {
  /** As JSON. Without it, the largest 4:5 part in the middle is kept. */
  crop?: PhotoCrop;
  /** JPEG, PNG or WebP, at most 10 MB, at least 400 pixels wide within the crop. */
  file: Blob;
};
export type PhotoUrls = {
  '400': string;
  '800': string;
  '1200': string;
};
export type Picture = {
  height: number;
  /** Of the largest rendition; goes into `image_url` and into the text. */
  url: string;
  urls: PhotoUrls;
  /** Of the largest rendition, in pixels. */
  width: number;
};
export type PictureForm = {
  /** As JSON. Without it the whole picture is kept. */
  crop?: PhotoCrop;
  /** JPEG, PNG or WebP, at most 10 MB, at least 400 pixels wide within the crop. */
  file: Blob;
};
export type PictureMetadata = {
  /** Of a block; null for what is said in one. */
  byteSize: number | null;
  name: PictureMetadataName;
  /** Null for a block. */
  value: string | null;
};
export type PictureMetadataName =
  | 'exif'
  | 'xmp'
  | 'icc_profile'
  | 'iptc'
  | 'comments'
  | 'gps_position'
  | 'gps_time'
  | 'camera'
  | 'serial_number'
  | 'owner'
  | 'author'
  | 'copyright'
  | 'description'
  | 'software'
  | 'taken_at';
export type PipelineColumn = 'saved' | 'conversation' | 'interview' | 'agreement' | 'signed' | 'set_aside';
export type PipelineEntry = {
  /** In the last two stages. */
  agreementId: string | null;
  agreementState:
    | (
        | 'draft'
        | 'proposed'
        | 'countered'
        | 'accepted'
        | 'confirmed'
        | 'active'
        | 'completed'
        | 'ended_early'
        | 'cancelled'
      )
    | null;
  /** When they were saved, last wrote, or the interview or agreement last changed. */
  at: string;
  /** Null while they are only saved. */
  conversationId: string | null;
  /** The agreed time of the interview; null without one. */
  interviewStartsAt: string | null;
  /** Of the newest interview, in that stage. */
  interviewState: ('proposed' | 'scheduled' | 'declined' | 'cancelled' | 'lapsed' | 'done') | null;
  /** In a conversation: something in it is unread. */
  isUnread: boolean;
  person: OtherPerson;
  stage: PipelineStage;
};
export type PipelinePage = {
  items: PipelineEntry[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type PipelineStage = 'saved' | 'conversation' | 'interview' | 'agreement' | 'signed';
export type PlaceFacts = {
  carAvailable: boolean;
  children: string;
  city: string | null;
  currency: 'AUD' | 'NZD';
  duties: string;
  hoursPerWeek: number;
  id: string;
  licenceWanted: boolean;
  monthsMax: number;
  monthsMin: number;
  payMaxCents: number;
  /** A week, in the region's currency. */
  payMinCents: number;
  publishedAt: string;
  region: Region;
  room: string;
  startsOn: string;
  state: PlaceState;
  text: string;
};
export type PlaceFamiliesDto = {
  /** All families of the place. */
  count: SearchCount;
  /** How many of the first items are featured. */
  featured: number;
  /** Featured ones first, in the order that admins gave them; then the newest. */
  items: FamilyCard[];
};
export type PlaceInput = {
  carAvailable: boolean;
  children: string;
  duties: string;
  hoursPerWeek: number;
  licenceWanted: boolean;
  monthsMax: number;
  monthsMin: number;
  payMaxCents: number;
  /** A week, in the region's currency. */
  payMinCents: number;
  room: string;
  startsOn: string;
  text: string;
};
export type PlaceProposal = {
  carAvailable: boolean;
  children: string;
  hoursPerWeek: number | null;
  monthsMax: number | null;
  monthsMin: number | null;
  room: string;
  startsOn: string | null;
};
export type PlaceState = 'open' | 'paused' | 'filled';
export type PlaceStateInput = {
  state: PlaceState;
};
export type PlacementCost = {
  facts: UsedLegalFact[];
  lines: PlacementCostLine[];
  /** What is taken off our plan for a limited time, in percent. */
  percentOff: number | null;
  totalCents: number;
  /** One week of it. */
  week: PayCheck;
  weeks: number;
};
export type PlacementCostLine = {
  cents: number;
  part: PlacementCostPart;
};
export type PlacementCostPart =
  'wages' | 'deduction' | 'super' | 'leave' | 'check' | 'plan_term' | 'plan_intake' | 'plan_placement';
export type PlacementsToReview = {
  items: ReviewedPlacement[];
};
export type Plan = {
  audience: 'family' | 'aupair';
  features: PlanFeature[];
  key: PlanKey;
  /** How many months it stands once it is settled; null for a plan without an end. */
  months: number | null;
  name: string;
  /** What is taken off its price for a limited time; null when nothing is. */
  offer: PlanOffer | null;
  /** Empty for a plan that costs nothing. */
  parts: PlanPart[];
  /** What it is, in a sentence. */
  text: string;
};
export type PlanDue = {
  amountCents: number;
  currency: Currency;
  dueOn: string | null;
  /** The invoice over it; null while only a card payment was begun, which no one owes. */
  invoiceId: string | null;
  number: string | null;
  part: PlanPartKey;
  plan: PlanKey;
  purchaseId: string;
};
export type PlanFeature = {
  code: PlanFeatureCode;
  words: string;
};
export type PlanFeatureCode =
  | 'search'
  | 'reply'
  | 'interviews'
  | 'arrangements'
  | 'verification'
  | 'safety'
  | 'start-conversations'
  | 'priority-support'
  | 'accompanied';
export type PlanKey = 'au-pair' | 'free' | 'standard' | 'premium';
export type PlanOffer = {
  percentOff: number;
  /** Its last day; null for one without an end. */
  until: string | null;
};
export type PlanPart = {
  amountCents: number;
  currency: Currency;
  /** Null for what is paid once. */
  everyMonths: number | null;
  /** term: for so many months. intake: once, when the plan is bought. placement: once, when an agreement is confirmed. */
  key: PlanPartKey;
};
export type PlanPartKey = 'term' | 'intake' | 'placement';
export type Plans = {
  items: Plan[];
};
export type PostAutosaveInput = {
  author?: string;
  category?: string | null;
  content?: string;
  image_alt?: string | null;
  image_url?: string | null;
  /** Null: it is true in both. */
  region?: ('australia' | 'newzealand') | null;
  seoDescription?: string | null;
  seoTitle?: string | null;
  slug?: string;
  sources?: PostSourceDraftInput[];
  summary?: string;
  title?: string;
  version: number;
};
export type PostDraftFields = {
  author?: string;
  category?: string | null;
  content?: string;
  image_alt?: string | null;
  image_url?: string | null;
  /** Null: it is true in both. */
  region?: ('australia' | 'newzealand') | null;
  seoDescription?: string | null;
  seoTitle?: string | null;
  slug?: string;
  sources?: PostSourceDraftInput[];
  summary?: string;
  title?: string;
};
export type PostEditor = {
  id: string;
  /** Null once the account is gone. */
  name: string | null;
};
export type PostInput = {
  author: string;
  category?: string | null;
  /** HTML; what may not stand in a post is taken out. */
  content: string;
  image_alt?: string | null;
  image_url?: string | null;
  /** Null: it is true in both. */
  region?: ('australia' | 'newzealand') | null;
  seoDescription?: string | null;
  seoTitle?: string | null;
  slug: string;
  sources?: PostSourceInput[];
  summary: string;
  title: string;
  version: number;
};
export type PostOrder = 'edited' | '-edited' | 'title' | '-title' | 'published' | '-published';
export type PostPublicationInput = {
  /** When; now without it. */
  at?: string | null;
  version: number;
};
export type PostReasonInput = {
  reason: string;
};
export type PostRevisionDto = {
  author: string;
  category: string | null;
  /** Clean HTML. */
  content: string;
  image_alt: string | null;
  image_url: string | null;
  kind: PostRevisionKind;
  number: number;
  region: ('australia' | 'newzealand') | null;
  savedAt: string;
  /** Null: it came with the release. */
  savedBy: PostEditor | null;
  seoDescription: string | null;
  seoTitle: string | null;
  slug: string;
  sources: SourceLink[];
  summary: string;
  title: string;
};
export type PostRevisionKind =
  'released' | 'autosaved' | 'saved' | 'scheduled' | 'published' | 'restored' | 'taken-over';
export type PostRevisionSummary = {
  kind: PostRevisionKind;
  number: number;
  savedAt: string;
  /** Null: it came with the release. */
  savedBy: PostEditor | null;
  title: string;
};
export type PostRevisionsPage = {
  items: PostRevisionSummary[];
  /** The `before` of the next page; null at the end. */
  nextBefore: number | null;
};
export type PostSlugCheck = {
  free: boolean;
};
export type PostSourceDraftInput = {
  checkedOn: string;
  title: string;
  url: string;
};
export type PostSourceInput = {
  checkedOn: string;
  title: string;
  url: string;
};
export type PostState = 'draft' | 'scheduled' | 'published';
export type PostVisitors = {
  others: PostEditor[];
  version: number;
};
export type PresenceChanged = {
  /** To five minutes. */
  lastSeenAt: string | null;
  online: boolean;
  userId: string;
};
export type Profile = {
  allowWhatsApp: boolean;
  createdAt: string;
  /** What others call this person: a family name or a first name, the username before a role profile is saved. */
  displayName: string;
  email: string;
  hasCompletedProfile: boolean;
  hasPaid: boolean;
  id: string;
  lastLoginDate: string | null;
  /** Sign-ins during the last thirty days. */
  loginCount30d: number;
  phoneNumber: string | null;
  /** Id of the first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
  region: Region;
  subscriptionTier: string;
  timeZone: string;
  userType: UserType;
  username: string;
};
export type ProfileCompleteness = {
  /** In the order of the form. */
  missing: MissingField[];
  /** Optional fields count too, so a complete profile may stand below 100. */
  percent: number;
};
export type ProfileDraft = {
  data: {
    [key: string]: any;
  };
  step: number;
  updatedAt: string;
};
export type ProfileDraftInput = {
  /** `updatedAt` of the draft that this was typed upon; null when there was none. Left out, nothing is compared. */
  basedOn?: string | null;
  /** The form's values, unchecked: up to 64 kB, five levels deep. */
  data: {
    [key: string]: any;
  };
  /** Where in the form they are, from 0. */
  step: number;
};
export type ProposeInterviewInput = {
  /** With whom one talks there, one meets. */
  conversationId: string;
  minutes: 15 | 30 | 45 | 60;
  /** The zone in which the times are written; an IANA name. */
  timeZone: string;
  /** One to three, at least 15 minutes and at most 90 days ahead. A time that clocks show twice, as they go back, means
    the first; one that they skip, as they go forward, is refused. */
  times: string[];
};
export type ProposeTermsInput = {
  /** The version that the caller has read; 0 when none was proposed yet. */
  basedOn: number;
  /** A word to the other one. */
  note?: string | null;
  terms: AgreementTerms;
};
export type ProposedTimesInput = {
  minutes: 15 | 30 | 45 | 60;
  /** The zone in which the times are written; an IANA name. */
  timeZone: string;
  /** One to three, at least 15 minutes and at most 90 days ahead. A time that clocks show twice, as they go back, means
    the first; one that they skip, as they go forward, is refused. */
  times: string[];
};
export type PublicHolidays = 'free' | 'by_arrangement';
export type PublishedCountry = {
  country: LandingCountry;
  updatedAt: string;
};
export type PublishedPost = {
  slug: string;
  updatedAt: string;
};
export type PublishedResource = {
  slug: string;
  updatedAt: string;
};
export type Purchase = {
  amountCents: number;
  createdAt: string;
  currency: Currency;
  /** Taken off by the offer or by a grant. */
  discountCents: number;
  /** What is owed; less than nothing when too much was paid, or a refund has come back to us. */
  dueCents: number;
  endsAt: string | null;
  id: string;
  invoiceId: string | null;
  item: string;
  number: string | null;
  paidCents: number;
  part: PlanPartKey;
  plan: PaidPlan;
  refundedCents: number;
  settledAt: string | null;
  startsAt: string | null;
  state: PurchaseState;
  way: PaymentWay;
};
export type PurchaseInput = {
  plan: PaidPlan;
  /** What I was told that is due now, in cents, tax included; another price of today is `price_changed`, and nothing is
    bought. Without it I take whatever it costs. */
  priceCents?: number;
};
export type PurchaseOutcome = {
  invoiceId: string | null;
  /** granted: nothing is to be paid, the plan stands. checkout: go to `url` and pay by card. invoice: pay the invoice. */
  kind: PurchaseOutcomeKind;
  /** Stripe's page; null unless it is a checkout. */
  url: string | null;
};
export type PurchaseOutcomeKind = 'granted' | 'checkout' | 'invoice';
export type PurchasePage = {
  items: Purchase[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type PurchaseState = 'open' | 'settled' | 'refunded' | 'cancelled';
export type PushDevice = {
  createdAt: string;
  device: string;
  /** The last characters of its address, by which a browser knows itself. */
  endpointEnd: string;
  id: string;
  /** When it was last told something. */
  lastToldAt: string | null;
};
export type PushDevices = {
  /** The newest first, ten at most. */
  items: PushDevice[];
  /** The key by which browsers know us (`applicationServerKey`); `null` where this installation tells no devices. */
  publicKey: string | null;
};
export type PushRenewalInput = {
  /** The browser's secret: 16 bytes in base64url. */
  auth: string;
  endpoint: string;
  oldAuth: string;
  oldEndpoint: string;
  /** The browser's public key: 65 bytes in base64url. */
  p256dh: string;
};
export type PushSubscriptionInput = {
  /** The browser's secret: 16 bytes in base64url. */
  auth: string;
  device: string;
  endpoint: string;
  /** The browser's public key: 65 bytes in base64url. */
  p256dh: string;
};
export type QueueDto = {
  name: QueueName;
  /** Since when the oldest has waited; null when nothing does. */
  oldestSince: string | null;
  waiting: number;
};
export type QueueName =
  'evidence' | 'moderation' | 'support' | 'contact' | 'approvals' | 'invoices' | 'payments' | 'facts';
export type QueuesDto = {
  items: QueueDto[];
};
export type QuietHours = {
  from: string;
  on: boolean;
  until: string;
};
export type QuietHoursInput = {
  /** By the person's own clock. */
  from: string;
  on: boolean;
  until: string;
};
export type QuotedMessage = {
  /** Its first 200 characters. */
  content: string;
  /** Its sender deleted it; `content` says so. */
  deleted: boolean;
  id: string;
  /** Moderators took it away; `content` says so. */
  removed: boolean;
  senderId: string;
  /** Its place in the conversation, to go there. */
  seq: number;
};
export type Rating = {
  /** Of five, with one decimal. */
  average: number;
  count: number;
};
export type Reaction = 'heart' | 'laugh' | 'thumbs_up' | 'wow' | 'sad' | 'celebrate';
export type ReactionChanged = {
  conversationId: string;
  messageId: string;
  /** Ids of those who reacted, by reaction. */
  reactions: {
    [key: string]: string[];
  };
  seq: number;
};
export type ReactionSetEvent = {
  messageId: string;
  /** Whether it shall be there. */
  on: boolean;
  reaction: Reaction;
};
export type ReadAllInput = {
  /** When the newest one came that the person has seen: what came after it stays unread. */
  until: string;
};
export type ReadInput = {
  /** The number of the newest message or reaction that has been seen. */
  seq: number;
};
export type ReadState = {
  /** How far the conversation is read now: it never goes back, and never past what there is. */
  lastReadSeq: number;
  /** Messages of this conversation that are still unread. */
  unreadCount: number;
};
export type RecentPasswordInput = {
  /** The current password; may be left out within 15 minutes of logging in. */
  password?: string;
};
export type RecordedDayInput = {
  /** With `times`; up to `24:00`. */
  endsAt?: string | null;
  /** With `duration`; 0 for a day without work. */
  minutes?: number | null;
  note?: string | null;
  /** With `times`. */
  startsAt?: string | null;
  /** The version of the day that you have read; 0 when nothing was recorded. */
  version: number;
  way: RecordingWay;
};
export type RecordedDayState = 'recorded' | 'confirmed' | 'disputed';
export type RecordedHours = {
  /** Recorded with one tap. */
  asPlanned: boolean;
  confirmedAt: string | null;
  endsAt: string | null;
  /** How the day differs for the family. */
  familyNote: string | null;
  minutes: number;
  /** The au pair’s. */
  note: string | null;
  /** Where a start and an end were given. */
  startsAt: string | null;
  state: RecordedDayState;
};
export type RecordingWay = 'planned' | 'times' | 'duration';
export type RecoveryCodesDto = {
  /** Ten codes, shown this once. */
  recoveryCodes: string[];
};
export type ReferenceAnswerInput = {
  /** True: there will be no answer; the other fields count as nothing. */
  declined: boolean;
  knownFor?: string | null;
  phone?: string | null;
  /** Of the email's link. */
  token: string;
  words?: string | null;
  /** Whether they would leave children with this person. */
  wouldTrust?: boolean;
};
export type ReferenceDto = {
  answeredAt: string | null;
  email: string | null;
  expiresAt: string;
  id: string;
  mailedAt: string;
  /** Null once erased. */
  name: string | null;
  relationship: Relationship;
  state: ReferenceState;
};
export type ReferenceForm = {
  auPairName: string;
  expiresAt: string;
  refereeName: string;
  relationship: Relationship;
};
export type ReferenceInput = {
  email: string;
  name: string;
  relationship: Relationship;
};
export type ReferenceState = 'asked' | 'answered' | 'declined';
export type ReferenceTokenInput = {
  /** Of the email's link. */
  token: string;
};
export type RefreshSessionInput = {
  /** Only with `X-Session-Transport: body`; browsers send it as a cookie. */
  refresh_token?: string;
};
export type RefundWay = 'card' | 'bank';
export type Region = 'australia' | 'newzealand';
export type RegionDto = {
  /** ISO 4217. */
  currency: 'AUD' | 'NZD';
  /** Options of a location field, in their order. */
  locations: string[];
  name: string;
  /** Goes before region-aware paths of the site; empty for Australia. */
  pathPrefix: string;
  region: 'australia' | 'newzealand';
};
export type RegisteredAgreement = {
  auPair: RegisteredPerson;
  changedAt: string;
  endsOn: string | null;
  family: RegisteredPerson;
  id: string;
  region: Region;
  startsOn: string | null;
  state: RegisteredState;
  /** How many versions were proposed. */
  versions: number;
};
export type RegisteredAgreementDetail = {
  auPair: RegisteredPerson;
  changedAt: string;
  /** The terms of the newest version, as the two read them. */
  clauses: ClauseInWords[];
  /** Why it was cancelled or ended, in the words of the person who did it. */
  closedReason: string | null;
  /** The last day there was, when it ended early. */
  endedOn: string | null;
  endsOn: string | null;
  family: RegisteredPerson;
  /** SHA-256 of the agreement that both signed. */
  fingerprint: string | null;
  history: AgreementStepDto[];
  id: string;
  region: Region;
  startsOn: string | null;
  state: RegisteredState;
  /** How many versions were proposed. */
  versions: number;
};
export type RegisteredPerson = {
  id: string;
  /** Null once the account is gone. */
  name: string | null;
};
export type RegisteredState =
  'proposed' | 'countered' | 'accepted' | 'confirmed' | 'active' | 'completed' | 'ended_early' | 'cancelled';
export type RelatedPost = {
  category: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  slug: string;
  title: string;
};
export type Relationship = 'host_family' | 'employer' | 'teacher' | 'neighbour' | 'other';
export type ReleaseText = {
  content: string;
  sources: SourceLink[];
  summary: string;
  title: string;
};
export type ReleaseTextInput = {
  /** True takes the release's text into the draft; false keeps one's own, and only the next release asks again. */
  take: boolean;
  version: number;
};
export type ReleasedLanding = {
  checkedOn: string;
  content: CountryLandingContent;
};
export type ReleasedResource = {
  content: string;
  summary: string | null;
  title: string;
};
export type RemovePasskeyInput = {
  /** The current password; may be left out within 15 minutes of logging in. */
  password?: string;
  /** Says that the second step may be off from then on. Without it the last passkey of an account without an authenticator
    app stays. */
  turnSecondStepOff?: boolean;
};
export type ReplyHabit = {
  /** Half of the answers came within as many minutes. */
  medianMinutes: number;
  /** Answered within five days. */
  ratePercent: number;
};
export type Report = {
  about: NamedPerson;
  createdAt: string;
  id: string;
  reason: ReportReason;
  /** What was done about a person stays between them and us; that something was done does not. */
  state: ReportState;
  subjectType: ReportSubject;
  words: string;
};
export type ReportInput = {
  /** Block the person as well. */
  block?: boolean;
  reason: ReportReason;
  /** Of the message, interview or review; for a profile that of the person. */
  subjectId: string;
  subjectType: ReportSubject;
  /** Own words. */
  words?: string;
};
export type ReportPage = {
  /** Newest first. */
  items: Report[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type ReportReason =
  | 'asks-for-money'
  | 'not-who-they-say'
  | 'rude-or-threatening'
  | 'sexual'
  | 'about-a-child'
  | 'unfair-work'
  | 'off-topic'
  | 'something-else';
export type ReportState = 'open' | 'acted-on' | 'nothing-found';
export type ReportSubject = 'profile' | 'message' | 'interview' | 'review';
export type RequestPasswordRecoveryInput = {
  email: string;
};
export type ResetPasswordInput = {
  /** A code of the authenticator app or a recovery code, where an app is set up. */
  code?: string;
  password: string;
  /** What stands behind `token=` in the link of the email. */
  token: string;
};
export type ResourceAttachmentDto = {
  description: string | null;
  displayOrder: number;
  fileName: string;
  /** Bytes. */
  fileSize: number | null;
  fileType: string | null;
  /** Of a file elsewhere, its full address. */
  fileUrl: string;
  id: string;
};
export type ResourceDeletionInput = {
  reason: string;
};
export type ResourceDetail = {
  attachmentCount: number;
  attachments: ResourceAttachmentDto[];
  audience: 'family' | 'aupair' | 'both';
  /** Cleaned HTML. */
  content: string;
  createdAt: string;
  featured: boolean;
  id: string;
  /** Null where the page draws its own picture. */
  image_url: string | null;
  /** The one region that it is true for; null where it holds in both. */
  region: ('australia' | 'newzealand') | null;
  slug: string;
  sources: ResourceSourceDto[];
  summary: string | null;
  title: string;
  updatedAt: string;
};
export type ResourceEditInput = {
  audience: 'family' | 'aupair' | 'both';
  /** HTML; what could run or load from elsewhere is taken out. */
  content: string;
  featured?: boolean;
  /** A picture that was uploaded here, or an address. */
  image_url?: string | null;
  /** Not published unless said. */
  published?: boolean;
  /** The one region that it is true for. */
  region?: ('australia' | 'newzealand') | null;
  slug: string;
  sources?: ResourceSourceInput[];
  summary?: string | null;
  title: string;
  /** The version that was edited. */
  version: number;
};
export type ResourceFeaturedInput = {
  featured: boolean;
};
export type ResourceInput = {
  audience: 'family' | 'aupair' | 'both';
  /** HTML; what could run or load from elsewhere is taken out. */
  content: string;
  featured?: boolean;
  /** A picture that was uploaded here, or an address. */
  image_url?: string | null;
  /** Not published unless said. */
  published?: boolean;
  /** The one region that it is true for. */
  region?: ('australia' | 'newzealand') | null;
  slug: string;
  sources?: ResourceSourceInput[];
  summary?: string | null;
  title: string;
};
export type ResourceList = {
  items: ResourceSummary[];
};
export type ResourcePublishedInput = {
  published: boolean;
};
export type ResourceSourceDto = {
  /** When someone last looked. */
  checkedOn: string;
  title: string;
  url: string;
};
export type ResourceSourceInput = {
  checkedOn: string;
  title: string;
  url: string;
};
export type ResourceSummary = {
  attachmentCount: number;
  audience: 'family' | 'aupair' | 'both';
  featured: boolean;
  id: string;
  /** Null where the page draws its own picture. */
  image_url: string | null;
  /** The one region that it is true for; null where it holds in both. */
  region: ('australia' | 'newzealand') | null;
  slug: string;
  summary: string | null;
  title: string;
  updatedAt: string;
};
export type Review = {
  /** Null when you may not know of them any more. */
  author: ReviewPerson | null;
  communication: ReviewAnswer;
  endedEarly: boolean;
  hoursAsAgreed: ReviewAnswer;
  houseRules: ReviewAnswer;
  id: string;
  payOnTime: ('yes' | 'mostly' | 'no') | null;
  reply: ReviewReply | null;
  stars: number;
  /** The month in which the stay began. */
  stayFrom: string;
  /** The month in which it ended. */
  stayUntil: string;
  words: string;
};
export type ReviewAnswer = 'yes' | 'mostly' | 'no';
export type ReviewInput = {
  /** What mattered was talked about. */
  communication: ReviewAnswer;
  /** The hours were those of the agreement. */
  hoursAsAgreed: ReviewAnswer;
  /** The rules of the house were clear and kept. */
  houseRules: ReviewAnswer;
  /** A line that only our moderators read. */
  moderatorNote?: string | null;
  /** Au pairs only: the pay came when it was due. */
  payOnTime?: ('yes' | 'mostly' | 'no') | null;
  stars: number;
  words: string;
};
export type ReviewPage = {
  /** Of all that have opened, to one decimal; null where there are none. */
  average: number | null;
  count: number;
  items: Review[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type ReviewPerson = {
  /** Others can find them: their page can be opened. */
  active: boolean;
  displayName: string;
  id: string;
  photo: string | null;
  photoPreview: string | null;
  userType: 'family' | 'aupair';
};
export type ReviewRemovalInput = {
  reason: string;
};
export type ReviewReply = {
  repliedAt: string;
  words: string;
};
export type ReviewReplyInput = {
  words: string;
};
export type ReviewedCheck = {
  check: CheckDto;
  id: string;
  /** Whether an approval is in place, which can be withdrawn; it outlives a renewal that waits. */
  isApproved: boolean;
  /** The files that were sent to the asking admin. All of them have to be before an approval. */
  openedFileIds: string[];
  person: ReviewedPerson;
  references: ReviewedReference[];
  role: VerifiedRole;
  userId: string;
  /** Whether an approval needs its last day. */
  validUntilRule: ValidUntilRule;
  /** To be sent along with the decision. */
  version: number;
};
export type ReviewedPerson = {
  age: number | null;
  email: string;
  emailVerified: boolean;
  joinedAt: string;
  location: string | null;
  name: string;
  nationality: string | null;
  region: string;
  username: string;
};
export type ReviewedPlacement = {
  arrangementId: string;
  /** Its last day. */
  endsOn: string;
  /** When both open, unless both are in before. */
  opensAt: string;
  /** With whom; null when they have left. */
  other: ReviewPerson | null;
  own: OwnReview | null;
  /** writable: I can write and change mine. closed: both are open. too_early: it has lasted less than 14 days. never:
    there was no stay. */
  phase: 'too_early' | 'writable' | 'closed' | 'never';
  startsOn: string;
  /** Null until both are open, also when it is in already. */
  theirs: Review | null;
};
export type ReviewedReference = {
  answeredAt: string | null;
  email: string | null;
  expiresAt: string;
  id: string;
  knownFor: string | null;
  mailedAt: string;
  /** The member whose address this is. The au pair is not told, since that would say who has an account. */
  memberId: string | null;
  /** Null once erased. */
  name: string | null;
  phone: string | null;
  relationship: Relationship;
  /** Whether the answer came from a network from which the au pair signs in; null where that is not known. */
  sameNetwork: boolean | null;
  state: ReferenceState;
  words: string | null;
  wouldTrust: boolean | null;
};
export type ReviewedState = 'waiting' | 'approved' | 'ask_again' | 'refused' | 'expired' | 'withdrawn';
export type RoomClause = {
  bathroom: Bathroom;
  description: string;
};
export type SavedSearch = {
  alerts: SavedSearchAlerts;
  createdAt: string;
  filters: {
    [key: string]: string;
  };
  id: string;
  kind: SavedSearchKind;
  name: string;
  /** People found since the owner looked last. */
  newCount: number;
};
export type SavedSearchAlerts = 'none' | 'daily' | 'at_once';
export type SavedSearchChanges = {
  alerts?: SavedSearchAlerts;
  name?: string;
};
export type SavedSearchInput = {
  alerts: SavedSearchAlerts;
  /** The filters as the address of the search writes them; the same rules hold for them. */
  filters: {
    [key: string]: string;
  };
  kind: SavedSearchKind;
  name: string;
};
export type SavedSearchKind = 'auPairs' | 'families';
export type SavedSearchList = {
  items: SavedSearch[];
};
export type ScamFinding = {
  rule: ScamRuleId;
  /** Why it is told, and what to do. */
  words: string;
};
export type ScamRuleId =
  | 'money-ahead'
  | 'go-between'
  | 'cheque'
  | 'untraceable-money'
  | 'bank-secrets'
  | 'papers-by-mail'
  | 'pay-too-good'
  | 'off-site'
  | 'too-much-feeling'
  | 'pressed'
  | 'keep-secret';
export type SearchCount = {
  /** There are or may be more than `value`: say "38+". */
  capped: boolean;
  value: number;
};
export type SearchSort = 'best' | 'newest' | 'soonest';
export type SecondStep = 'authenticator' | 'passkey';
export type SeenPostVersion = {
  version: number;
};
export type SendMessageInput = {
  /** Made by the client, once for each message and never again: sending the same id a second time answers with what
    was stored the first time. */
  clientMessageId: string;
  content: string;
  /** The earlier message of this conversation that it answers. */
  replyToId?: string | null;
};
export type Session = {
  /** Send as `Authorization: Bearer …`. */
  access_token: string;
  /** When the access token ends, in seconds since 1970. */
  expires_at: number;
  /** `null` where the cookie carries it, so that no script can read it. */
  refresh_token: string | null;
  user: SessionUser;
};
export type SessionEnded = {
  reason: string;
  sessionId: string;
};
export type SessionList = {
  /** At most 20, the one used last first. */
  items: ListedSessionDto[];
};
export type SessionUser = {
  /** An authenticator app is set up. */
  authenticatorEnabled: boolean;
  email: string;
  emailVerified: boolean;
  /** Account, profile and role profile all have this id. */
  id: string;
  /** Signing in with the password asks for a second step: the authenticator app or a passkey. */
  mfaEnabled: boolean;
  region: Region;
  /** This account has to set up an authenticator app or a passkey before anything else opens. */
  secondFactorRequired: boolean;
  userType: UserType;
  username: string;
};
export type SetAsideInput = {
  setAside: boolean;
};
export type ShortlistItem = {
  auPair: AuPairCard | null;
  family: FamilyCard | null;
  savedAt: string;
};
export type ShortlistPage = {
  items: ShortlistItem[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type SignAgreementInput = {
  fullName: string;
  password: string;
  /** Tell the people one writes with, once it is confirmed, that one has found someone. */
  tellOthers: boolean;
  /** The version that is accepted. */
  version: number;
};
export type SignInInput = {
  email: string;
  password: string;
};
export type SignInResult = {
  challenge: MfaChallenge | null;
  session: Session | null;
};
export type SignOutUserInput = {
  reason: string;
  /** One session; without it, all of them. */
  sessionId?: string;
};
export type SignUpInput = {
  email: string;
  /** The words beside the box for news by email, where it was ticked; left out where it was not. */
  marketingWording?: MarketingWording;
  /** What the application profile will be made of. */
  metadata: SignUpMetadata;
  /** Any characters. Passwords that attackers try first, or that are made of the person's own names, are refused. */
  password: string;
  /** The page of this site that the confirmation of the email leads on to. */
  returnPath?: string;
};
export type SignUpMetadata = {
  region: Region;
  userType: SignUpUserType;
  /** Unique, whatever the case. */
  username: string;
};
export type SignUpUserType = 'family' | 'aupair';
export type SiteSettingDto = {
  key: string;
  /** What holds while no one has changed it. */
  standard: {
    [key: string]: any;
  };
  updatedAt: string | null;
  /** The admin's id. */
  updatedBy: string | null;
  value: {
    [key: string]: any;
  };
  /** Rises with every change; 0 while the standard holds. */
  version: number;
};
export type SiteSettingInput = {
  reason: string;
  value: {
    [key: string]: any;
  };
  /** The version that was edited. */
  version: number;
};
export type SiteSettingsList = {
  items: SiteSettingDto[];
};
export type SortOrder = 'asc' | 'desc';
export type SourceLink = {
  checkedOn: string;
  title: string;
  url: string;
};
export type StartAgreementInput = {
  conversationId: string;
};
export type StartConversationInput = {
  /** Whom to write to. */
  userId: string;
};
export type SubscriptionTier = 'free' | 'standard' | 'premium';
export type SupportAssignee = {
  id: string;
  /** Null once they are gone. */
  name: string | null;
};
export type SupportAssigneeInput = {
  /** An admin; null for no one. */
  adminId: string | null;
};
export type SupportMessage = {
  createdAt: string;
  /** Ours, or the person's own. */
  fromSupport: boolean;
  id: string;
  words: string;
};
export type SupportMessageInput = {
  words: string;
};
export type SupportNote = {
  /** Null once they are gone. */
  author: string | null;
  createdAt: string;
  id: string;
  /** note: for admins. closed, reopened: why. */
  kind: SupportNoteKind;
  words: string;
};
export type SupportNoteInput = {
  words: string;
};
export type SupportNoteKind = 'note' | 'closed' | 'reopened';
export type SupportPerson = {
  displayName: string;
  id: string;
  userType: 'family' | 'aupair' | 'admin';
};
export type SupportQueueDetail = {
  /** Null while no admin works on it. */
  assignedTo: SupportAssignee | null;
  /** How the person's first message begins. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  messages: SupportMessage[];
  /** For admins alone, oldest first. */
  notes: SupportNote[];
  /** Null when they have no profile any more. */
  person: SupportPerson | null;
  /** open: we owe an answer. answered: we have written last. closed: settled, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportQueueItem = {
  /** Null while no admin works on it. */
  assignedTo: SupportAssignee | null;
  /** How the person's first message begins. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  /** Null when they have no profile any more. */
  person: SupportPerson | null;
  /** Answered before others, by the plan of whoever asks. */
  priority: boolean;
  /** open: we owe an answer. answered: we have written last. closed: settled, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportQueuePage = {
  items: SupportQueueItem[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type SupportRequestDetail = {
  /** How the person's first message begins. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  messages: SupportMessage[];
  /** open: we owe an answer. answered: we have written last. closed: settled, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportRequestInput = {
  subject: SupportSubject;
  words: string;
};
export type SupportRequestPage = {
  items: SupportRequestSummary[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type SupportRequestSummary = {
  /** How the person's first message begins. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  /** open: we owe an answer. answered: we have written last. closed: settled, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportState = 'open' | 'answered' | 'closed';
export type SupportStateInput = {
  /** For admins alone. */
  reason: string;
  state: 'open' | 'closed';
};
export type SupportSubject =
  'arrangement' | 'need_out' | 'person' | 'verification' | 'visa_and_work' | 'account' | 'other';
export type SuspendUserInput = {
  reason: string;
  /** Ahead, and within a year. */
  until: string;
  /** What the person is told, in the email and when they try to sign in. */
  words: string;
};
export type SyncRunDto = {
  /** Null while it works. */
  finishedAt: string | null;
  /** People whom Brevo was made to forget. */
  forgotten: number;
  id: string;
  /** Why it stopped early; the next one goes on there. */
  problem: string | null;
  /** People who were put on a list, or of whom something changed. */
  put: number;
  startedAt: string;
};
export type TakeBackErasureInput = {
  reason: string;
};
export type TemplateDetail = {
  changedAt: string | null;
  html: string;
  id: number;
  name: string;
  subject: string;
};
export type TemplatePage = {
  /** How many there are. */
  count: number;
  items: TemplateSummary[];
};
export type TemplateSummary = {
  changedAt: string | null;
  id: number;
  name: string;
  subject: string;
};
export type ThreadChange = {
  kind: 'change';
  message: Message;
  seq: number;
};
export type ThreadMessage = {
  kind: 'message';
  message: Message;
  seq: number;
};
export type ThreadPage = {
  /** In the order of `seq`, without gaps inside the page. */
  items: (
    | ({
        kind: 'change';
      } & ThreadChange)
    | ({
        kind: 'message';
      } & ThreadMessage)
    | ({
        kind: 'reaction';
      } & ThreadReaction)
  )[];
  /** The newest number of the conversation; there is more to ask for while the last item's is smaller. */
  lastSeq: number;
};
export type ThreadReaction = {
  kind: 'reaction';
  messageId: string;
  /** Ids of those who reacted, by reaction. */
  reactions: {
    [key: string]: string[];
  };
  seq: number;
};
export type TransferInput = {
  amountCents: number;
  /** The day on the bank statement. */
  paidOn: string;
  reason: string;
  reference: string;
};
export type TrialClause = {
  days: number;
  note?: string | null;
};
export type TypingEvent = {
  conversationId: string;
};
export type TypingNotice = {
  conversationId: string;
  userId: string;
};
export type UnavailableDates = {
  from: string;
  to: string;
};
export type UnreadChanged = {
  count: number;
};
export type UnreadCountInput = {
  /** Must be the caller's own id. */
  p_user_profile_id: string;
};
export type UpdatePasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type UpdateProfileInput = {
  allowWhatsApp?: boolean;
  /** Null or an empty text removes it. */
  phoneNumber?: string | null;
  region?: Region;
  timeZone?: string;
};
export type UploadPurpose = 'photo' | 'evidence' | 'download';
export type UploadTrial = {
  byteSize: number;
  /** What the sender's computer takes it for. */
  declaredType: string;
  /** What it is by its bytes, as far as they say. */
  detectedType: string | null;
  /** Without its path. */
  fileName: string;
  height: number | null;
  /** What would have been kept; nothing of a file that is refused. */
  kept: UploadTrialFile[];
  /** What the picture carried besides pixels. */
  metadata: PictureMetadata[];
  purpose: UploadPurpose;
  /** Exactly what the sender would have got; null where the file is taken. */
  refusal: ErrorBody | null;
  sha256: string;
  /** Every step that such an upload takes, in order. */
  steps: UploadTrialStep[];
  /** Of the picture as one sees it upright, in pixels; null where none was opened. */
  width: number | null;
};
export type UploadTrialFile = {
  byteSize: number;
  height: number | null;
  /** What it still carries besides pixels. */
  metadata: PictureMetadata[];
  name: string;
  /** As `data:` address of at most 700 kB; null for what is no picture. */
  preview: string | null;
  sha256: string;
  type: string;
  /** In pixels; null for what is no picture. */
  width: number | null;
};
export type UploadTrialForm = {
  /** Anything, at most 25 MB. */
  file: Blob;
  /** As what it is sent: each purpose has limits and checks of its own. */
  purpose: UploadPurpose;
};
export type UploadTrialOutcome = 'passed' | 'refused' | 'skipped' | 'not_reached';
export type UploadTrialStep = {
  /** How long it took, in milliseconds; null where it was not done. */
  ms: number | null;
  name: UploadTrialStepName;
  /** skipped: not done with such a file. not_reached: it was refused before. */
  outcome: UploadTrialOutcome;
};
export type UploadTrialStepName =
  'size' | 'type' | 'malware' | 'contents' | 'open' | 'crop' | 'redraw' | 'renditions' | 'name' | 'storage';
export type UsedLegalFact = {
  checkedOn: string;
  key: string;
  title: string;
  unit: string;
  url: string;
  validFrom: string;
  value: number;
};
export type UserActionInput = {
  reason: string;
};
export type UserAgreement = {
  endsOn: string | null;
  id: string;
  partner: NamedPerson;
  startsOn: string | null;
  state: AgreementState;
};
export type UserCase = {
  action: ('none' | 'warn' | 'remove' | 'suspend' | 'ban') | null;
  decidedAt: string | null;
  id: string;
  /** When it was taken back. */
  liftedAt: string | null;
  openedAt: string;
  /** Why people reported it. */
  reasons: ReportReason[];
  subjectType: CaseSubject;
  suspendedUntil: string | null;
  /** What the person was told. */
  words: string | null;
};
export type UserChecks = {
  /** The latest first; what was never sent is not here. */
  items: CheckToReview[];
};
export type UserClosure = {
  since: string;
  /** Null: for good. */
  until: string | null;
  /** What the person reads. */
  words: string | null;
};
export type UserCount = {
  /** There are more: say "more than 10,000". */
  capped: boolean;
  value: number;
};
export type UserInterviewCount = {
  count: number;
  state: InterviewState;
};
export type UserPage = {
  /** Null while the account is open. */
  closure: UserClosure | null;
  email: string;
  /** When the address was proven; null while it is not. */
  emailVerifiedAt: string | null;
  hasCompletedProfile: boolean;
  id: string;
  joinedAt: string;
  /** To the hour; null for someone who never signed in. */
  lastSeenAt: string | null;
  /** Sign-ins during the last thirty days. */
  loginCount30d: number;
  /** An authenticator app is asked for at sign-in. */
  mfaEnabled: boolean;
  /** Family name, or first and last name; null before the role profile is saved. */
  name: string | null;
  /** Null when the profile was never made. */
  profile: UserProfileFacts | null;
  region: Region;
  state: AccountState;
  subscriptionTier: string;
  userType: UserType;
  username: string;
  verified: boolean;
};
export type UserProfileFacts = {
  /** Others can find it; null before a role profile is saved. */
  active: boolean | null;
  allowWhatsApp: boolean;
  completeness: ProfileCompleteness;
  hasPaid: boolean;
  lastLoginDate: string | null;
  phoneNumber: string | null;
  timeZone: string;
  /** Why no one sees it whatever its person wants. */
  withheldFor: WithheldFor[];
};
export type UserRelationships = {
  /** The latest 50, the latest first. */
  arrangements: UserAgreement[];
  conversations: number;
  interviews: UserInterviewCount[];
};
export type UserReport = {
  about: NamedPerson;
  /** What the case came to; null while it is open. */
  action: ('none' | 'warn' | 'remove' | 'suspend' | 'ban') | null;
  caseId: string;
  createdAt: string;
  id: string;
  reason: ReportReason;
};
export type UserReports = {
  about: UserCase[];
  by: UserReport[];
};
export type UserRow = {
  email: string;
  hasCompletedProfile: boolean;
  id: string;
  joinedAt: string;
  /** To the hour; null for someone who never signed in. */
  lastSeenAt: string | null;
  /** Sign-ins during the last thirty days. */
  loginCount30d: number;
  /** Family name, or first and last name; null before the role profile is saved. */
  name: string | null;
  region: Region;
  state: AccountState;
  subscriptionTier: string;
  userType: UserType;
  username: string;
  verified: boolean;
};
export type UserSession = {
  createdAt: string;
  id: string;
  lastSeenAt: string;
  /** False once it has ended or run out. */
  live: boolean;
  /** The network from which it began; null for old ones. */
  network: string | null;
  /** As the browser names itself. */
  userAgent: string | null;
};
export type UserSignIns = {
  /** The latest first; those that are over are kept for thirty days. */
  items: UserSession[];
};
export type UserSort = 'joined' | 'seen' | 'name' | 'logins';
export type UserType = 'family' | 'aupair' | 'admin';
export type UsersPage = {
  items: UserRow[];
  total: UserCount;
};
export type ValidUntilRule = 'demanded' | 'optional' | 'none';
export type VerificationDecision = 'approved' | 'ask_again' | 'refused';
export type VerificationDecisionInput = {
  decision: VerificationDecision;
  /** Words to the person; demanded unless it is an approval. */
  reason?: string | null;
  /** The last day on which an approval holds. */
  validUntil?: string | null;
  /** Of what was looked at. */
  version: number;
};
export type VerificationWithdrawalInput = {
  /** Told to the person. */
  reason: string;
  /** Of what was looked at. */
  version: number;
};
export type Verified = {
  since: string;
  /** The day on which the first of the papers runs out; null when none does. */
  until: string | null;
};
export type VerifiedFilter = 'yes' | 'no' | 'waiting';
export type VerifiedRole = 'aupair' | 'family';
export type VerifyEmailInput = {
  /** What stands behind `token=` in the link of the email. */
  token: string;
};
export type VerifyMfaChallengeInput = {
  /** `challenge.token` of the sign-in. */
  challengeToken: string;
  /** From the authenticator app. */
  code?: string;
  /** In place of `code`; options from `startPasskeyChallenge`. */
  passkey?: PasskeyAssertion;
  /** In place of `code`, when the app is out of reach; works once. */
  recoveryCode?: string;
};
export type VisaApplicationDays = {
  ageLeast: number;
  ageMost: number;
  /** Null without a day of birth, as below. */
  from: string | null;
  /** The last day, by age alone. */
  until: string | null;
};
export type VisaEmployerLimit = {
  /** Sources disagree about it. */
  contested: boolean;
  from: string;
  months: number;
  until: string;
};
export type VisaFit = {
  authority: VisaLink;
  /** By the rules of this day. */
  day: string;
  /** Those that this passport can ask for, the possible ones first. Empty: we know of none. */
  options: VisaOption[];
  others: OtherVisa[];
  passport: string;
  region: Region;
};
export type VisaKind = 'working_holiday' | 'student' | 'resident' | 'other' | 'none';
export type VisaLimit = {
  authority: VisaLink;
  /** What sets that day. */
  because: ('employer' | 'stay') | null;
  /** They have it; else they would still have to get it. */
  held: boolean;
  /** The last day if a contested limit does not apply. */
  otherwise: string | null;
  /** The rules that it follows from. */
  rules: VisaRuleSource[];
  /** First day with the family. */
  startsOn: string;
  /** Why it is not clear. */
  unclear:
    | (
        | 'nationality'
        | 'visa_began'
        | 'other_visa'
        | 'ballot'
        | 'no_visa'
        | 'age'
        | 'used_up'
        | 'visa_ends'
        | 'starts_too_late'
        | 'no_rule'
      )
    | null;
  /** Null without a limit, and while it is unclear. */
  until: string | null;
  /** The visa that it is about. */
  visa: string | null;
};
export type VisaLine = {
  link?: VisaLink | null;
  text: string;
};
export type VisaLink = {
  title: string;
  url: string;
};
export type VisaOption = {
  apply: VisaApplicationDays | null;
  /** Applicants are drawn by lot. */
  ballot: boolean;
  /** Days before the start on which its rules change. */
  changes: string[];
  conditions: VisaLine[];
  documents: VisaLine[];
  employer: VisaEmployerLimit | null;
  laterVisas: VisaLine[];
  longer: VisaLine[];
  name: string;
  /** Visas a year. */
  places: number | null;
  /** When its rule begins or ended, where that is why it is not possible. */
  ruleDay: string | null;
  rules: VisaRuleSource[];
  /** The last first day with a family before which it can still be entered. */
  startBy: string | null;
  stay: VisaStay | null;
  unclear: VisaLine[];
  verdict: VisaVerdict;
  visa: string;
  /** How many visas of this kind are left after the present one. */
  visasLeft: number;
  withFamily: VisaTimeWithFamily | null;
};
export type VisaPersonInput = {
  /** When the present working holiday visa began, if there is one. */
  arrivedOn?: string;
  /** Without it, age is not looked at. */
  bornOn?: string;
  /** Working holiday visas of this country before the present one, or so far. */
  earlierVisas?: number;
  /** The passport, by its ISO code. */
  nationality: string;
  /** The first day with the family. */
  startsOn: string;
  /** The first day of work for this family, if that was before. */
  withFamilySince?: string;
};
export type VisaRuleKind = 'working_holiday' | 'free' | 'named';
export type VisaRuleSource = {
  /** When we last read the source. */
  checkedOn: string;
  /** We should have read it again by now. */
  due: boolean;
  /** An ISO code, or `all`. */
  passport: string;
  title: string;
  url: string;
  validFrom: string;
};
export type VisaRuleValues = {
  /** The youngest and the oldest one may be on the day of applying, both included. */
  ageLeast?: number | null;
  ageMost?: number | null;
  /** Applicants are drawn by lot. */
  ballot?: boolean | null;
  conditions?: VisaLine[] | null;
  documents?: VisaLine[] | null;
  /** Sources disagree about `employerMonths`: no one is promised more, and the authority has to be asked. */
  employerContested?: boolean | null;
  /** Months with one employer; without it as long as the visa. */
  employerMonths?: number | null;
  /** Months from the grant within which one has to enter. */
  enterWithinMonths?: number | null;
  /** What a second and a third visa ask for. */
  laterVisas?: VisaLine[] | null;
  /** What makes a longer placement possible. */
  longer?: VisaLine[] | null;
  /** How many visas of this kind one person can have. */
  mostVisas?: number | null;
  /** Visas a year; without it there is no cap, or none that we know. */
  places?: number | null;
  stayMonths?: number | null;
  /** What has to be asked of the authority. */
  unclear?: VisaLine[] | null;
};
export type VisaStay = {
  from: string;
  months: number;
  until: string;
};
export type VisaTimeLimit = 'employer' | 'stay';
export type VisaTimeWithFamily = {
  because: VisaTimeLimit;
  /** The last day if a contested limit does not apply. */
  otherwise: string | null;
  until: string;
};
export type VisaVerdict =
  | 'open'
  | 'open_later'
  | 'held'
  | 'free'
  | 'expires'
  | 'too_young'
  | 'too_old'
  | 'starts_too_late'
  | 'used_up'
  | 'ended'
  | 'not_yet';
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
export type WithheldFor = 'suspended' | 'banned' | 'removed' | 'being-checked' | 'leaving' | 'in-office';
export type WorkTime = {
  from: string;
  /** Up to `24:00`. */
  to: string;
};
export type WorkingWithChildrenDto = {
  appliedOn: string | null;
  expiresOn: string | null;
  number: string | null;
  state: AustralianState;
  status: WorkingWithChildrenStatus;
};
export type WorkingWithChildrenInput = {
  /** Demanded of one that was applied for. */
  appliedOn?: string | null;
  /** Demanded of a check that is held. */
  expiresOn?: string | null;
  /** Demanded of a check that is held. */
  number?: string | null;
  state: AustralianState;
  status: WorkingWithChildrenStatus;
};
export type WorkingWithChildrenStatus = 'held' | 'applied';
