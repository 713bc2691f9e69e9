export type About = {
  /** The number of happy families. */
  families: string;
  founder: string;
  role: string;
  /** Whether founder, story and numbers are samples, and marked as such. */
  sample: boolean;
  /** One paragraph per line. */
  story: string;
  /** One or two lines. */
  title: string;
  /** The average number of weeks until a placement, rounded up. */
  weeks: number;
};
export type AcceptInterviewInput = {
  /** The accepted time. */
  proposalId: string;
};
export type AccountErasure = {
  askedAt: string;
  dueAt: string;
  /** Requested by the person, who can cancel it. */
  ownWish: boolean;
};
export type AccountErasureObstacle = {
  code: ErasureObstacle;
  words: string;
};
export type AccountState = 'open' | 'email-unverified' | 'suspended' | 'banned';
export type AccountUpdated = {};
export type ActiveInput = {
  /** False: no one except the owner sees the profile. */
  active: boolean;
};
export type AddPasskeyInput = {
  /** Chosen by the person, to distinguish passkeys. */
  name: string;
  registration: PasskeyRegistration;
};
export type AddedPasskey = {
  passkey: Passkey;
  /** Ten codes, shown only once, if this passkey is the account's first second step. */
  recoveryCodes: string[] | null;
};
export type AdminAttachment = {
  description: string | null;
  displayOrder: number;
  downloadCount: number;
  /** An external file, whose downloads are not counted. */
  external: boolean;
  fileName: string;
  /** Bytes. */
  fileSize: number | null;
  fileType: string | null;
  /** For an external file its full address. */
  fileUrl: string;
  id: string;
};
export type AdminFact = {
  /** The value that is valid today. */
  current: AdminFactRow;
  /** Whether the review is overdue. */
  due: boolean;
  key: string;
  label: string;
  /** The smallest and the largest value that is accepted. */
  least: number;
  most: number;
  region: Region;
  /** All values, newest first. */
  rows: AdminFactRow[];
  topic: LegalFactTopic;
  unit: string;
};
export type AdminFactCorrection = {
  /** When the source was last checked. */
  checkedOn: string;
  note?: string | null;
  /** From this day, it must be compared with its source again. */
  reviewBy: string;
  sourceTitle: string;
  sourceUrl: string;
  validFrom: string;
  value: number;
  /** The version that was edited. */
  version: number;
};
export type AdminFactInput = {
  /** When the source was last checked. */
  checkedOn: string;
  note?: string | null;
  /** From this day, it must be compared with its source again. */
  reviewBy: string;
  sourceTitle: string;
  sourceUrl: string;
  validFrom: string;
  value: number;
};
export type AdminFactRow = {
  /** When an admin last checked the source. */
  checkedOn: string;
  id: string;
  note: string | null;
  /** From this day, it must be compared with its source again. */
  reviewBy: string;
  sourceTitle: string;
  sourceUrl: string;
  updatedAt: string;
  validFrom: string;
  value: number;
  /** Sent back with a correction. */
  version: number;
};
export type AdminFactsList = {
  items: AdminFact[];
};
export type AdminInvoice = {
  currency: Currency;
  /** The open amount; negative if too much was paid. */
  dueCents: number;
  dueOn: string;
  id: string;
  issuedAt: string;
  item: string;
  number: string;
  /** Open and past its due date. */
  overdue: boolean;
  paidAt: string | null;
  person: Payer;
  purchaseId: string;
  remindedAt: string | null;
  /** When it was reopened, because a payment had been recorded by mistake. */
  reopenedAt: string | null;
  state: InvoiceState;
  taxCents: number;
  /** Tax included. */
  totalCents: number;
};
export type AdminInvoicesPage = {
  items: AdminInvoice[];
  /** The total, counted up to 10,000. */
  total: number;
};
export type AdminPayment = {
  /** When the agreement of the placement fee was cancelled. */
  agreementCancelledAt: string | null;
  amountCents: number;
  createdAt: string;
  currency: Currency;
  /** The discount by the offer or a grant. */
  discountCents: number;
  /** The bank's decision: won or lost; null while it is open. */
  disputeOutcome: string | null;
  /** Since when the payer's bank disputes it. */
  disputedAt: string | null;
  /** The amount due; negative if too much was paid, or a refund was rejected. */
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
  /** Card refunds that the payer's bank rejected. */
  refundFailedCents: number;
  /** The most that one refund can take: of one card payment, or by bank transfer. */
  refundableCents: number;
  refundedCents: number;
  settledAt: string | null;
  startsAt: string | null;
  state: PurchaseState;
  /** The bank transfers recorded for it. */
  transfers: AdminTransfer[];
  way: PaymentWay;
};
export type AdminPaymentsPage = {
  items: AdminPayment[];
  /** The total, counted up to 10,000. */
  total: number;
};
export type AdminPost = {
  author: string;
  category: string | null;
  /** Sanitised HTML. */
  content: string;
  editedAt: string;
  /** Null: unchanged since the release. */
  editedBy: PostEditor | null;
  /** Whether there are unpublished changes. */
  hasChanges: boolean;
  id: string;
  image_alt: string | null;
  image_url: string | null;
  /** The text of this release, if it is newer than the edited one. */
  newer: ReleaseText | null;
  /** When it was first published, even if it no longer is. */
  publishedAt: string | null;
  /** Its public address; null while it is not published. */
  publishedSlug: string | null;
  region: ('australia' | 'newzealand') | null;
  /** When the scheduled version is published. */
  scheduledFor: string | null;
  seoDescription: string | null;
  seoTitle: string | null;
  slug: string;
  sources: SourceLink[];
  state: PostState;
  summary: string;
  title: string;
  /** Sent back with the next change. */
  version: number;
};
export type AdminPostSummary = {
  author: string;
  category: string | null;
  editedAt: string;
  /** Null: unchanged since the release. */
  editedBy: PostEditor | null;
  /** Whether there are unpublished changes. */
  hasChanges: boolean;
  /** Whether the release has a newer text. */
  hasNewer: boolean;
  id: string;
  /** When it was first published, even if it no longer is. */
  publishedAt: string | null;
  /** Its public address; null while it is not published. */
  publishedSlug: string | null;
  /** When the scheduled version is published. */
  scheduledFor: string | null;
  slug: string;
  state: PostState;
  title: string;
};
export type AdminPostsPage = {
  /** All authors. */
  authors: string[];
  items: AdminPostSummary[];
  /** Of all pages; counted up to 10,000. */
  total: number;
};
export type AdminQueue = {
  name: QueueName;
  /** Since when the oldest has waited; null for an empty queue. */
  oldestSince: string | null;
  waiting: number;
};
export type AdminQueues = {
  items: AdminQueue[];
};
export type AdminResource = {
  attachmentCount: number;
  audience: 'family' | 'aupair' | 'both';
  createdAt: string;
  /** Of all its files together. */
  downloadCount: number;
  featured: boolean;
  /** Whether this release has a newer text than the edited one. */
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
  /** The id of its row in the ledger. */
  id: string;
  /** The day on the bank statement. */
  paidAt: string;
  /** The reference on the bank statement. */
  reference: string | null;
  /** When two admins reversed it because it was recorded by mistake. */
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
  /** When the source was last checked. */
  checkedOn: string;
  /** The rule that it replaces; null for a new one. */
  id: string | null;
  note?: string | null;
  /** From this day, it must be compared with its source again. */
  reviewBy: string;
  sourceTitle: string;
  sourceUrl: string;
  validFrom: string;
  /** The last day; null without an end. */
  validUntil: string | null;
  values: VisaRuleValues;
};
export type AdminVisaRuleInput = {
  /** When the source was last checked. */
  checkedOn: string;
  /** The rule that it replaces; null for a new one. */
  id?: string | null;
  note?: string | null;
  /** From this day, it must be compared with its source again. */
  reviewBy: string;
  sourceTitle: string;
  sourceUrl: string;
  validFrom: string;
  /** The last day; null without an end. */
  validUntil?: string | null;
  values: VisaRuleValues;
};
export type AdminVisaRuleSet = {
  /** The rule that is valid today; null if there is none. */
  currentId: string | null;
  /** Whether that rule is due for review. */
  due: boolean;
  /** working_holiday: with ages and lengths. free: no application needed. named: mentioned without an assessment. */
  kind: VisaRuleKind;
  /** ISO code, or `all`. */
  passport: string;
  passportName: string;
  region: Region;
  /** Sent back when publishing. */
  revision: string;
  /** Oldest first. */
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
  /** Empty if they can be published. */
  problems: AdminVisaProblem[];
  /** Changed results come first. */
  results: AdminVisaTrialResult[];
};
export type AdminVisaTrialInput = {
  /** People to test them on, in addition to the examples of the release. */
  people: VisaPersonInput[];
  rules: AdminVisaRuleInput[];
};
export type AdminVisaTrialResult = {
  after: VisaOption | null;
  /** Null: the visa is not for this passport. */
  before: VisaOption | null;
  bornOn: string | null;
  changed: boolean;
  /** The day whose rules apply. */
  day: string;
  nationality: string;
  startsOn: string;
  /** Empty for a person entered by the admin. */
  title: string;
};
export type AdultAtHome = {
  /** The day of the decision that covered them. */
  checkedOn: string | null;
  id: string;
  name: string;
};
export type AdultInput = {
  /** The id of an existing adult. */
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
  /** Who cancelled or ended it, and why. */
  closing: AgreementClosing | null;
  conditions: AgreementConditions;
  /** When both had signed. */
  confirmedAt: string | null;
  conversationId: string;
  /** The caller's draft, visible only to them. */
  draft: OwnAgreementDraft | null;
  /** Earlier versions, newest first; ten at most. */
  earlier: AgreementVersion[];
  /** The actual last day, if it ended early. */
  endedOn: string | null;
  endsOn: string | null;
  id: string;
  /** The caller's possible moves. */
  moves: AgreementMove[];
  /** On the day of the second signature; before it today, or on the first day if that is later. */
  payFacts: PayFacts;
  /** Today, within the placement, if the minimum has changed since both signed; otherwise null. */
  payFactsNow: PayFacts | null;
  /** What the family is invoiced once both have signed; null for the au pair and for nothing. */
  placementFee: PlacementFee | null;
  region: Region;
  /** Signatures of the current version. */
  signatures: AgreementSignature[];
  startsOn: string | null;
  state: AgreementState;
  /** For two weeks: `before`, cancelled less than two weeks before the first day; `after`, ended early. */
  suddenEnd: ('before' | 'after') | null;
  /** Null until something was proposed. */
  version: CurrentAgreementVersion | null;
  /** The limit of the au pair's visa, if the dates exceed it. By the rules of the day of the second signature, or of
    today before it. */
  visaNote: VisaLimit | null;
  with: AgreementPartner;
  /** Which side the caller is. */
  you: AgreementRole;
  /** The caller has to answer it. */
  yourTurn: boolean;
};
export type AgreementChanged = {
  agreementId: string;
};
export type AgreementCloser = 'you' | 'them' | 'us';
export type AgreementClosing = {
  /** `us`: an admin. */
  by: AgreementCloser;
  /** What to be careful about in what the other person wrote. */
  findings: ScamFinding[];
  /** Null if the other person wrote it and one of the two has blocked the other. */
  reason: string | null;
};
export type AgreementConditions = {
  auPairVerified: boolean;
  /** A recommendation only. */
  familyVerified: boolean;
  interviewHeld: boolean;
};
export type AgreementDraftInput = {
  /** `updatedAt` of the draft that this is based on; null if there was none. If omitted, nothing is compared. */
  basedOn?: string | null;
  /** The form's values, unchecked: up to 64 kB. */
  terms: {
    [key: string]: any;
  };
};
export type AgreementHistoryStep = {
  at: string;
  /** Null if the calendar did it, or both together. */
  by: RegisteredPerson | null;
  step: AgreementStep;
  /** The version concerned. */
  version: number | null;
};
export type AgreementMove = 'propose' | 'counter' | 'sign' | 'cancel' | 'begin' | 'end' | 'complete';
export type AgreementOpeningInput = {
  reason: string;
};
export type AgreementPage = {
  /** Latest changes first. */
  items: AgreementSummary[];
  /** Cursor of the next page; `null` at the end. */
  nextCursor: string | null;
};
export type AgreementPartner = {
  /** Their name within a sentence. */
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  /** A tiny blurred preview as a data URI. */
  photoPreview: string | null;
  /** As on their card: null until their documents are verified, and once they have expired. */
  verified: Verified | null;
};
export type AgreementRegisterPage = {
  items: RegisteredAgreement[];
  /** Cursor of the next page; null at the end. */
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
export type AgreementSummary = {
  changedAt: string;
  conversationId: string;
  /** The actual last day, if it ended early. */
  endedOn: string | null;
  endsOn: string | null;
  id: string;
  startsOn: string | null;
  state: AgreementState;
  with: AgreementPartner;
  /** The caller has to answer it. */
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
  /** Changes against the previous version; empty for the first one. */
  changes: ClauseChange[];
  createdAt: string;
  /** Warnings about what the other person wrote in it; empty for your own. */
  findings: ScamFinding[];
  fingerprint: string;
  note: string | null;
  number: number;
};
export type AgreementWithdrawalInput = {
  /** The reason shown to both members. */
  category: EndingCategory;
  /** For the audit log only. */
  reason: string;
  /** The state that the admin has read. 409 `invalid_state_transition` if it is another by now. */
  stateRead?: AgreementState;
};
export type AnswerMetrics = {
  /** Median minutes to the first answer; null when no one answered. */
  medianMinutes: number | null;
  /** Percent of first messages answered within a day; null without any. */
  withinADay: number | null;
};
export type AppealByLinkInput = {
  /** From the link in the email. */
  token: string;
  /** Why the decision is wrong. */
  words: string;
};
export type AppealDecisionInput = {
  /** The message to the person. */
  answer: string;
  /** `overturned` undoes the decision. */
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
  /** When it closes automatically; null once it is decided. */
  answerBy: string | null;
  appliedAt: string;
  /** For the family; null for the au pair, and while the au pair's profile is paused. */
  auPair: AuPairCard | null;
  /** The conversation, once accepted. */
  conversationId: string | null;
  /** For the au pair; null for the family, and while the family's profile is paused. */
  family: FamilyCard | null;
  /** Warnings for the family about the note; empty for the au pair. */
  findings: ScamFinding[];
  id: string;
  jobListing: JobListingFacts;
  /** When the state last changed. */
  movedAt: string;
  /** The caller's possible moves. */
  moves: ApplicationMove[];
  note: string;
  /** Only in the response to `accept`: whether the note is in the conversation. If not, it follows once a moderator has
    approved it, or not at all. */
  noteDelivered?: boolean;
  state: ApplicationState;
  /** The message of a decline, or why it closed. */
  word: string | null;
};
export type ApplicationInput = {
  /** Apply despite the known `obstacles`. */
  knowingly?: boolean;
  note: string;
};
export type ApplicationMove = 'see' | 'shortlist' | 'accept' | 'decline' | 'withdraw' | 'close';
export type ApplicationMoveInput = {
  move: 'see' | 'shortlist' | 'accept' | 'decline' | 'withdraw';
  /** The predefined decline message; the first one if omitted. */
  word?: DeclineWord;
};
export type ApplicationPage = {
  items: Application[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type ApplicationState = 'applied' | 'seen' | 'shortlisted' | 'accepted' | 'declined' | 'withdrawn' | 'closed';
export type Approval = {
  /** The second admin's comment. */
  answer: string | null;
  /** For an erasure. */
  atOnce: boolean;
  /** Null after an approval only while a card refund waits for Stripe, or when it failed. */
  carriedOutAt: string | null;
  decidedAt: string | null;
  decidedByName: string | null;
  /** Why it could not be carried out. */
  failure: string | null;
  from: ('family' | 'aupair' | 'admin') | null;
  id: string;
  kind: ApprovalKind;
  offer: ApprovalOffer | null;
  /** Null for the offer. */
  personId: string | null;
  /** Null once the account is deleted. */
  personName: string | null;
  proposedAt: string;
  proposedBy: string;
  /** Null once the account is deleted. */
  proposedByName: string | null;
  reason: string;
  refund: ApprovalRefund | null;
  reversal: ApprovalReversal | null;
  state: ApprovalState;
  /** For a role change. */
  to: ('family' | 'aupair' | 'admin') | null;
  /** For a suspension. */
  until: string | null;
  /** The message to a suspended admin. */
  words: string | null;
};
export type ApprovalDecision = 'agreed' | 'declined' | 'withdrawn';
export type ApprovalDecisionInput = {
  decision: ApprovalDecision;
  words?: string;
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
  /** For a refund: the amount. */
  amountCents?: number;
  /** Erases the account without the 14 days in which the person can cancel. */
  atOnce?: boolean;
  /** For a refund: `bank` for a bank transfer, or for a card refund that the bank rejected; if omitted, the refund uses
    the original payment method. */
  by?: RefundWay;
  /** For a reversal: the row of the transfer, as in `transfers` of the payment. */
  entryId?: string;
  kind: ApprovalKind;
  /** The whole offer, in the form that `PUT /api/admin/settings/{key}` takes. */
  offer?: {
    [key: string]: any;
  };
  /** The person concerned; not used for a refund, a reversal or the offer. */
  personId?: string;
  /** For a refund or a reversal: the purchase. */
  purchaseId?: string;
  reason: string;
  /** The new role, for a role change. */
  to?: 'family' | 'aupair' | 'admin';
  /** End of the suspension. */
  until?: string;
  /** The version of the offer that was edited. */
  version?: number;
  /** The message to the suspended admin. */
  words?: string | null;
};
export type ApprovalRefund = {
  amountCents: number;
  /** `bank` is paid by hand. */
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
  /** The day for which it was recorded. */
  paidOn: string;
  purchaseId: string;
  reference: string | null;
};
export type ApprovalState = 'waiting' | 'agreed' | 'declined' | 'withdrawn';
export type ApprovalsPage = {
  items: Approval[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type ArrivalChanged = {
  agreementId: string;
};
export type ArrivalCheckIn = {
  answer: ('good' | 'talk' | 'help') | null;
  /** Of the placement; the first day is 1. */
  day: 1 | 3 | 7 | 30 | 90 | 180 | 270;
  dueOn: string;
  /** Its day has come. */
  isDue: boolean;
  /** Where you and our team write about it. */
  supportRequestId: string | null;
};
export type ArrivalDay = {
  arrivedAt: string | null;
  /** The day of the landing by the family’s calendar, otherwise the first day. */
  expectedOn: string;
  /** On that day and the next one, until one of the two says yes. */
  isAsked: boolean;
};
export type ArrivalFlight = {
  arrival: FlightPart;
  departure: FlightPart;
  number: string;
};
export type ArrivalPartner = {
  /** Their name within a sentence. */
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  /** A tiny blurred preview as a data URI. */
  photoPreview: string | null;
  /** As on their card: null until their documents are verified, and once they have expired. */
  verified: Verified | null;
};
export type ArrivalPickUp = {
  by: string;
  place: string;
  /** Sent back with a change. */
  version: string;
};
export type ArrivalPlan = {
  agreementId: string;
  arrival: ArrivalDay;
  /** Yours, in their order. */
  checkIns: ArrivalCheckIn[];
  /** Null while the end is not near, once it is long past, and if the two of you go on. */
  ending: PlacementEnding | null;
  flight: ArrivalFlight | null;
  /** The placement has ended, as agreed or early. */
  isOver: boolean;
  /** For the first time, again after a while, or straight from another placement of the two of you. */
  journey: PlacementJourney;
  /** The server’s present. */
  now: string;
  pickUp: ArrivalPickUp | null;
  region: Region;
  startsOn: string;
  /** Of both sides, in the order in which they are due. */
  tasks: ArrivalTask[];
  /** The family’s. */
  timeZone: string;
  /** By the family’s calendar. */
  today: string;
  with: ArrivalPartner;
  /** Null outside Australia. */
  workingWithChildren: StateCheck | null;
  /** Which of the two you are. */
  you: 'family' | 'aupair';
};
export type ArrivalSummaries = {
  items: ArrivalSummary[];
};
export type ArrivalSummary = {
  agreementId: string;
  /** Whether either of you is asked today if the au pair has arrived. */
  arrivalAsked: boolean;
  /** As in the plan. */
  ending: EndingSummary | null;
  /** Your open task that is due first. */
  nextTask: ArrivalTask | null;
  /** The day of your check-in that waits for an answer, the latest one. */
  openCheckIn: number | null;
  region: Region;
  startsOn: string;
  /** By the family’s calendar. */
  today: string;
  with: ArrivalPartner;
};
export type ArrivalTask = {
  /** Whether you can tick it. */
  canChange: boolean;
  changedAt: string | null;
  /** Who ticked it last; null while it is open. */
  changedBy: ('you' | 'them') | null;
  dueOn: string;
  key: ArrivalTaskKey;
  /** Whose task it is. */
  side: ArrivalTaskSide;
  state: ArrivalTaskState;
};
export type ArrivalTaskInput = {
  state: ArrivalTaskState;
};
export type ArrivalTaskKey =
  | 'visa'
  | 'police_certificate'
  | 'insurance'
  | 'flight'
  | 'working_with_children'
  | 'employer'
  | 'pick_up'
  | 'first_week'
  | 'first_bed'
  | 'sim'
  | 'bank'
  | 'tax_number';
export type ArrivalTaskSide = 'family' | 'aupair' | 'both';
export type ArrivalTaskState = 'open' | 'done' | 'not_needed';
export type ArrivedInput = {
  /** False corrects an earlier yes. */
  hasArrived: boolean;
};
export type AttachmentEditInput = {
  description?: string | null;
  /** Its position among the files; the last one if omitted. */
  displayOrder?: number;
  /** The file name for saving. */
  fileName: string;
};
export type AttachmentForm = {
  /** What the file is for. */
  description?: string;
  /** PDF, Word, Excel, PowerPoint, OpenDocument, JPEG, PNG, WebP, CSV or plain text; at most 25 MB. */
  file: Blob;
};
export type AttachmentKind = 'photo' | 'document' | 'voice';
export type AttachmentLinkInput = {
  description?: string | null;
  /** Its position among the files; the last one if omitted. */
  displayOrder?: number;
  /** The file name for saving. */
  fileName: string;
  /** We never fetch it. */
  fileUrl: string;
};
export type AttachmentOrderInput = {
  ids: string[];
};
export type AuPairCard = {
  age: number;
  /** Null if they are available now, or have not given a date. */
  availableFrom: string | null;
  availableNow: boolean;
  checks: AuPairChecks;
  /** We have checked their working with children check. */
  childrenChecked: boolean;
  /** ISO 3166-1 alpha-2; null for an unknown nationality. */
  countryCode: string | null;
  education: string | null;
  firstName: string;
  /** Null for visitors, and for members without a confirmed email or a profile. */
  homeTown: string | null;
  id: string;
  /** English names. */
  languages: string[];
  /** The last login; `not_lately` if they did not answer whether they are still looking. Null for visitors, and for members
    without a confirmed email or a profile. */
  lastActive: ('today' | 'this_week' | 'this_month' | 'earlier' | 'not_lately') | null;
  /** Null for everyone except a family with a complete profile. */
  match: Match | null;
  nationality: string;
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  photoPreview: string | null;
  preferredDuration: string;
  /** As they wrote it; for visitors only the city that it names. */
  preferredLocation: string | null;
  /** Null without a review. */
  rating: Rating | null;
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  /** On the caller's shortlist. */
  saved: boolean;
  /** Their tagline, otherwise the first sentence about themselves. */
  tagline: string | null;
  /** Null until their documents are verified, and once they have expired. */
  verified: Verified | null;
  /** By their visa, for a stay that begins when both are free. Null for everyone except a family with a complete
    profile, and if it is unclear. */
  visa: VisaGlance | null;
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
  /** The focal point of each photo, in the same order; null while unknown. */
  photoFocalPoints: (FocalPoint | null)[];
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
  /** Days with a confirmed agreement, in order. */
  takenDates: UnavailableDates[];
  timeZone: string;
  userId: string;
  visaStatus: string | null;
};
export type AuPairPage = {
  /** Null while something is `missing`. */
  full: AuPairFull | null;
  id: string;
  /** Null for everyone except a family with a complete profile. */
  match: Match | null;
  /** What to do before the whole page is shown: sign up, confirm the email address, or complete the own profile. */
  missing: ('sign_up' | 'verify_email' | 'complete_profile') | null;
  /** On the caller's shortlist. */
  saved: boolean;
  teaser: AuPairTeaser;
  /** Until when they could stay with the family that reads this. Null for everyone except a family with a complete
    profile, and if it is unclear. */
  visa: VisaLimit | null;
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
  /** The focal point of each photo, in the same order; null while unknown. */
  photoFocalPoints: (FocalPoint | null)[];
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
  /** Age groups that they have experience with. */
  agesCaredFor?: ChildGroup[] | null;
  /** Australian working holiday visas before the current one, or so far. Visible to the owner only. */
  australianVisas?: number | null;
  /** An ISO date, if known. */
  availabilityDate: string;
  /** Visible to the owner only. Must match `age`. */
  bornOn?: string | null;
  /** Wanted days off per week. */
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
  /** Shown to members, never to visitors. */
  lastName: string;
  /** The minimum age of children in years. */
  leastChildAge?: number | null;
  /** The minimum days off per week. */
  leastDaysOff?: number | null;
  /** Accepts a home with pets. */
  livesWithPets?: boolean | null;
  /** The maximum weekly hours. */
  mostHours?: number | null;
  nationality: string;
  /** The same for New Zealand. */
  newZealandVisas?: number | null;
  /** Ids of the owner's uploads, the first one shown on cards. */
  photos?: string[] | null;
  preferredDuration: string;
  /** Wanted hours per week. */
  preferredHours?: number | null;
  preferredLocation?: string | null;
  skills: string;
  smokes?: boolean | null;
  /** Swims well enough to be in the water with children. */
  swims?: boolean | null;
  /** One line that visitors also see. */
  tagline?: string | null;
  /** First day in the country with the current working holiday visa. Visible to the owner only. */
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
  /** Checks that are verified and valid today, with or without the badge. Everything else is the au pair's own
    statement. */
  checked: CheckKind[];
  /** ISO 3166-1 alpha-2; null for an unknown nationality. */
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
  photoFocalPoint: FocalPoint | null;
  photoPreview: string | null;
  preferredDuration: string;
  /** The preferred city, if there is exactly one. */
  preferredPlace: string | null;
  /** Null without a review. */
  rating: Rating | null;
  /** The country they look in. */
  region: Region;
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  tagline: string | null;
  /** Null until their documents are verified, and once they have expired. */
  verified: Verified | null;
};
export type AudienceCount = {
  people: number;
  status: MarketingStatus;
};
export type AudienceList = {
  /** The number that Brevo knows. */
  atBrevo: number;
  /** Its id at Brevo; null until it exists there. */
  brevoId: number | null;
  key: MarketingListKey;
  /** Its name at Brevo. */
  name: string;
  /** The number of people who belong to it. */
  people: number;
};
export type AudiencePage = {
  items: AudiencePerson[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type AudiencePerson = {
  email: string;
  id: string;
  list: MarketingListKey;
  recordedAt: string | null;
  /** The source of the newest consent decision; null if never asked. */
  source: ('sign-up' | 'account' | 'unsubscribe-link' | 'hard-bounce' | 'complaint') | null;
  status: MarketingStatus;
  /** When Brevo was last updated; null if it does not know them. */
  toldAt: string | null;
  username: string;
};
export type AuditActor = {
  id: string;
  /** Null once the account is deleted. */
  name: string | null;
};
export type AuditChoices = {
  actions: string[];
  actors: AuditActor[];
  subjectTypes: string[];
};
export type AuditEntriesPage = {
  items: AuditEntry[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type AuditEntry = {
  action: string;
  actorId: string;
  /** Null once the account is deleted. */
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
  /** The username, if the subject is a person with an account. */
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
export type BannerLink = {
  /** A path of this site without region, or an https address. */
  href: string;
  label: string;
};
export type BannerNow = {
  banner: CurrentBanner | null;
};
export type Bathroom = 'own' | 'with_children' | 'with_family';
export type Block = {
  createdAt: string;
  person: NamedPerson;
  reason: string | null;
};
export type BlockInput = {
  /** A private note. */
  reason?: string;
};
export type BlockPage = {
  /** Newest first. */
  items: Block[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type BlogPost = {
  author: string;
  category: string | null;
  /** Sanitised HTML. */
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
  /** Sanitised HTML. */
  content: string;
  createdAt: string;
  /** The summary, else the first 150 characters of the text. */
  excerpt: string;
  id: string;
  /** The alternative text of the picture. */
  image_alt: string | null;
  image_url: string | null;
  /** Minutes that reading takes. */
  readMinutes: number;
  /** At most three, the same category first. */
  related: RelatedPost[];
  /** The summary for search engines, if it differs. */
  seoDescription: string | null;
  /** The title for search engines, if it differs. */
  seoTitle: string | null;
  slug: string;
  sources: SourceLink[];
  summary: string;
  title: string;
  updatedAt: string;
};
export type BoardAndLodging = 'included' | 'deducted';
export type BoardJobListing = {
  /** Null if the caller has not applied. */
  application: OwnApplication | null;
  carAvailable: boolean;
  children: string;
  city: string | null;
  currency: 'AUD' | 'NZD';
  duties: string;
  family: FamilyCard;
  /** Warnings about its texts, for everyone who reads it. */
  findings: ScamFinding[];
  hoursPerWeek: number;
  id: string;
  licenceWanted: boolean;
  monthsMax: number;
  monthsMin: number;
  /** Conflicts with the caller's profile, as sentences. */
  obstacles: string[];
  /** What the law asks for at least, where the family lives. */
  payFloor: HourlyFloor;
  payMaxCents: number;
  /** Weekly pay, in the region's currency. */
  payMinCents: number;
  publishedAt: string;
  region: Region;
  room: string;
  startsOn: string;
  state: JobListingState;
  text: string;
};
export type BoardKind = 'included' | 'board_deducted' | 'lodging_deducted';
export type BoardPage = {
  items: BoardJobListing[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type BrevoAccount = {
  company: string;
  email: string;
  plans: BrevoPlan[];
  /** Senders with a confirmed address. */
  senders: BrevoSender[];
};
export type BrevoConnectionState = 'none' | 'works' | 'refused' | 'unreachable';
export type BrevoEvent = {
  campaignName: string | null;
  happenedAt: string;
  id: string;
  kind: BrevoEventKind;
  personId: string | null;
  /** Null for a deleted or unknown person. */
  username: string | null;
};
export type BrevoEventKind =
  'delivered' | 'opened' | 'clicked' | 'soft-bounced' | 'hard-bounced' | 'unsubscribed' | 'complained';
export type BrevoEventPage = {
  items: BrevoEvent[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type BrevoPlan = {
  /** Emails, or the unit of `creditsType`. */
  credits: number;
  creditsType: string;
  type: string;
};
export type BrevoReportBody = {
  camp_id?: number;
  email: string;
  event: string;
  /** Unix time in seconds. */
  ts_event?: number;
};
export type BrevoReportingState = 'unset' | 'missing' | 'set' | 'unknown';
export type BrevoSender = {
  email: string;
  id: number;
  name: string;
};
export type BrokenDeal = {
  /** Who set it. If `them`, the reader cannot write to them first. */
  by: DealSetBy;
  rule: string;
  text: string;
};
export type BrowserError = {
  browser: string;
  /** Page loads with this error. */
  count: number;
  firstSeenAt: string;
  id: string;
  kind: BrowserErrorKind;
  lastSeenAt: string;
  message: string;
  /** The page where it last occurred. */
  page: string;
  release: string;
  stack: string;
};
export type BrowserErrorInput = {
  kind: BrowserErrorKind;
  message: string;
  /** The path of the page. */
  page: string;
  /** The build of the website. */
  release: string;
  stack: string;
};
export type BrowserErrorKind = 'uncaught' | 'rejection' | 'render' | 'hydration' | 'start';
export type BrowserErrorsPage = {
  items: BrowserError[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type CalendarDate = {
  askedBy: 'you' | 'other';
  /** Whether the caller can accept or decline it. */
  canAnswer: boolean;
  /** Whether the caller can change or withdraw it. */
  canChange: boolean;
  endsOn: string;
  /** Warnings about the other person's note. */
  findings: ScamFinding[];
  id: string;
  insteadOn: string | null;
  kind: CalendarDateKind;
  /** Null also if the other person wrote it and one of the two has blocked the other. */
  note: string | null;
  startsOn: string;
  /** They count once they are accepted. */
  state: CalendarDateState;
  /** Empty if the times stay as usual. */
  times: WorkTime[];
  version: number;
};
export type CalendarDateAnswer = {
  answer: 'accepted' | 'declined';
  /** The version that you have read. */
  version: number;
};
export type CalendarDateInput = {
  /** The last day; with `swap` the same day. */
  endsOn: string;
  /** With `swap`: the day that is worked instead. */
  insteadOn?: string | null;
  kind: CalendarDateKind;
  note?: string | null;
  /** The first day; with `swap` the day that is free. */
  startsOn: string;
  /** With `school_holidays`: other times of the working days. As usual if empty. */
  times?: WorkTime[];
  /** The version that you have read; 0 for a new date. */
  version: number;
};
export type CalendarDateKind = 'days_off' | 'swap' | 'school_holidays';
export type CalendarDateState = 'asked' | 'accepted' | 'declined' | 'withdrawn';
export type CalendarDates = {
  items: CalendarDate[];
};
export type CalendarFeed = {
  /** Anyone with this address can read the caller's interviews and placements; null while there is none. */
  address: string | null;
  createdAt: string | null;
};
export type CallAcknowledged = {};
export type CallCandidate = {
  candidate: string;
  sdpMLineIndex?: number | null;
  sdpMid?: string | null;
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
  /** Whether this page has joined before. */
  again: boolean;
  interviewId: string;
  /** Created by the page when it opens, and constant until it closes. */
  visitId: string;
};
export type CallJoined = {
  closesAt: string;
  other: CallOther;
  /** Whether this side yields when both send an offer at once: the au pair's side does. */
  polite: boolean;
};
export type CallLeaveEvent = {
  interviewId: string;
  /** Created by the page when it opens, and constant until it closes. */
  visitId: string;
};
export type CallOther = {
  state: CallPresence;
  /** Null while they are away. */
  visitId: string | null;
};
export type CallPartner = {
  /** Their name within a sentence. */
  displayName: string;
  id: string;
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  photoPreview: string | null;
  place: string;
  timeZone: string;
  userType: 'family' | 'aupair';
  /** As on their card: null until their documents are verified, and once they have expired. */
  verified: Verified | null;
};
export type CallPreferencesInput = {
  relayOnly: boolean;
};
export type CallPresence = 'here' | 'reconnecting' | 'away' | 'left';
export type CallPresenceChanged = {
  interviewId: string;
  state: CallPresence;
  /** Null while they are away. */
  visitId: string | null;
};
export type CallRelay = {
  /** Whether this installation has a relay. */
  available: boolean;
  /** Whether the caller's calls use only the relay, which hides their IP address. */
  only: boolean;
};
export type CallRoom = {
  closesAt: string;
  conversationId: string;
  endsAt: string;
  interviewId: string;
  /** The server's time, which decides when the room opens: a phone's clock may be wrong. */
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
  /** The sending visit. */
  from: string;
  interviewId: string;
  /** The receiving visit; other visits ignore it. */
  to: string;
};
export type CallSignalEvent = {
  candidate?: CallCandidate;
  description?: CallDescription;
  interviewId: string;
  /** The visit of the other person that this is for. */
  to: string;
  /** Created by the page when it opens, and constant until it closes. */
  visitId: string;
};
export type CallTakenOver = {
  interviewId: string;
};
export type CampaignDetail = {
  /** Null before it is sent. */
  figures: CampaignFigures | null;
  /** The sender. */
  from: string;
  html: string;
  /** Its id at Brevo. */
  id: number;
  /** Its recipient lists. */
  lists: MarketingListKey[];
  name: string;
  /** The number of people on its lists at Brevo. */
  people: number;
  scheduledAt: string | null;
  sentAt: string | null;
  state: CampaignState;
  subject: string;
};
export type CampaignFigures = {
  /** Permanently or temporarily. */
  bounced: number;
  clicked: number;
  complained: number;
  delivered: number;
  /** An upper estimate: some email programs open emails automatically. */
  opened: number;
  sent: number;
  unsubscribed: number;
};
export type CampaignPage = {
  /** The total. */
  count: number;
  items: CampaignSummary[];
};
export type CampaignPreview = {
  html: string;
};
export type CampaignScheduleInput = {
  at: string;
  /** The number of recipients that the admin saw; not accepted if it has changed. */
  people: number;
};
export type CampaignSendingInput = {
  /** The number of recipients that the admin saw; not accepted if it has changed. */
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
  /** Null before it is sent. */
  figures: CampaignFigures | null;
  /** Its id at Brevo. */
  id: number;
  /** Its recipient lists. */
  lists: MarketingListKey[];
  name: string;
  scheduledAt: string | null;
  sentAt: string | null;
  state: CampaignState;
  subject: string;
};
export type CampaignTextInput = {
  /** The preview line in inboxes. */
  preview?: string | null;
  subject: string;
  /** Blank lines separate paragraphs. */
  text: string;
};
export type CancelAgreementInput = {
  reason: string;
};
export type CancelErasureInput = {
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
export type CaseMessageFile = {
  fileName: string;
  id: string;
  kind: 'photo' | 'document' | 'voice';
};
export type CaseReport = {
  by: NamedPerson;
  createdAt: string;
  /** What it was about at that time, where that differs from the facts of the case. */
  facts: {
    [key: string]: string;
  };
  reason: ReportReason;
  words: string;
};
export type CaseState = 'open' | 'appealed' | 'decided';
export type CaseSubject = 'profile' | 'message' | 'interview' | 'review' | 'held-message' | 'account';
export type ChallengeTokenInput = {
  /** `challenge.token` of the login. */
  challengeToken: string;
};
export type ChangeEmailInput = {
  currentPassword: string;
  /** The new address. */
  email: string;
};
export type CheckFee = {
  amount: number;
  sourceTitle: string;
  sourceUrl: string;
  validFrom: string;
};
export type CheckInAnswer = 'good' | 'talk' | 'help';
export type CheckInInput = {
  answer: CheckInAnswer;
  /** Only our team reads it. */
  note?: string | null;
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
  /** For a family: the number of verified adults. */
  adults: number | null;
  /** Applied for, without a result yet. */
  appliedOnly: boolean;
  approvedOn: string;
  doesNotSay: string;
  kind: CheckKind;
  /** For references: how those who answered know the person. */
  relationships: Relationship[];
  says: string;
  /** For a working with children check: its state. */
  state: ('ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA') | null;
  title: string;
  /** Its last day; null if it does not expire. */
  validUntil: string | null;
};
export type CheckedFacts = {
  /** Who verified them. */
  checkedBy: string;
  facts: CheckedFact[];
  /** Null without the badge; single checks may be valid nevertheless. */
  verified: Verified | null;
};
export type ChecksToReview = {
  items: CheckToReview[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type ChildGroup = 'baby' | 'toddler' | 'preschool' | 'school' | 'teen';
export type ChosenNotificationGroup =
  | 'messages'
  | 'interviews'
  | 'arrangements'
  | 'reviews'
  | 'job-board'
  | 'saved-searches'
  | 'profile'
  | 'verification'
  | 'safety';
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
export type CoParent = {
  email: string;
  joinedAt: string;
  name: string;
};
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
  /** How many of the requested people are not shown: paused, hidden, or deleted. */
  leftOut: number;
};
export type ConfirmMfaFactorInput = {
  code: string;
};
export type ConsentHistory = {
  items: ConsentRecord[];
};
export type ConsentRecord = {
  agreed: boolean;
  recordedAt: string;
  source: 'sign-up' | 'account' | 'unsubscribe-link' | 'hard-bounce' | 'complaint';
  /** The text next to the checkbox or switch; null if none was shown. */
  wording: string | null;
};
export type ContactAnswerInput = {
  /** The number of answers that the admin has read. If there are more, nothing is stored or sent. */
  answersRead?: number;
  /** Idempotency key of the entry, created by the client. A repeated request stores and sends nothing, and returns the
    stored entry. */
  entryId: string;
  words: string;
};
export type ContactAssigneeInput = {
  /** The `assignedToId` that the admin has read. If it is another by now, nothing is changed. */
  assigneeRead?: string | null;
};
export type ContactEntry = {
  /** The author; null once their profile is deleted. */
  author: string | null;
  createdAt: string;
  id: string;
  /** An answer was sent by email; a note is visible to admins only. */
  kind: ContactEntryKind;
  words: string;
};
export type ContactEntryKind = 'answer' | 'note';
export type ContactInboxDetail = {
  /** The number of answers. */
  answers: number;
  /** The assigned admin. */
  assignedTo: string | null;
  assignedToId: string | null;
  /** The beginning of the message. */
  beginning: string;
  createdAt: string;
  email: string;
  entries: ContactEntry[];
  id: string;
  /** When it arrived, or was last answered. */
  lastWrittenAt: string;
  /** Null if no account has this address. */
  member: ContactMember | null;
  message: string;
  name: string;
  /** The reference in the subject of our answers. */
  reference: string;
  region: Region;
  state: ContactState;
  subject: ContactSubject;
};
export type ContactInboxItem = {
  /** The number of answers. */
  answers: number;
  /** The assigned admin. */
  assignedTo: string | null;
  assignedToId: string | null;
  /** The beginning of the message. */
  beginning: string;
  createdAt: string;
  email: string;
  id: string;
  /** When it arrived, or was last answered. */
  lastWrittenAt: string;
  name: string;
  /** The reference in the subject of our answers. */
  reference: string;
  region: Region;
  state: ContactState;
  subject: ContactSubject;
};
export type ContactInboxPage = {
  items: ContactInboxItem[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type ContactMember = {
  /** Whether the member has verified the address. The sender of the message has not. */
  emailVerified: boolean;
  id: string;
  userType: 'family' | 'aupair' | 'admin';
  username: string;
};
export type ContactMessageInput = {
  email: string;
  message: string;
  name: string;
  /** The region of the site on which it was written. */
  region: 'australia' | 'newzealand';
  subject: 'general' | 'family' | 'aupair' | 'payment' | 'safety' | 'press' | 'other';
  /** A honeypot: must be empty, because people do not see the field. */
  website?: string;
};
export type ContactNoteInput = {
  /** Idempotency key of the entry, created by the client. A repeated request stores and sends nothing, and returns the
    stored entry. */
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
  /** Both have written. Otherwise the one who has not can still answer, or decline. */
  answered: boolean;
  /** The caller archived it, and nothing was said since. */
  archived: boolean;
  /** What the caller has begun to write; null if they never did. Not shown to anyone else. */
  draft: MessageDraft | null;
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
  /** It is not in the list until a new message arrives. */
  archived: boolean;
  conversationId: string;
  /** Until when it is muted; for always, the last day of the year 9999. May have passed. */
  mutedUntil: string | null;
};
export type ConversationSettingsInput = {
  /** Whether it leaves the list until a new message arrives. */
  archived?: boolean;
  /** How long its messages send no emails or push notifications, from now on; `off` ends it. */
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
  /** The day of the last comparison with the sources. */
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
  /** The subdomain that redirects here. */
  subdomain: string;
  testimonials: LandingTestimonials;
  whyAustralia: LandingWhyAustralia;
};
export type CountryPageEdit = {
  at: string;
  /** Null once the account is deleted. */
  by: string | null;
};
export type CountryPageSummary = {
  /** The day of the last comparison with the sources. */
  checkedOn: string;
  country: LandingCountry;
  /** Whether it was edited and differs from the release. */
  editedHere: boolean;
  /** Whether the release has a newer text than the edited one. */
  hasNewerText: boolean;
  language: string;
  /** Null if no admin has changed it. */
  lastEdit: CountryPageEdit | null;
  title: string;
  updatedAt: string;
};
export type CreateProfileInput = {
  email: string;
  region: Region;
  /** IANA name from the browser. */
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
  /** Changes against the previous version; empty for the first one. */
  changes: ClauseChange[];
  clauses: ClauseInWords[];
  createdAt: string;
  /** Warnings about what the other person wrote in it; empty for your own. */
  findings: ScamFinding[];
  fingerprint: string;
  /** Above the hours of a full-time week; null below. */
  hoursWarning: string | null;
  note: string | null;
  number: number;
  /** Pay at the minimum hourly wage, for comparison. */
  payComparison: string;
  terms: AgreementTerms;
};
export type CurrentBanner = {
  /** Changes with the banner's content, so that a dismissed banner does not hide the next one. */
  id: string;
  link: BannerLink | null;
  text: string;
  tone: 'info' | 'warning';
};
export type Dashboard = {
  completeness: ProfileCompleteness;
  /** The best matches, six at most; empty without a complete profile. */
  fits: DashboardFit[];
  nextStep: NextStep;
  /** The number of people on the shortlist. */
  shortlistCount: number;
  /** Opens the question whether they are still looking, after a month away; null without one, and for co-parents. */
  stillLookingToken: string | null;
};
export type DashboardFit = {
  auPair: AuPairCard | null;
  family: FamilyCard | null;
};
export type DataBreach = {
  closedAt: string | null;
  decidedAt: string | null;
  decision: ('notify' | 'no_notice') | null;
  id: string;
  noticedAt: string;
  peopleAffected: number | null;
  peopleToldAt: string | null;
  reason: string | null;
  regulatorsToldAt: string | null;
  version: number;
  whatHappened: string;
};
export type DataBreachInput = {
  /** Closes the record, which then never changes. A 400 names what is missing. */
  close: boolean;
  decidedAt: string | null;
  /** Whether the regulators and the people are told. */
  decision: ('notify' | 'no_notice') | null;
  noticedAt: string;
  peopleAffected: number | null;
  peopleToldAt: string | null;
  reason: string | null;
  regulatorsToldAt: string | null;
  /** The version that was edited. */
  version: number;
  /** Which data, whose, and how, without naming anyone. */
  whatHappened: string;
};
export type DataBreaches = {
  /** Open records first, then the newest. At most 200. */
  items: DataBreach[];
};
export type DataExport = {
  askedAt: string;
  /** The requester: the person, or an admin. */
  askedBy: string;
  /** Bytes of the ZIP; null before it is ready. */
  byteSize: number | null;
  /** When it expires; null before it is ready. */
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
  /** Tasks that are not part of the placement. */
  exclusions: string[];
};
export type EarlierDecision = {
  action: ModerationAction;
  decidedAt: string;
  /** The end of a suspension. */
  suspendedUntil: string | null;
  /** The message to the person; after `none` a note that only admins read. */
  words: string;
};
export type EarlyExitAgreement = {
  /** Its last day, if it ended early. */
  endedOn: string | null;
  endsOn: string;
  id: string;
  /** The agreed notice in weeks; null if the terms contain none. */
  noticeWeeks: number | null;
  /** The name of the other side; empty if their account is deleted. */
  otherName: string;
  /** The country of the placement, whose helplines apply. */
  region: Region;
  startsOn: string;
  state: 'confirmed' | 'active' | 'ended_early';
};
export type EarlyExitEndingInput = {
  /** The last day; today if omitted. */
  on?: string;
  /** The reason shown to the other side, who cannot read the report to admins. */
  word?: string | null;
};
export type EarlyExitInput = {
  /** The agreement concerned, if any. */
  agreementId?: string | null;
  /** What happened; visible to admins only. */
  reason: string;
};
export type EarlyExitOverview = {
  /** Current agreements, and those that ended early in the last 60 days; newest first. */
  agreements: EarlyExitAgreement[];
  /** The newest early exit; null if there is none. */
  latest: Exit | null;
  /** The member's name, for a template. */
  ownName: string;
};
export type EditMessageInput = {
  /** May be empty only in a message with attachments. */
  content: string;
};
export type EditableLanding = {
  checkedOn: string;
  content: CountryLandingContent;
  country: LandingCountry;
  language: string;
  /** The newer text of this release; null if there is none. */
  newerText: ReleasedLanding | null;
  subdomain: string;
  updatedAt: string;
  /** Sent back with the edit. */
  version: number;
};
export type EditableResource = {
  attachmentCount: number;
  attachments: AdminAttachment[];
  audience: 'family' | 'aupair' | 'both';
  /** Sanitised HTML. */
  content: string;
  createdAt: string;
  /** Of all its files together. */
  downloadCount: number;
  /** The last 30 days; days without downloads are left out. */
  downloads: DownloadsOfDay[];
  featured: boolean;
  /** Whether this release has a newer text than the edited one. */
  hasNewerText: boolean;
  id: string;
  image_url: string | null;
  /** The newer text of this release; null if there is none. */
  newerText: ReleasedResource | null;
  published: boolean;
  region: ('australia' | 'newzealand') | null;
  slug: string;
  sources: ResourceSource[];
  summary: string | null;
  title: string;
  updatedAt: string;
  /** Sent back with the edit. */
  version: number;
};
export type EmailChange = {
  /** False if the old address was never confirmed: sessions continue. */
  loggedOut: boolean;
  /** The page from which the person signed up, if no address had been confirmed before. */
  returnPath: string | null;
};
export type EmailVerification = {
  /** The page from which the person signed up; null if there was none. */
  returnPath: string | null;
};
export type EmployerClock = {
  agreementId: string;
  because: ('rule' | 'permission') | null;
  /** Whether a step can be recorded. */
  canRecord: boolean;
  /** Earlier than `startsOn` after an earlier placement with the same family. */
  countedFrom: string;
  /** 0 on the last day; null while nothing runs. */
  daysLeft: number | null;
  /** The last day of the placement. */
  endsOn: string;
  /** Whether there are earlier steps; the data export has them all. */
  hasEarlierSteps: boolean;
  /** The newest 100 steps, oldest first, including those that were withdrawn. */
  history: PermissionEntry[];
  /** The last day with this employer; null if no limit is known. */
  lastDay: string | null;
  letter: SupportLetter;
  /** Weeks before the last day at which both are notified. */
  noticeWeeks: number[];
  /** The newest step of the permission. */
  permission: ('asked' | 'granted' | 'declined') | null;
  region: Region;
  rule: EmployerClockRule;
  /** Without the permission. */
  ruleLastDay: string | null;
  startsOn: string;
  /** `over`: the last day has passed while the placement goes on. */
  state: EmployerClockState;
  /** In the family's time zone. */
  today: string;
  with: EmployerClockPartner;
  you: EmployerClockSide;
};
export type EmployerClockChanged = {
  agreementId: string;
};
export type EmployerClockPartner = {
  /** Their name within a sentence. */
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  /** A tiny blurred preview as a data URI. */
  photoPreview: string | null;
  /** As on their card: null until their documents are verified, and once they have expired. */
  verified: Verified | null;
};
export type EmployerClockRule = {
  authority: VisaLink;
  /** Sources disagree about the months. */
  contested: boolean;
  /** `none`: no limit of its own is known. */
  kind: EmployerLimitKind;
  /** How a longer time is possible. */
  longer: VisaLine[];
  months: number | null;
  /** Questions for the authority. */
  questions: VisaLine[];
  sources: VisaRuleSource[];
  /** Why it is unclear. */
  unclear: ('nationality' | 'other_visa' | 'no_visa' | 'no_rule') | null;
  visa: string | null;
};
export type EmployerClockSide = 'family' | 'aupair';
export type EmployerClockState = 'ahead' | 'running' | 'over' | 'ended';
export type EmployerClocks = {
  items: EmployerClock[];
};
export type EmployerLimitKind = 'months' | 'none' | 'unclear';
export type EndAgreementInput = {
  /** The last day; today if omitted. */
  on?: string;
  reason: string;
};
export type EndingCategory = 'account_closed' | 'safety' | 'rules' | 'identity' | 'mistake' | 'other';
export type EndingSummary = {
  /** The last day is over. */
  isOver: boolean;
  lastDay: string;
  /** Your tasks that are open. */
  open: number;
};
export type EndingTask = {
  /** Whether you can tick it. */
  canChange: boolean;
  changedAt: string | null;
  /** Who ticked it last; null while it is open. */
  changedBy: ('you' | 'them') | null;
  dueOn: string;
  key: EndingTaskKey;
  /** Whose task it is. */
  side: ArrivalTaskSide;
  state: ArrivalTaskState;
};
export type EndingTaskKey =
  | 'departure'
  | 'visa_at_end'
  | 'leave_days'
  | 'last_pay'
  | 'last_pay_received'
  | 'deposit'
  | 'belongings'
  | 'keys'
  | 'reference'
  | 'reference_received'
  | 'final_pay_slip'
  | 'tax_and_super'
  | 'address'
  | 'review_family'
  | 'review_au_pair';
export type EnrolMfaFactorInput = {
  /** The current password; may be omitted within 15 minutes of logging in. */
  password?: string;
};
export type ErasureInput = {
  password: string;
};
export type ErasureObstacle = 'agreement' | 'moderation' | 'payment' | 'last-administrator';
export type ErrorBody = {
  /** A stable code; messages may change, codes do not. */
  code: ErrorCode;
  /** With `stale_edit`: the current state, in the operation's response format. */
  current?: {
    [key: string]: any;
  };
  /** With `deal_breaker`: what the person does not accept. */
  dealBreakers?: {
    rule: string;
    text: string;
  }[];
  /** The problem of each field, by name. */
  fields?: {
    [key: string]: string[];
  };
  /** A sentence for the user. */
  message: string;
  /** With `invalid_state_transition`: the current state. */
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
  | 'voice_unreadable'
  | 'voice_not_sound'
  | 'voice_too_long'
  | 'document_active'
  | 'account_disabled'
  | 'candidate_email_unverified'
  | 'second_admin_required'
  | 'second_factor_required'
  | 'account_suspended'
  | 'current_password_wrong'
  | 'email_not_accepted'
  | 'email_taken'
  | 'household_full'
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
  | 'owner_only'
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
  | 'files_need_answer'
  | 'email_not_verified'
  | 'unsent_files_limit_reached'
  | 'message_file_gone'
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
  | 'answered_meanwhile'
  | 'written_meanwhile'
  | 'assigned_meanwhile'
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
  | 'breach_changed'
  | 'case_changed'
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
  /** The adult it is about; null for the person. */
  adultId: string | null;
  /** Bytes. */
  byteSize: number;
  contentType: string;
  /** When it is deleted; null before a decision. */
  deleteAfter: string | null;
  fileName: string;
  id: string;
  uploadedAt: string;
};
export type EvidenceForm = {
  /** For adults in the home: the adult. */
  adultId?: string;
  /** PDF, JPEG or PNG, at most 15 MB. */
  file: Blob;
};
export type EvidenceLine = {
  at: string;
  /** Its files. They may have been deleted, unless the case is about this message. */
  files: CaseMessageFile[];
  personId: string;
  /** The case is about this message. */
  reported: boolean;
  text: string;
};
export type Exit = {
  agreementId: string | null;
  createdAt: string;
  id: string;
  /** Since when the profile is shown as "available now"; null if not requested. */
  rematchedAt: string | null;
  /** The support request about it. */
  supportRequestId: string;
};
export type ExitClause = {
  plan: string;
};
export type ExportState = 'waiting' | 'ready' | 'expired' | 'failed';
export type FailedEvents = {
  count: number;
  name: string;
};
export type FailedJob = {
  /** When the job was queued, or the event happened. */
  askedAt: string;
  /** Of the last try; without personal data. */
  error: string | null;
  givenUpAt: string;
  id: string;
  /** The job, or the event with its listener. */
  name: string;
  tries: number;
};
export type FailedJobsPage = {
  items: FailedJob[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type FamilyCard = {
  /** The first sentence about the room. */
  accommodation: string | null;
  children: FamilyCardChildren;
  duration: string;
  /** Null for visitors, and for members without a confirmed email or a profile. */
  familyName: string | null;
  hoursPerWeek: number;
  id: string;
  /** The last login; `not_lately` if they did not answer whether they are still looking. Null for visitors, and for members
    without a confirmed email or a profile. */
  lastActive: ('today' | 'this_week' | 'this_month' | 'earlier' | 'not_lately') | null;
  /** Null for everyone except an au pair with a complete profile. */
  match: Match | null;
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  photoPreview: string | null;
  /** Suburb and city; if the family name is null only the city, or the region if the city is unknown. */
  place: string;
  /** Null without a review. */
  rating: Rating | null;
  region: 'australia' | 'newzealand';
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  /** On the caller's shortlist. */
  saved: boolean;
  /** Null if they start now, or have not given a date. */
  startDate: string | null;
  startsNow: boolean;
  /** Their tagline, otherwise the first sentence about themselves. */
  tagline: string | null;
  /** Null until their documents are verified, and once they have expired. */
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
  /** The focal point of each photo, in the same order; null while unknown. */
  photoFocalPoints: (FocalPoint | null)[];
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  requirements: string;
  smokesAtHome: boolean | null;
  startDate: string;
  tagline: string | null;
  /** Days with a confirmed agreement, in order. */
  takenDates: UnavailableDates[];
  timeZone: string;
  userId: string;
};
export type FamilyMap = {
  /** There are or may be more: the newest were counted. */
  capped: boolean;
  /** Families that were counted. */
  counted: number;
  /** Families whose location names no place that we know. */
  elsewhere: number;
  /** Cities first, then suburbs and towns; those with most families first. */
  locations: MapLocation[];
};
export type FamilyPage = {
  /** Null while something is `missing`. */
  full: FamilyFull | null;
  id: string;
  /** Null for everyone except an au pair with a complete profile. */
  match: Match | null;
  /** What to do before the whole page is shown: sign up, confirm the email address, or complete the own profile. */
  missing: ('sign_up' | 'verify_email' | 'complete_profile') | null;
  /** On the caller's shortlist. */
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
  /** The focal point of each photo, in the same order; null while unknown. */
  photoFocalPoints: (FocalPoint | null)[];
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
  /** Offered days off per week. */
  daysOff?: number | null;
  dealBreakers?: DealBreaker[] | null;
  duration: string;
  familyName: string;
  hasPets?: boolean;
  hoursPerWeek: number;
  /** English names, best first. */
  languagesAtHome?: string | null;
  /** The minimum age of the au pair. */
  leastAge?: number | null;
  /** The minimum weekly hours that an au pair wants. */
  leastHours?: number | null;
  /** Suburb and city; visitors only see the city. */
  location: string;
  /** The maximum age of the au pair. */
  mostAge?: number | null;
  /** The au pair has to drive. */
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
  /** An ISO date, if known. */
  startDate: string;
  /** One line that visitors also see. */
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
  photoFocalPoint: FocalPoint | null;
  photoPreview: string | null;
  /** The city; the region's name if the city is unknown. */
  place: string;
  /** Null without a review. */
  rating: Rating | null;
  region: Region;
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  startDate: string;
  tagline: string | null;
  /** Null until their documents are verified, and once they have expired. */
  verified: Verified | null;
};
export type FaqEntry = {
  /** Sanitised HTML. */
  answer: string;
  /** The audience. */
  audience: 'family' | 'aupair';
  id: string;
  question: string;
  /** The region in which the answer is valid; null for both. */
  region: ('australia' | 'newzealand') | null;
  sources: SourceLink[];
};
export type FeaturedCandidates = {
  /** At most the newest twenty. */
  items: FeaturedFamily[];
};
export type FeaturedFamilies = {
  /** All chosen families, in order, including those that cannot be shown now. */
  items: FeaturedFamily[];
  /** How many may be chosen. */
  most: number;
  /** The newest other families of the location, which fill the remaining slots. */
  next: FeaturedFamily[];
  place: string;
  /** How many families the page shows. */
  room: number;
  /** The version of this choice; sent back with a change. */
  version: string;
};
export type FeaturedFamiliesInput = {
  /** Ids of families of the location, in order. */
  ids: string[];
  /** The version that was read. */
  version: string;
};
export type FeaturedFamily = {
  familyName: string;
  id: string;
  location: string;
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  photoPreview: string | null;
  state: FeaturedState;
};
export type FeaturedState = 'visible' | 'paused' | 'withheld' | 'taken';
export type FigureName =
  'new-people' | 'people' | 'verified' | 'conversations' | 'messages' | 'interviews' | 'confirmations' | 'revenue';
export type FlightInput = {
  arrival: FlightPartInput;
  /** Where the journey begins. */
  departure: FlightPartInput;
  /** The last flight, with which you arrive. */
  number: string;
};
export type FlightPart = {
  at: string;
  /** What clocks show there. */
  localTime: string;
  place: string;
  /** IANA name. */
  timeZone: string;
};
export type FlightPartInput = {
  localTime: string;
  place: string;
  /** IANA name. */
  timeZone: string;
};
export type FocalPoint = {
  /** From the left. */
  x: number;
  /** From the top. */
  y: number;
};
export type FoundConversation = {
  conversationId: string;
  /** How many of its latest 5,000 messages were found. */
  count: number;
  /** The three latest of them, the latest first. */
  messages: FoundMessage[];
  with: OtherPerson;
};
export type FoundConversations = {
  /** The conversation in which someone wrote last comes first. May be empty although there is a next page. */
  items: FoundConversation[];
  /** Ask for the next page with it; `null` once all conversations were searched. */
  nextCursor: string | null;
};
export type FoundInConversation = {
  /** Ask for earlier messages with it as `before`; `null` once the conversation was searched to its beginning. */
  nextBefore: number | null;
  /** Numbers of the messages that were found, the latest first. */
  seqs: number[];
};
export type FoundMessage = {
  createdAt: string;
  /** The part of its text that begins shortly before the first of the words. */
  excerpt: string;
  senderId: string;
  /** Its place in the conversation. Messages and reactions are numbered from 1 without gaps, in the order in which they
    happened. */
  seq: number;
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
  group: ChosenNotificationGroup;
  label: string;
  line: string;
  push: boolean;
};
export type GroupChoiceInput = {
  email: boolean;
  group: ChosenNotificationGroup;
  push: boolean;
};
export type HeldCheck = {
  /** The day of the approval. */
  approvedOn: string;
  kind: CheckKind;
  /** Its last day; null if it does not expire. */
  validUntil: string | null;
};
export type HeldMessage = {
  clientMessageId: string;
  content: string;
  createdAt: string;
  /** In review, or not delivered. */
  state: 'held' | 'dropped';
};
export type HeldMessageChanged = {
  conversationId: string;
};
export type HeldMessages = {
  /** The oldest first. */
  items: HeldMessage[];
};
export type HourlyFloor = {
  checkedOn: string;
  currency: Currency;
  hourlyCents: number;
  since: string;
  sourceTitle: string;
  sourceUrl: string;
};
export type HoursChanged = {
  agreementId: string;
  /** Its Monday. */
  week: string;
};
export type HoursClause = {
  /** Evenings of babysitting a week, included in these hours. */
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
export type HoursDate = {
  /** Not accepted yet: the day is still planned as usual. */
  isAsked: boolean;
  /** With a swap: this day is worked instead of the free one. */
  isWorkedInstead: boolean;
  kind: CalendarDateKind;
};
export type HoursDay = {
  /** Also false for a future day. */
  canRecord: boolean;
  /** The date that sets this day apart from the week; null on usual days. */
  date: HoursDate | null;
  day: string;
  /** False before the first day and after the last one. */
  inPlacement: boolean;
  /** Planned times. */
  planned: WorkTime[];
  plannedMinutes: number;
  /** Null if nothing is recorded. */
  recorded: RecordedHours | null;
  /** Sent back with a change of this day. */
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
  /** The signed week, or the legal full-time week. */
  of: HoursLimit;
  overMinutes: number;
};
export type HoursPartner = {
  /** Their name within a sentence. */
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  /** A tiny blurred preview as a data URI. */
  photoPreview: string | null;
  /** As on their card: null until their documents are verified, and once they have expired. */
  verified: Verified | null;
};
export type HoursPlacement = {
  agreementId: string;
  /** Dates that the other person asks for and that wait for the caller. */
  datesToAnswer: number;
  /** Days that the family disputes and the au pair has to check. */
  disputed: number;
  /** The first of the days that wait for the caller; null if none does. */
  firstToCheck: string | null;
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
  /** Days that the au pair has to check. */
  disputed: number;
  plannedMinutes: number;
  recordedMinutes: number;
  /** Days that the family has to check. */
  toConfirm: number;
};
export type HoursWeek = {
  agreementId: string;
  /** Seven, from Monday. */
  days: HoursDay[];
  /** A Monday. */
  from: string;
  lastDay: string;
  /** The Monday of the next week; null in the last week. */
  next: string | null;
  /** The agreement first. */
  overruns: HoursOverrun[];
  /** Null for an imported agreement. */
  pay: AgreedWeeklyPay | null;
  /** The Monday of the previous week; null in the first week. */
  previous: string | null;
  region: Region;
  startsOn: string;
  /** The family's time zone. */
  timeZone: string;
  to: string;
  /** In the family's time zone. */
  today: string;
  totals: HoursTotals;
  with: HoursPartner;
  /** The caller's side. */
  you: 'family' | 'aupair';
};
export type HouseClause = {
  cameras: string;
  guests: string;
  internet: string;
  phone: string;
};
export type Household = {
  coParent: CoParent | null;
  invitation: OpenHouseholdInvitation | null;
};
export type HouseholdInvitation = {
  email: string;
  familyName: string;
};
export type HouseholdTokenInput = {
  /** The value of `token=` in the email’s link. */
  token: string;
};
export type IceServer = {
  credential: string;
  urls: string[];
  username: string;
};
export type IceServers = {
  /** When these credentials expire: after at most an hour, and not after the room has closed. */
  expiresAt: string | null;
  /** Empty if the installation has no relay. */
  iceServers: IceServer[];
  /** Whether the caller's calls use only the relay. */
  relayOnly: boolean;
};
export type Interview = {
  /** When someone last changed it. */
  changedAt: string;
  /** Who declined or cancelled it. */
  closedBy: string | null;
  /** … and closes. */
  closesAt: string | null;
  conversationId: string;
  endsAt: string | null;
  /** Warnings about the other person's message. */
  findings: ScamFinding[];
  /** When it was held; null if its time passed without both in the room. */
  heldAt: string | null;
  id: string;
  /** The length of the latest proposal. */
  minutes: 15 | 30 | 45 | 60;
  /** Scheduled, with a proposed change. The agreed time stays until another one is accepted. */
  moving: boolean;
  /** The server's time of the response: phone clocks differ. */
  now: string;
  /** The room opens … */
  opensAt: string | null;
  /** At most three, while they are pending. */
  proposals: InterviewProposal[];
  /** Who made the latest proposal. */
  proposedBy: string;
  /** The agreed time. */
  startsAt: string | null;
  state: 'proposed' | 'scheduled' | 'declined' | 'cancelled' | 'lapsed' | 'done';
  /** The caller's possible steps. */
  steps: InterviewStep[];
  with: OtherPerson;
  /** The message of a decline or cancellation; empty if there is none. */
  word: string;
};
export type InterviewChanged = {
  conversationId: string;
  interviewId: string;
};
export type InterviewNotes = {
  asked: string[];
  content: string;
  /** 0 before the first save. */
  revision: number;
  updatedAt: string | null;
};
export type InterviewNotesInput = {
  /** Ids of the checked questions. */
  asked: string[];
  content: string;
  /** The revision that they are based on; 0 if there is none. Any other is `notes_changed`. */
  revision: number;
};
export type InterviewPage = {
  items: Interview[];
  /** Cursor of the next page; `null` at the end. */
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
export type InviteCoParentInput = {
  currentPassword: string;
  email: string;
};
export type Invoice = {
  /** The bank details, line by line; null on a receipt. */
  bank: string[] | null;
  /** The caller can cancel it, at `POST /api/invoices/{id}/cancellation`: it is open, and not for a placement. */
  cancellable: boolean;
  currency: Currency;
  dueOn: string;
  id: string;
  issuedAt: string;
  item: string;
  number: string;
  paidAt: string | null;
  /** It can also be paid by card, at `POST /api/invoices/{id}/checkout`. */
  payableByCard: boolean;
  purchaseId: string;
  /** When it was reopened, because a payment had been recorded by mistake. */
  reopenedAt: string | null;
  state: InvoiceState;
  /** Part of the total; 0 if no tax is charged. */
  taxCents: number;
  /** Tax included. */
  totalCents: number;
};
export type InvoicePage = {
  items: Invoice[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type InvoiceState = 'open' | 'paid' | 'cancelled';
export type InvoiceTransferInput = {
  /** The amount received; the full amount due if omitted. A smaller amount leaves the rest open. */
  amountCents?: number;
  /** The day on the bank statement. */
  paidOn: string;
  reason: string;
  reference: string;
};
export type JobActionInput = {
  reason: string;
};
export type JobKind = {
  /** When a scheduled task runs, as a cron expression in UTC; null for other jobs. */
  cron: string | null;
  /** What a scheduled task does; null for other jobs. */
  does: string | null;
  /** Finished jobs are deleted after an hour, scheduled tasks after two days. */
  lastDone: string | null;
  /** Of jobs that will be retried; without personal data. */
  lastError: string | null;
  /** When one failed at every try; null if none did, or an admin has decided on it. */
  lastGivenUp: string | null;
  /** Scheduled for later. */
  later: number;
  name: string;
  nextRun: string | null;
  /** Since when the oldest due job has waited. */
  oldestSince: string | null;
  /** Those of both that have failed before. */
  retrying: number;
  running: number;
  /** Due and not started. */
  waiting: number;
};
export type JobListingFacts = {
  carAvailable: boolean;
  children: string;
  city: string | null;
  currency: 'AUD' | 'NZD';
  duties: string;
  /** Warnings about its texts, for everyone who reads it. */
  findings: ScamFinding[];
  hoursPerWeek: number;
  id: string;
  licenceWanted: boolean;
  monthsMax: number;
  monthsMin: number;
  payMaxCents: number;
  /** Weekly pay, in the region's currency. */
  payMinCents: number;
  publishedAt: string;
  region: Region;
  room: string;
  startsOn: string;
  state: JobListingState;
  text: string;
};
export type JobListingInput = {
  carAvailable: boolean;
  children: string;
  /** The currency in which the pay was entered. If the family has moved to the other country since, the pay is not
    accepted. */
  currency?: 'AUD' | 'NZD';
  duties: string;
  hoursPerWeek: number;
  licenceWanted: boolean;
  monthsMax: number;
  monthsMin: number;
  payMaxCents: number;
  /** Weekly pay, in the region's currency. */
  payMinCents: number;
  room: string;
  startsOn: string;
  text: string;
};
export type JobListingProposal = {
  carAvailable: boolean;
  children: string;
  hoursPerWeek: number | null;
  monthsMax: number | null;
  monthsMin: number | null;
  room: string;
  startsOn: string | null;
};
export type JobListingState = 'open' | 'paused' | 'filled';
export type JobListingStateInput = {
  state: JobListingState;
};
export type JobsOverview = {
  /** Jobs and deliveries that failed at every try. */
  givenUp: number;
  items: JobKind[];
  outbox: OutboxState;
};
export type JoinHouseholdInput = {
  /** Shown with the messages that the co-parent writes. */
  name: string;
  password: string;
  /** The value of `token=` in the email’s link. */
  token: string;
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
  /** The city's slug in the family search. */
  id: 'sydney' | 'melbourne' | 'brisbane' | 'perth' | 'adelaide' | 'canberra';
  name: string;
  personality: string[];
  state: string;
  stats: LandingCityStats;
};
export type LandingCityDiscovery = {
  cities: LandingCity[];
  headline: string;
  /** A note on the numbers. */
  note: string;
  text: string;
};
export type LandingCityStats = {
  /** Shown if the number of families is not available. */
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
  /** One phrase between asterisks is italic. */
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
  /** The `hreflang` of the page. */
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
  /** States that these are samples, until there are real ones. */
  sampleNote: string;
};
export type LandingVisa = {
  /** Age, length, locations and so on: the fact, then its label. */
  facts: LandingFigure[];
  links: LandingLink[];
  /** A note about New Zealand. */
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
  /** Only where its sender declined with it. */
  declines?: boolean;
  documentCount: number;
  /** With how many photos it was sent. */
  photoCount: number;
  senderId: string;
  /** Its place in the conversation. Messages and reactions are numbered from 1 without gaps, in the order in which they
    happened. */
  seq: number;
  /** How long a voice message is; 0 for every other message. */
  voiceSeconds: number;
};
export type LeaveClause = {
  /** Paid days off during the whole placement, in addition to the weekly free days. */
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
  /** Always positive. */
  amountCents: number;
  /** The account that gave it. */
  credit: LedgerAccount;
  currency: Currency;
  /** The account that received it. */
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
  /** The unit. */
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
export type ListedSession = {
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
  'arrival.changed': ArrivalChanged;
  'ban.noticed': BanNoticed;
  'call.closed': CallClosed;
  'call.presence': CallPresenceChanged;
  'call.signal': CallSignal;
  'call.taken-over': CallTakenOver;
  'conversation.availability': ConversationAvailability;
  'conversation.changed': ConversationChanged;
  'conversation.read': ConversationReadChanged;
  'conversation.settings': ConversationSettings;
  'employer-clock.changed': EmployerClockChanged;
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
export type LocationFamilies = {
  /** All families of the location. */
  count: SearchCount;
  /** How many of the first items are featured. */
  featured: number;
  /** Featured ones first, in the order of admins; then the newest. */
  items: FamilyCard[];
};
export type MailSubscription = {
  group: NotificationGroup;
  label: string;
  /** Whether these emails are sent. */
  subscribed: boolean;
};
export type MapLocation = {
  /** The city that a suburb belongs to; null for a city, and for a town that is near none of ours. */
  city: string | null;
  count: number;
  kind: MapLocationKind;
  /** The middle of the city or suburb in degrees, to about a kilometre. No one’s address. */
  latitude: number;
  longitude: number;
  /** The value of the filter of the same name that finds these families: `city` or `suburb`. */
  name: string;
  region: Region;
};
export type MapLocationKind = 'city' | 'suburb';
export type MarketingAudience = {
  /** Deleted people who are still at Brevo. */
  erased: number;
  lists: AudienceList[];
  /** The last ten runs, newest first. */
  runs: SyncRun[];
  /** All statuses, including empty ones. */
  statuses: AudienceCount[];
  /** People to delete at Brevo. */
  toForget: number;
  /** People with pending updates. */
  toPut: number;
};
export type MarketingConnection = {
  account: BrevoAccount | null;
  /** Whether the product sends emails by SMTP; otherwise they are files on this machine. */
  mailsBySmtp: boolean;
  /** Our webhook address. */
  reportUrl: string;
  reporting: BrevoReportingState;
  state: BrevoConnectionState;
};
export type MarketingConsent = {
  agreed: boolean;
  recordedAt: string | null;
  /** Its source; null if never asked, which means no. */
  source: ('sign-up' | 'account' | 'unsubscribe-link' | 'hard-bounce' | 'complaint') | null;
};
export type MarketingConsentInput = {
  /** Whether the person wants marketing emails. */
  agreed: boolean;
  /** The text next to the switch, as shown. */
  wording: MarketingWording;
};
export type MarketingListKey =
  'families-australia' | 'families-newzealand' | 'aupairs-australia' | 'aupairs-newzealand';
export type MarketingStatus =
  'in' | 'never-asked' | 'left' | 'unsubscribed' | 'bounced' | 'complained' | 'unverified' | 'suspended';
export type MarketingWording =
  'Send me news, guides and offers by email, about twice a month. I can stop it at any time with one click.';
export type Match = {
  /** The percentage of comparable values that both have given. */
  certainty: number;
  /** Violated deal-breakers of either. */
  dealBreakers: BrokenDeal[];
  /** How well the reader fits this person. */
  inReturn: MatchSide;
  /** Values that could not be compared; in each subject the reader's own first. */
  missing: MissingFact[];
  /** Matches first, then mismatches. */
  reasons: MatchReason[];
  /** 0 to 100: the share of what was compared. Unknown values count for and against no one. */
  score: number;
};
export type MatchReason = {
  /** Whether it speaks for the match. */
  ok: boolean;
  text: string;
};
export type MatchSide = {
  /** Matches first, then mismatches. */
  reasons: MatchReason[];
  /** 0 to 100: the share of what was compared. Unknown values count for and against no one. */
  score: number;
};
export type MealsClause = {
  description: string;
};
export type Message = {
  /** Its photos and documents in order, or its recording. Files of someone who has left are missing here. */
  attachments: MessageAttachment[];
  clientMessageId: string;
  content: string;
  conversationId: string;
  createdAt: string;
  /** Only where its sender declined with it. */
  declines?: boolean;
  /** Its sender deleted it; `content` says so. */
  deleted: boolean;
  documentCount: number;
  /** When its sender last edited it; null for nearly all. */
  editedAt: string | null;
  id: string;
  /** The receiver has read it. */
  isRead: boolean;
  /** With how many photos it was sent. */
  photoCount: number;
  /** Ids of those who reacted, by reaction. */
  reactions: {
    [key: string]: string[];
  };
  receiverId: string;
  /** Moderators removed it; `content` says so. */
  removed: boolean;
  /** What it answers; null for a message that answers nothing in particular. */
  replyTo: QuotedMessage | null;
  senderId: string;
  /** Its place in the conversation. Messages and reactions are numbered from 1 without gaps, in the order in which they
    happened. */
  seq: number;
  /** How long a voice message is; 0 for every other message. */
  voiceSeconds: number;
  /** Only where a co-parent wrote it, and not the account holder of the family. */
  writtenBy?: MessageWriter;
};
export type MessageAttachment = {
  byteSize: number;
  /** Of a voice message, in milliseconds; null otherwise. */
  durationMs: number | null;
  fileName: string;
  height: number | null;
  id: string;
  kind: AttachmentKind;
  /** How loud a voice message is, in parts of equal length: numbers from 0 to 100. Null where that is not known. */
  waveform: number[] | null;
  /** Of a photo, in pixels; null otherwise. */
  width: number | null;
};
export type MessageChanged = {
  message: Message;
  /** The number of the change. */
  seq: number;
};
export type MessageDraft = {
  text: string;
  typedAt: string;
  version: number;
};
export type MessageDraftInput = {
  /** The version that it replaces; 0 if there was none. */
  basedOn: number;
  /** The `clientMessageId` under which it will be sent. Once a message was sent with it, the draft is empty. Another
    device that continues the draft creates an id of its own. */
  clientMessageId: string;
  /** Empty deletes the draft. */
  text: string;
  /** When it was typed. A moment in the future counts as now. */
  typedAt: string;
};
export type MessageFileForm = {
  /** A JPEG, PNG or WebP photo, or a PDF, of at most 15 MB; or a recording in WebM, Ogg or MP4 of at most 8 MB. */
  file: Blob;
  /** Only with a recording: a JSON array of 16 to 64 whole numbers from 0 to 100, how loud it is. */
  waveform?: string;
};
export type MessageMoment = {
  /** To the minute; null if it has not happened yet or was not recorded. */
  at: string | null;
  done: boolean;
};
export type MessageSendEvent = {
  /** Files that the sender uploaded for this conversation, in the order in which they are shown. */
  attachmentIds?: string[];
  /** Made by the client, once for each message and never again: sending the same id a second time answers with what
    was stored the first time. */
  clientMessageId: string;
  /** May be empty only in a message with attachments. */
  content: string;
  conversationId: string;
  /** The sender declines with it. Possible once the other person has written. Either can write again, which ends it. */
  declines?: boolean;
  /** The earlier message of this conversation that it answers. */
  replyToId?: string | null;
};
export type MessageTimes = {
  /** One of the receiver's open pages had it. */
  delivered: MessageMoment;
  read: MessageMoment;
  sentAt: string;
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
export type MessageWriter = {
  /** Null once the co-parent has left the household. */
  name: string | null;
};
export type MetricSeries = {
  /** The same for as many days before. */
  before: number;
  figure: FigureName;
  /** Over all requested days: the sum, or the total at the end. Revenue is in cents of its currency. */
  now: number;
  /** A role and a region (`family:australia`), or a currency; empty if the metric is not split. */
  part: string;
  /** One value for each point. */
  values: number[];
};
export type MfaChallenge = {
  /** In seconds since 1970. */
  expires_at: number;
  /** What this account has set up. */
  steps: SecondStep[];
  token: string;
};
export type MfaEnrolment = {
  /** The URI as a QR code, an SVG document. */
  qrSvg: string;
  /** Base32, to type it in. */
  secret: string;
  uri: string;
};
export type MissingFact = {
  /** The field of the reader's own profile; null if it is the other person's. */
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
  /** The possible actions. */
  allowedActions: ModerationAction[];
  appeal: CaseAppeal | null;
  appealedAt: string | null;
  /** The admin who works on the case; null if no one does, or no longer. */
  claimedBy: NamedPerson | null;
  /** Until then only that admin decides. */
  claimedUntil: string | null;
  decidedAt: string | null;
  /** Another admin must review an appeal. */
  decidedBy: NamedPerson | null;
  /** Decisions about the same person, newest first. */
  earlier: EarlierDecision[];
  /** Fields of a profile, times of an interview. */
  facts: {
    [key: string]: string;
  };
  findings: CaseFinding[];
  id: string;
  lines: EvidenceLine[];
  openedAt: string;
  /** Why members reported it. */
  reasons: ReportReason[];
  reportCount: number;
  reports: CaseReport[];
  /** The scam rules that matched. */
  rules: ScamRuleId[];
  /** All senders in `lines`. */
  speakers: NamedPerson[];
  subjectType: CaseSubject;
  suspendedUntil: string | null;
  /** It rises when the text changes or another report comes. */
  version: number;
  /** The message to the person; after `none` a note that only admins read. */
  words: string | null;
};
export type ModerationCaseSummary = {
  about: NamedPerson;
  action: ('none' | 'warn' | 'remove' | 'suspend' | 'ban') | null;
  appealedAt: string | null;
  /** The admin who works on the case; null if no one does, or no longer. */
  claimedBy: NamedPerson | null;
  /** Until then only that admin decides. */
  claimedUntil: string | null;
  decidedAt: string | null;
  /** Another admin must review an appeal. */
  decidedBy: NamedPerson | null;
  id: string;
  openedAt: string;
  /** Why members reported it. */
  reasons: ReportReason[];
  reportCount: number;
  /** The scam rules that matched. */
  rules: ScamRuleId[];
  subjectType: CaseSubject;
};
export type ModerationCasesPage = {
  /** Open cases come oldest first, closed ones newest first. */
  items: ModerationCaseSummary[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type ModerationDecisionInput = {
  /** `none` delivers a held message; any other action drops it. */
  action: ModerationAction;
  /** End of a suspension; only for suspensions. */
  until?: string;
  /** The version that you have read. 409 `case_changed` if something has come since. Pages of the release before do not
    send it. */
  version?: number;
  /** The message to the person. With `none` no one is sent it: it is a note that only admins read. */
  words: string;
};
export type Mute = '8_hours' | '1_week' | 'always' | 'off';
export type MyPlan = {
  /** The plan is free by the offer and ends with it. */
  byOffer: boolean;
  /** The same plan can be extended. */
  canExtend: boolean;
  dues: PlanDue[];
  /** What the plan includes. */
  features: PlanFeature[];
  name: string;
  offer: PlanOffer | null;
  /** The plan was paid, granted or is free by the offer. */
  paid: boolean;
  /** The payment method here: by card, by bank transfer, or none if nothing is set up. */
  paysBy: 'card' | 'invoice' | 'none';
  /** The effective plan. */
  plan: PlanKey;
  since: string | null;
  /** A description in one sentence. */
  text: string;
  /** The purchased or granted plan, as in the profile. */
  tier: 'free' | 'standard' | 'premium';
  until: string | null;
};
export type NamedPerson = {
  /** Their name within a sentence. */
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** `null` if their account is deleted. */
  userType: ('family' | 'aupair' | 'admin') | null;
};
export type NewCampaignInput = {
  lists: MarketingListKey[];
  /** An internal name. */
  name: string;
  preview?: string | null;
  /** The sender: one of the account's. */
  senderId: number;
  subject: string;
  /** A template of the account; either this or `text`. */
  templateId?: number | null;
  /** Our own text; blank lines separate paragraphs. */
  text?: string | null;
};
export type NewDataBreachInput = {
  noticedAt: string;
  /** Which data, whose, and how, without naming anyone. */
  whatHappened: string;
};
export type NewPeople = {
  /** Empty if the search is for families. */
  auPairs: AuPairCard[];
  /** Empty if the search is for au pairs. */
  families: FamilyCard[];
};
export type NewerResourceInput = {
  /** `take` overwrites the text with the release's; `keep-mine` keeps it. */
  choice: 'take' | 'keep-mine';
  version: number;
};
export type NewerTextInput = {
  /** `take` overwrites the page; `keep-mine` keeps it until a newer release. */
  choice: 'take' | 'keep-mine';
  /** The version that the editor has read. */
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
  /** The link. */
  path: string;
  person: NotificationPerson | null;
  readAt: string | null;
  title: string;
  /** It pops up while the product is open, and ignores quiet hours. */
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
  | 'profile'
  | 'verification'
  | 'safety'
  | 'payments';
export type NotificationPage = {
  /** Newest first. */
  items: Notification[];
  /** Cursor of the next page; `null` at the end. */
  nextCursor: string | null;
  /** The number of unread notifications in total. */
  unreadCount: number;
};
export type NotificationPerson = {
  /** Their name within a sentence. */
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  /** A tiny blurred preview as a data URI. */
  photoPreview: string | null;
  userType: 'family' | 'aupair' | 'admin';
};
export type NotificationSettings = {
  groups: GroupChoice[];
  quietHours: QuietHours;
  /** The time zone of the quiet hours; `null` before there is a profile. */
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
export type OpenHouseholdInvitation = {
  email: string;
  /** Its link no longer works. */
  expired: boolean;
  expiresAt: string;
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
  /** Their name within a sentence. */
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  /** A tiny blurred preview as a data URI. */
  photoPreview: string | null;
  /** A family's city, or an au pair's origin; empty if unknown. */
  place: string;
  /** IANA name, to show their local time. */
  timeZone: string | null;
  /** `null` if their account is deleted. */
  userType: ('family' | 'aupair' | 'admin') | null;
  /** As on their card: null until their documents are verified, and once they have expired. */
  verified: Verified | null;
};
export type OtherVisa = {
  lines: VisaLine[];
  name: string;
  source: VisaLink;
};
export type OutboxState = {
  failed: FailedEvents[];
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
  /** The second moderator's answer. */
  answer: string | null;
  createdAt: string;
  /** Null while it is pending. */
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
  /** The deadline of an appeal; null if it has passed, there is one, or the decision is no longer in force. */
  appealUntil: string | null;
  decidedAt: string;
  /** The person's own message, if it is about one. */
  excerpt: string | null;
  id: string;
  /** The subject. */
  subjectType: CaseSubject;
  /** End of a suspension. */
  suspendedUntil: string | null;
  words: string;
};
export type OwnDecisions = {
  /** The latest 50, newest first. */
  items: OwnDecision[];
};
export type OwnJobListing = {
  /** Of the country where the family lives. A listing in another one is paused until its pay is entered in this one. */
  currency: 'AUD' | 'NZD';
  /** Null if there is none, or it is filled. */
  jobListing: JobListingFacts | null;
  /** What the law asks for at least, where the family lives. */
  payFloor: HourlyFloor;
  proposal: JobListingProposal;
};
export type OwnRegionVisa = {
  authority: VisaLink;
  /** The day whose rules apply. */
  day: string;
  /** They state that a working holiday visa of this country was granted. */
  granted: boolean;
  limit: VisaLimit;
  /** Visas for this passport, possible ones first. Empty: none known. */
  options: VisaOption[];
  others: OtherVisa[];
  passport: string;
  region: Region;
};
export type OwnReview = {
  /** Communication was open. */
  communication: ReviewAnswer;
  editedAt: string;
  /** The hours were as agreed. */
  hoursAsAgreed: ReviewAnswer;
  /** House rules were clear and kept. */
  houseRules: ReviewAnswer;
  id: string;
  /** A note for moderators only. */
  moderatorNote?: string | null;
  /** Au pairs only: pay was on time. */
  payOnTime?: ('yes' | 'mostly' | 'no') | null;
  stars: number;
  words: string;
};
export type OwnVerification = {
  checks: VerificationCheck[];
  /** Checks for the badge that are not valid. */
  missing: CheckKind[];
  role: VerifiedRole;
  /** Null without the badge. */
  verified: Verified | null;
};
export type OwnVisa = {
  missing: MissingVisaFact[];
  regions: OwnRegionVisa[];
};
export type PageRoute =
  | '/'
  | '/account'
  | '/account/app'
  | '/account/calendar'
  | '/account/contact'
  | '/account/household'
  | '/account/notifications'
  | '/account/plan'
  | '/account/safety'
  | '/account/security'
  | '/account/your-data'
  | '/adelaide'
  | '/agreements/:id'
  | '/app/arrival'
  | '/app/compare'
  | '/app/employer-clock'
  | '/app/hours'
  | '/app/messages'
  | '/app/pipeline'
  | '/appeal'
  | '/au-pair-job-board'
  | '/au-pair-support'
  | '/au-pair/:id'
  | '/auckland'
  | '/auth'
  | '/become-a-host-family-australia'
  | '/become-a-host-family-new-zealand'
  | '/become-an-au-pair-australia'
  | '/become-an-au-pair-new-zealand'
  | '/blog'
  | '/blog/:slug'
  | '/brisbane'
  | '/canberra'
  | '/christchurch'
  | '/contact'
  | '/cookies'
  | '/dashboard'
  | '/family-support'
  | '/family/:id'
  | '/faq-au-pairs-host-families'
  | '/for-au-pairs'
  | '/for-families'
  | '/hamilton'
  | '/interviews'
  | '/interviews/:id/room'
  | '/interviews/device-test'
  | '/join-household'
  | '/melbourne'
  | '/need-out'
  | '/notifications'
  | '/offline'
  | '/pay-calculator'
  | '/payment'
  | '/perth'
  | '/placement-cost'
  | '/pricing'
  | '/privacy'
  | '/profile/au-pair'
  | '/profile/family'
  | '/queenstown'
  | '/reference/:token'
  | '/report'
  | '/reset-password'
  | '/resources'
  | '/resources/:slug'
  | '/reviews/write/:agreementId'
  | '/saved-searches'
  | '/search-au-pairs'
  | '/search-families'
  | '/search/au-pairs'
  | '/search/families'
  | '/still-looking'
  | '/support-requests/:id'
  | '/sydney'
  | '/tauranga'
  | '/terms'
  | '/unsubscribe'
  | '/verification'
  | '/visa-fit'
  | '/wellington';
export type PageSpeed = {
  device: PageSpeedDevice;
  /** Visits with a good value. */
  good: number;
  metric: PageSpeedMetric;
  needsWork: number;
  /** Half of the visits were at most this. */
  p50: number;
  p75: number;
  p95: number;
  poor: number;
  /** The rating of the 75th percentile. */
  rating: PageSpeedRating;
  /** The build of the website that reported last. */
  release: string;
  route: string;
  visits: number;
};
export type PageSpeedDevice = 'phone' | 'desktop';
export type PageSpeedInput = {
  /** Cumulative Layout Shift. */
  cls?: number;
  device: PageSpeedDevice;
  /** First Contentful Paint, in milliseconds. */
  fcp?: number;
  /** Interaction to Next Paint, in milliseconds. */
  inp?: number;
  /** Largest Contentful Paint, in milliseconds. */
  lcp?: number;
  /** The build of the website. */
  release: string;
  route: PageRoute;
  /** Time to First Byte, in milliseconds; required if it is the only value. */
  ttfb?: number;
};
export type PageSpeedMetric = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
export type PageSpeedRating = 'good' | 'needs_work' | 'poor';
export type PageSpeedReport = {
  items: PageSpeed[];
};
export type PaidPlan = 'standard' | 'premium';
export type Partner = {
  /** Their name within a sentence. */
  displayName: string;
  id: string;
  /** To five minutes; `null` when they were never here. */
  lastSeenAt: string | null;
  online: boolean;
  /** Id of their first photo. */
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  /** A tiny blurred preview as a data URI. */
  photoPreview: string | null;
  /** A family's city, or an au pair's origin; empty if unknown. */
  place: string;
  /** As on their card: null until five people have written to them first. */
  replies: ReplyHabit | null;
  /** IANA name, to show their local time. */
  timeZone: string | null;
  /** `null` if their account is deleted. */
  userType: ('family' | 'aupair' | 'admin') | null;
  /** As on their card: null until their documents are verified, and once they have expired. */
  verified: Verified | null;
};
export type Passkey = {
  createdAt: string;
  id: string;
  lastUsedAt: string | null;
  name: string;
  /** The provider syncs it to the person's other devices. */
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
  /** Empty if the browser may offer every passkey for this site. */
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
  /** At most ten, oldest first. */
  items: Passkey[];
};
export type PasskeyNameInput = {
  /** Chosen by the person, to distinguish passkeys. */
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
  /** Instead of `code`; options from `startPasskeyConfirmation`. */
  passkey?: PasskeyAssertion;
  password: string;
};
export type PayCheck = {
  currency: Currency;
  deductionCents: number;
  facts: UsedLegalFact[];
  /** The family's total weekly cost. */
  familyCents: number;
  floor: PayFloor;
  /** That rate in percent. */
  higherTaxRate: number | null;
  hourlyCents: number;
  /** The au pair's net pay. */
  inHandCents: number;
  /** Accrued paid leave. */
  leaveCents: number;
  minutes: number;
  /** The maximum deduction without a signed amount; null if the law sets none. */
  mostDeductionCents: number | null;
  notes: PayNoteOfWeek[];
  /** The shortfall to the legal minimum. */
  shortCents: number;
  /** Superannuation, paid by the family on top. */
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
  /** Weekly deduction for board and lodging, if they are not included. */
  deductionCents?: number | null;
  note?: string | null;
  paidOn: Weekday;
  weeklyCents: number;
};
export type PayFacts = {
  checkedOn: string;
  currency: string;
  /** The hours of a full-time week. */
  fullWeekHours: number;
  hourlyCents: number;
  /** Usual hours. */
  hours: string;
  since: string;
  sourceTitle: string;
  sourceUrl: string;
  words: string;
};
export type PayFloor = {
  /** An adult’s hour. */
  baseCents: number;
  /** The legal fact with the rate, in `facts`. */
  factKey: string;
  hourlyCents: number;
  /** Junior rate in percent; null for an adult. */
  juniorShare: number | null;
  /** Casual loading in percent; null without it. */
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
  /** A legal problem to fix; otherwise information. */
  amber: boolean;
  code: PayNote;
};
export type Payer = {
  email: string | null;
  id: string;
  /** Null once the account is deleted. */
  username: string | null;
};
export type PaymentReasonInput = {
  reason: string;
};
export type PaymentWay = 'offer' | 'card' | 'invoice' | 'grant';
export type PermissionEntry = {
  /** The newest one, recorded by you. */
  canRemove: boolean;
  id: string;
  /** Null also if the other person wrote it and one of the two has blocked the other. */
  note: string | null;
  /** The day of the application, or of the answer. */
  on: string;
  recordedAt: string;
  recordedBy: PermissionRecorder;
  /** If it was withdrawn. */
  removedAt: string | null;
  step: PermissionStep;
  until: string | null;
};
export type PermissionRecorder = 'you' | 'them';
export type PermissionStep = 'asked' | 'granted' | 'declined';
export type PermissionStepInput = {
  note?: string | null;
  /** The day of the application, or of the answer. */
  on: string;
  step: PermissionStep;
  /** With `granted`: the last day that is permitted. */
  until?: string | null;
};
export type PersonNote = {
  aboutId: string;
  content: string;
  labels: string[];
  updatedAt: string;
};
export type PersonNoteInput = {
  /** `updatedAt` of the draft that this is based on; null if there was none. If omitted, nothing is compared. */
  basedOn?: string | null;
  content: string;
  labels: string[];
};
export type PersonNotes = {
  items: PersonNote[];
};
export type PersonalDataState = {
  erasure: AccountErasure | null;
  /** Newest first. */
  exports: DataExport[];
  obstacles: AccountErasureObstacle[];
};
export type Photo = {
  /** Null while unknown: show the middle. */
  focalPoint: FocalPoint | null;
  height: number;
  /** The id for `photos` of a profile. */
  id: string;
  /** A blurred preview as `data:` URI of at most 1 kB. */
  preview: string;
  urls: PhotoUrls;
  /** Of the largest rendition, in pixels. */
  width: number;
};
export type PhotoChange = {
  /** Null forgets it. */
  focalPoint: FocalPoint | null;
};
export type PhotoCrop = {
  height: number;
  width: number;
  x: number;
  y: number;
};
export type PhotoForm = {
  /** As JSON. If omitted, the largest centred 4:5 part is kept. */
  crop?: PhotoCrop;
  /** JPEG, PNG or WebP, at most 10 MB, at least 400 pixels wide within the crop. */
  file: Blob;
  /** As JSON, within the crop. If omitted, it is found automatically. */
  focalPoint?: FocalPoint;
};
export type PhotoList = {
  items: Photo[];
};
export type PhotoUrls = {
  '400': string;
  '800': string;
  '1200': string;
};
export type PickUpInput = {
  /** `version` of the pick-up that you have read; null if there was none. If omitted, nothing is compared. */
  basedOn?: string | null;
  by: string;
  place: string;
};
export type Picture = {
  height: number;
  /** The largest rendition; for `image_url` and texts. */
  url: string;
  urls: PhotoUrls;
  /** Of the largest rendition, in pixels. */
  width: number;
};
export type PictureForm = {
  /** As JSON. If omitted, the whole picture is kept. */
  crop?: PhotoCrop;
  /** JPEG, PNG or WebP, at most 10 MB, at least 400 pixels wide within the crop. */
  file: Blob;
};
export type PictureMetadata = {
  /** Of a block; null for a value in one. */
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
  /** The last day of a placement that was brought forward; it may be ahead. */
  agreementEndedOn: string | null;
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
  /** The conversation has unread messages. */
  isUnread: boolean;
  person: OtherPerson;
  stage: PipelineStage;
};
export type PipelinePage = {
  items: PipelineEntry[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type PipelineStage = 'saved' | 'conversation' | 'interview' | 'agreement' | 'signed';
export type PlacementCost = {
  facts: UsedLegalFact[];
  lines: PlacementCostLine[];
  /** The current discount on our plan, in percent. */
  percentOff: number | null;
  totalCents: number;
  /** One week of the placement. */
  week: PayCheck;
  weeks: number;
};
export type PlacementCostLine = {
  cents: number;
  part: PlacementCostPart;
};
export type PlacementCostPart =
  'wages' | 'deduction' | 'super' | 'leave' | 'check' | 'plan_term' | 'plan_intake' | 'plan_placement';
export type PlacementEnding = {
  lastDay: string;
  /** In the order in which they are due. */
  tasks: EndingTask[];
};
export type PlacementFee = {
  amountCents: number;
  currency: Currency;
};
export type PlacementJourney = 'first' | 'return' | 'continuation';
export type PlacementsToReview = {
  items: ReviewedPlacement[];
};
export type Plan = {
  audience: 'family' | 'aupair';
  features: PlanFeature[];
  key: PlanKey;
  /** The months of validity; null for no end. */
  months: number | null;
  name: string;
  /** The discount for a limited time; null if there is none. */
  offer: PlanOffer | null;
  /** Empty for a free plan. */
  parts: PlanPart[];
  /** A description in one sentence. */
  text: string;
};
export type PlanDue = {
  /** What is still to pay. */
  amountCents: number;
  currency: Currency;
  dueOn: string | null;
  /** Its invoice; null for an unfinished card payment, which no one owes. */
  invoiceId: string | null;
  number: string | null;
  part: PlanPartKey;
  plan: PlanKey;
  /** A payment has been submitted and its money is on the way, as with a bank debit. */
  processing: boolean;
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
  | 'agreements'
  | 'verification'
  | 'safety'
  | 'start-conversations'
  | 'priority-support'
  | 'accompanied';
export type PlanKey = 'au-pair' | 'free' | 'standard' | 'premium';
export type PlanOffer = {
  percentOff: number;
  /** Its last day; null for no end. */
  until: string | null;
};
export type PlanPart = {
  amountCents: number;
  currency: Currency;
  /** Null for a one-off payment. */
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
  /** Null: valid in both regions. */
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
  /** Null: valid in both regions. */
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
  /** Null once the account is deleted. */
  name: string | null;
};
export type PostInput = {
  author: string;
  category?: string | null;
  /** HTML; unsafe elements are removed. */
  content: string;
  image_alt?: string | null;
  image_url?: string | null;
  /** Null: valid in both regions. */
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
  /** The time; now if omitted. */
  at?: string | null;
  version: number;
};
export type PostReasonInput = {
  reason: string;
};
export type PostRevision = {
  author: string;
  category: string | null;
  /** Sanitised HTML. */
  content: string;
  image_alt: string | null;
  image_url: string | null;
  kind: PostRevisionKind;
  number: number;
  region: ('australia' | 'newzealand') | null;
  savedAt: string;
  /** Null: from the release. */
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
  /** Null: from the release. */
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
  /** The display name: a family name or a first name; the username before a role profile is saved. */
  displayName: string;
  email: string;
  hasCompletedProfile: boolean;
  hasPaid: boolean;
  id: string;
  lastLoginDate: string | null;
  /** Logins during the last thirty days. */
  loginCount30d: number;
  phoneNumber: string | null;
  /** Id of the first photo. */
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  /** A tiny blurred preview as a data URI. */
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
  /** Includes optional fields, so a complete profile may be below 100. */
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
  /** `updatedAt` of the draft that this is based on; null if there was none. If omitted, nothing is compared. */
  basedOn?: string | null;
  /** The form's values, unchecked: up to 64 kB, five levels deep. */
  data: {
    [key: string]: any;
  };
  /** The step of the form, from 0. */
  step: number;
};
export type ProposeInterviewInput = {
  /** The conversation of the two. */
  conversationId: string;
  minutes: 15 | 30 | 45 | 60;
  /** The zone of the times; an IANA name. */
  timeZone: string;
  /** One to three, at least 15 minutes and at most 90 days ahead. A time that occurs twice when clocks go back is the
    first one; a time skipped when clocks go forward is not accepted. */
  times: string[];
};
export type ProposeTermsInput = {
  /** The version that the caller has read; 0 when none was proposed yet. */
  basedOn: number;
  /** A message to the other person. */
  note?: string | null;
  terms: AgreementTerms;
};
export type ProposedTimesInput = {
  minutes: 15 | 30 | 45 | 60;
  /** The zone of the times; an IANA name. */
  timeZone: string;
  /** One to three, at least 15 minutes and at most 90 days ahead. A time that occurs twice when clocks go back is the
    first one; a time skipped when clocks go forward is not accepted. */
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
  /** The discount by the offer or a grant. */
  discountCents: number;
  /** The amount due; negative if too much was paid, or a refund was rejected. */
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
  /** The price shown to the caller, in cents, tax included; if today's price differs, the response is `price_changed`
    and nothing is bought. If omitted, any price is accepted. */
  priceCents?: number;
};
export type PurchaseOutcome = {
  invoiceId: string | null;
  /** granted: nothing is due, the plan is active. checkout: go to `url` and pay by card. invoice: pay the invoice. */
  kind: PurchaseOutcomeKind;
  /** Stripe's page; null unless it is a checkout. */
  url: string | null;
};
export type PurchaseOutcomeKind = 'granted' | 'checkout' | 'invoice';
export type PurchasePage = {
  items: Purchase[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type PurchaseState = 'open' | 'settled' | 'refunded' | 'cancelled';
export type PushDevice = {
  createdAt: string;
  device: string;
  /** The last characters of its address, by which a browser recognises itself. */
  endpointEnd: string;
  id: string;
  /** When it was last sent a notification. */
  lastToldAt: string | null;
};
export type PushDevices = {
  /** Newest first, at most ten. */
  items: PushDevice[];
  /** The VAPID public key (`applicationServerKey`); `null` if this installation sends no push. */
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
export type QueueName =
  'evidence' | 'moderation' | 'support' | 'contact' | 'approvals' | 'invoices' | 'payments' | 'breaches' | 'facts';
export type QuietHours = {
  from: string;
  on: boolean;
  until: string;
};
export type QuietHoursInput = {
  /** In the person's time zone. */
  from: string;
  on: boolean;
  until: string;
};
export type QuotedMessage = {
  /** Its first 200 characters; empty for files without words. */
  content: string;
  /** Its sender deleted it; `content` says so. */
  deleted: boolean;
  documentCount: number;
  id: string;
  photoCount: number;
  /** Moderators removed it; `content` says so. */
  removed: boolean;
  senderId: string;
  /** Its place in the conversation, to go there. */
  seq: number;
  voiceSeconds: number;
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
  /** Whether it should be set. */
  on: boolean;
  reaction: Reaction;
};
export type ReadAllInput = {
  /** When the newest seen notification was created: later ones stay unread. */
  until: string;
};
export type ReadInput = {
  /** The number of the newest message or reaction that has been seen. */
  seq: number;
};
export type ReadState = {
  /** How far the conversation is now read. Never moves back, and never past the newest message. */
  lastReadSeq: number;
  /** Messages of this conversation that are still unread. */
  unreadCount: number;
};
export type RecentPasswordInput = {
  /** The current password; may be omitted within 15 minutes of logging in. */
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
  /** The family's note on a disputed day; null also for an au pair if one of the two has blocked the other. */
  familyNote: string | null;
  minutes: number;
  /** The au pair's note; null also for a family if one of the two has blocked the other. */
  note: string | null;
  /** If a start and an end were given. */
  startsAt: string | null;
  state: RecordedDayState;
};
export type RecordingWay = 'planned' | 'times' | 'duration';
export type RecoveryCodes = {
  /** Ten codes, shown only once. */
  recoveryCodes: string[];
};
export type ReferenceAnswerInput = {
  /** True: the referee declines; the other fields are ignored. */
  declined: boolean;
  knownFor?: string | null;
  phone?: string | null;
  /** The token in the email's link. */
  token: string;
  words?: string | null;
  /** Whether they would trust this person with children. */
  wouldTrust?: boolean;
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
  /** The token in the email's link. */
  token: string;
};
export type RefreshSessionInput = {
  /** Only with `X-Session-Transport: body`; browsers send it as a cookie. `null`, as sessions have it there, means none. */
  refresh_token?: string | null;
};
export type RefundWay = 'card' | 'bank';
export type Region = 'australia' | 'newzealand';
export type RegionFacts = {
  /** ISO 4217. */
  currency: 'AUD' | 'NZD';
  /** Options of a location field, in their order. */
  locations: string[];
  name: string;
  /** Prefix of region-aware paths; empty for Australia. */
  pathPrefix: string;
  region: 'australia' | 'newzealand';
};
export type RegisteredAgreement = {
  auPair: RegisteredPerson;
  changedAt: string;
  /** The actual last day, if it ended early; it may be ahead. */
  endedOn: string | null;
  endsOn: string | null;
  family: RegisteredPerson;
  id: string;
  region: Region;
  startsOn: string | null;
  state: RegisteredState;
  /** The number of proposed versions. */
  versions: number;
};
export type RegisteredAgreementDetail = {
  auPair: RegisteredPerson;
  changedAt: string;
  /** The terms of the newest version. */
  clauses: ClauseInWords[];
  /** Why it was cancelled or ended, as the person wrote it. */
  closedReason: string | null;
  /** The actual last day, if it ended early; it may be ahead. */
  endedOn: string | null;
  endsOn: string | null;
  family: RegisteredPerson;
  /** SHA-256 of the agreement that both signed. */
  fingerprint: string | null;
  history: AgreementHistoryStep[];
  id: string;
  region: Region;
  startsOn: string | null;
  state: RegisteredState;
  /** The number of proposed versions. */
  versions: number;
};
export type RegisteredPerson = {
  id: string;
  /** Null once the account is deleted. */
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
  /** True copies the release's text into the draft; false keeps the edited one until the next release. */
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
  /** The current password; may be omitted within 15 minutes of logging in. */
  password?: string;
  /** Allows switching the second step off. Without it the last passkey of an account without an authenticator app is
    not removed. */
  turnSecondStepOff?: boolean;
};
export type ReplyHabit = {
  /** The median time to an answer in minutes. */
  medianMinutes: number;
  /** Answered within five days. */
  ratePercent: number;
};
export type Report = {
  about: NamedPerson;
  createdAt: string;
  id: string;
  reason: ReportReason;
  /** Only whether something was done: what was done stays between the person and the admins. */
  state: ReportState;
  subjectType: ReportSubject;
  words: string;
};
export type ReportInput = {
  /** Block the person as well. */
  block?: boolean;
  reason: ReportReason;
  /** The id of the message, interview or review; for a profile that of the person. */
  subjectId: string;
  subjectType: ReportSubject;
  /** The reporter's description. */
  words?: string;
};
export type ReportPage = {
  /** Newest first. */
  items: Report[];
  /** Cursor of the next page; null at the end. */
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
  /** A code of the authenticator app or a recovery code, if an app is set up. */
  code?: string;
  password: string;
  /** The token in the link of the email. */
  token: string;
};
export type ResourceAttachment = {
  description: string | null;
  displayOrder: number;
  fileName: string;
  /** Bytes. */
  fileSize: number | null;
  fileType: string | null;
  /** For an external file its full address. */
  fileUrl: string;
  id: string;
};
export type ResourceDeletionInput = {
  reason: string;
};
export type ResourceDetail = {
  attachmentCount: number;
  attachments: ResourceAttachment[];
  audience: 'family' | 'aupair' | 'both';
  /** Sanitised HTML. */
  content: string;
  createdAt: string;
  featured: boolean;
  id: string;
  /** Null if the page draws its own picture. */
  image_url: string | null;
  /** The only region in which it is valid; null for both. */
  region: ('australia' | 'newzealand') | null;
  slug: string;
  sources: ResourceSource[];
  summary: string | null;
  title: string;
  updatedAt: string;
};
export type ResourceEditInput = {
  audience: 'family' | 'aupair' | 'both';
  /** HTML; scripts and external content are removed. */
  content: string;
  featured?: boolean;
  /** An uploaded picture, or an address. */
  image_url?: string | null;
  /** False if omitted. */
  published?: boolean;
  /** The only region in which it is valid. */
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
  /** HTML; scripts and external content are removed. */
  content: string;
  featured?: boolean;
  /** An uploaded picture, or an address. */
  image_url?: string | null;
  /** False if omitted. */
  published?: boolean;
  /** The only region in which it is valid. */
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
export type ResourceSource = {
  /** When it was last checked. */
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
  /** Null if the page draws its own picture. */
  image_url: string | null;
  /** The only region in which it is valid; null for both. */
  region: ('australia' | 'newzealand') | null;
  slug: string;
  summary: string | null;
  title: string;
  updatedAt: string;
};
export type Review = {
  /** Null if the viewer may no longer see them. */
  author: ReviewPerson | null;
  communication: ReviewAnswer;
  endedEarly: boolean;
  hoursAsAgreed: ReviewAnswer;
  houseRules: ReviewAnswer;
  id: string;
  payOnTime: ('yes' | 'mostly' | 'no') | null;
  reply: ReviewReply | null;
  stars: number;
  /** The month in which the placement began. */
  stayFrom: string;
  /** The month in which it ended. */
  stayUntil: string;
  words: string;
};
export type ReviewAnswer = 'yes' | 'mostly' | 'no';
export type ReviewInput = {
  /** Communication was open. */
  communication: ReviewAnswer;
  /** The hours were as agreed. */
  hoursAsAgreed: ReviewAnswer;
  /** House rules were clear and kept. */
  houseRules: ReviewAnswer;
  /** A note for moderators only. */
  moderatorNote?: string | null;
  /** Au pairs only: pay was on time. */
  payOnTime?: ('yes' | 'mostly' | 'no') | null;
  stars: number;
  words: string;
};
export type ReviewPage = {
  /** The average of all published reviews, to one decimal; null without any. */
  average: number | null;
  count: number;
  items: Review[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type ReviewPerson = {
  /** Their page is visible. */
  active: boolean;
  /** Their name within a sentence. */
  displayName: string;
  id: string;
  photo: string | null;
  photoFocalPoint: FocalPoint | null;
  photoPreview: string | null;
  userType: 'family' | 'aupair';
  /** As on their card: null until their documents are verified, and once they have expired. */
  verified: Verified | null;
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
  check: VerificationCheck;
  id: string;
  /** Whether there is a valid approval, which can be withdrawn; it continues while a renewal waits. */
  isApproved: boolean;
  /** The files that were sent to the calling admin, who must have opened all of them before an approval. */
  openedFileIds: string[];
  person: ReviewedPerson;
  references: ReviewedReference[];
  role: VerifiedRole;
  userId: string;
  /** Whether an approval needs its last day. */
  validUntilRule: ValidUntilRule;
  /** Sent back with the decision. */
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
  agreementId: string;
  /** Its last day. */
  endsOn: string;
  /** When both are published, unless both are written before. */
  opensAt: string;
  /** The other person; null if their account is deleted. */
  other: ReviewPerson | null;
  own: OwnReview | null;
  /** writable: the caller can write and change theirs. closed: both are published. too_early: it has lasted less than
    14 days. never: there was no placement. */
  phase: 'too_early' | 'writable' | 'closed' | 'never';
  startsOn: string;
  /** Null until both are published. */
  theirs: Review | null;
};
export type ReviewedReference = {
  answeredAt: string | null;
  email: string | null;
  expiresAt: string;
  id: string;
  knownFor: string | null;
  mailedAt: string;
  /** The member with this address. The au pair must not see it, because it would reveal who has an account. */
  memberId: string | null;
  /** Null once deleted. */
  name: string | null;
  phone: string | null;
  relationship: Relationship;
  /** Whether the answer came from a network from which the au pair logs in; null if unknown. */
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
  /** People found since the owner last looked. */
  newCount: number;
};
export type SavedSearchAlerts = 'none' | 'daily' | 'at_once';
export type SavedSearchChanges = {
  alerts?: SavedSearchAlerts;
  name?: string;
};
export type SavedSearchInput = {
  /** Omitted values stay unchanged. */
  alerts: SavedSearchAlerts;
  /** The filters as in the search address; the same rules apply. */
  filters: {
    [key: string]: string;
  };
  kind: SavedSearchKind;
  name: string;
};
export type SavedSearchKind = 'auPairs' | 'families';
export type SavedSearchList = {
  items: SavedSearch[];
  /** Why the owner is not told of new people at the moment: their profile is paused, or they are in a placement that does
    not end within 60 days. Null otherwise. */
  restsFor: ('paused' | 'placement') | null;
};
export type ScamFinding = {
  rule: ScamRuleId;
  /** The reason and advice. */
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
export type SearchDistance = '10' | '25' | '50' | '100' | '200';
export type SearchSort = 'best' | 'newest' | 'soonest';
export type SecondStep = 'authenticator' | 'passkey';
export type SeenPeople = {
  /** Without it everyone in the list, for clients of earlier releases. */
  people?: string[];
};
export type SeenPostVersion = {
  version: number;
};
export type SendMessageInput = {
  /** Files that the sender uploaded for this conversation, in the order in which they are shown. */
  attachmentIds?: string[];
  /** Made by the client, once for each message and never again: sending the same id a second time answers with what
    was stored the first time. */
  clientMessageId: string;
  /** May be empty only in a message with attachments. */
  content: string;
  /** The sender declines with it. Possible once the other person has written. Either can write again, which ends it. */
  declines?: boolean;
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
export type SessionCoParent = {
  familyName: string;
  /** Of the co-parent. */
  name: string;
};
export type SessionEnded = {
  reason: string;
  sessionId: string;
};
export type SessionList = {
  /** At most 20, the one used last first. */
  items: ListedSession[];
};
export type SessionUser = {
  /** An authenticator app is set up. */
  authenticatorEnabled: boolean;
  /** Only where a co-parent is logged in. */
  coParent?: SessionCoParent;
  email: string;
  emailVerified: boolean;
  /** Account, profile and role profile all have this id. To a co-parent it is the family's. */
  id: string;
  /** Signing in with the password asks for a second step: the authenticator app or a passkey. */
  mfaEnabled: boolean;
  region: Region;
  /** This account must set up an authenticator app or a passkey before it can do anything else. */
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
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type SignAgreementInput = {
  fullName: string;
  password: string;
  /** Once confirmed, tell the caller's other conversation partners about the match. */
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
  /** One session; all sessions if omitted. */
  sessionId?: string;
};
export type SignUpInput = {
  email: string;
  /** The text next to the marketing checkbox, if it was ticked; otherwise omitted. */
  marketingWording?: MarketingWording;
  /** Becomes the application profile. */
  metadata: SignUpMetadata;
  /** Any characters. Common passwords and those made of the person's own names are not accepted. */
  password: string;
  /** The page of this site to which the email confirmation leads. */
  returnPath?: string;
};
export type SignUpMetadata = {
  region: Region;
  userType: SignUpUserType;
  /** Unique, case-insensitive. */
  username: string;
};
export type SignUpUserType = 'family' | 'aupair';
export type SiteMetrics = {
  answers: AnswerMetrics;
  answersBefore: AnswerMetrics;
  /** One for each point. */
  answersByPoint: AnswerMetrics[];
  /** When today was last counted. */
  countedAt: string;
  from: string;
  /** Days per point. If the days do not divide evenly, the first point has more. */
  pointDays: number;
  /** The first day of each point, in order. */
  points: string[];
  series: MetricSeries[];
  to: string;
};
export type SiteSetting = {
  key: string;
  /** The default value. */
  standard: {
    [key: string]: any;
  };
  updatedAt: string | null;
  /** The admin's id. */
  updatedBy: string | null;
  value: {
    [key: string]: any;
  };
  /** Rises with every change; 0 while the default applies. */
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
  items: SiteSetting[];
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
export type StateCheck = {
  /** For paid work. */
  fee: CheckFee | null;
  /** Null where the family’s location names no state that we know. */
  state: ('nsw' | 'vic' | 'qld' | 'wa' | 'sa' | 'tas' | 'act' | 'nt') | null;
};
export type StillLooking = {
  /** Others find their profile. */
  active: boolean;
  /** They have answered that they are, or were here since. */
  answered: boolean;
  userType: 'family' | 'aupair' | 'admin';
};
export type StillLookingInput = {
  /** False pauses the profile. */
  stillLooking: boolean;
  /** From the link in the email. */
  token: string;
};
export type SubscriptionTier = 'free' | 'standard' | 'premium';
export type SupportAnswerInput = {
  /** The last message that the admin has read. If the member has written since, the request still waits for us. If an
    admin has, nothing is sent. */
  readUntil?: string;
  words: string;
};
export type SupportAssignee = {
  id: string;
  /** Null once the account is deleted. */
  name: string | null;
};
export type SupportAssigneeInput = {
  /** An admin; null to unassign. */
  adminId: string | null;
  /** The id of the assignee that the admin has read. If it is another by now, nothing is changed. */
  assigneeRead?: string | null;
};
export type SupportLetter = {
  /** False while it is the prefilled one. */
  isOwn: boolean;
  reason: string;
};
export type SupportLetterInput = {
  /** The prefilled reason if null or empty. */
  reason?: string | null;
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
  /** Null once the account is deleted. */
  author: string | null;
  createdAt: string;
  id: string;
  /** note: for admins. closed, reopened: the reason. */
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
  /** Null if no admin is assigned. */
  assignedTo: SupportAssignee | null;
  /** The beginning of the person's first message. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  messages: SupportMessage[];
  /** For admins only, oldest first. */
  notes: SupportNote[];
  /** Null once their profile is deleted. */
  person: SupportPerson | null;
  /** open: it waits for us. answered: we wrote last. closed: done, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportQueueItem = {
  /** Null if no admin is assigned. */
  assignedTo: SupportAssignee | null;
  /** The beginning of the person's first message. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  /** Null once their profile is deleted. */
  person: SupportPerson | null;
  /** Answered first, by the member's plan. */
  priority: boolean;
  /** open: it waits for us. answered: we wrote last. closed: done, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportQueuePage = {
  items: SupportQueueItem[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type SupportRequestDetail = {
  /** The beginning of the person's first message. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  messages: SupportMessage[];
  /** open: it waits for us. answered: we wrote last. closed: done, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportRequestInput = {
  subject: SupportSubject;
  words: string;
};
export type SupportRequestPage = {
  items: SupportRequestSummary[];
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null;
};
export type SupportRequestSummary = {
  /** The beginning of the person's first message. */
  beginning: string;
  createdAt: string;
  id: string;
  lastMessageAt: string;
  /** open: it waits for us. answered: we wrote last. closed: done, until they write again. */
  state: SupportState;
  subject: SupportSubject;
};
export type SupportState = 'open' | 'answered' | 'closed';
export type SupportStateInput = {
  /** The last message that the admin has read. If the member has written since, the request is not closed. */
  readUntil?: string;
  /** For admins only. */
  reason: string;
  state: 'open' | 'closed';
};
export type SupportSubject =
  'arrangement' | 'need_out' | 'person' | 'verification' | 'visa_and_work' | 'account' | 'other';
export type SuspendUserInput = {
  reason: string;
  /** In the future, and within a year. */
  until: string;
  /** The message to the person, sent by email and shown at login. */
  words: string;
};
export type SyncRun = {
  /** Null while it runs. */
  finishedAt: string | null;
  /** People who were deleted at Brevo. */
  forgotten: number;
  id: string;
  /** Why it stopped early; the next run continues there. */
  problem: string | null;
  /** People who were added or updated. */
  put: number;
  startedAt: string;
};
export type TemplateDetail = {
  changedAt: string | null;
  html: string;
  id: number;
  name: string;
  subject: string;
};
export type TemplatePage = {
  /** The total. */
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
  /** The type declared by the sender. */
  declaredType: string;
  /** The type by content, if known. */
  detectedType: string | null;
  /** Without its path. */
  fileName: string;
  height: number | null;
  /** What would have been stored; empty for a rejected file. */
  kept: UploadTrialFile[];
  /** The picture's metadata. */
  metadata: PictureMetadata[];
  purpose: UploadPurpose;
  /** The sender's error response; null if the file is accepted. */
  refusal: ErrorBody | null;
  sha256: string;
  /** Every step of such an upload, in order. */
  steps: UploadTrialStep[];
  /** Of the upright picture, in pixels; null if none was opened. */
  width: number | null;
};
export type UploadTrialFile = {
  byteSize: number;
  height: number | null;
  /** Remaining metadata. */
  metadata: PictureMetadata[];
  name: string;
  /** A `data:` URI of at most 700 kB; null for a file that is not a picture. */
  preview: string | null;
  sha256: string;
  type: string;
  /** In pixels; null for a file that is not a picture. */
  width: number | null;
};
export type UploadTrialForm = {
  /** Anything, at most 25 MB. */
  file: Blob;
  /** The kind of upload, which decides the limits and checks. */
  purpose: UploadPurpose;
};
export type UploadTrialOutcome = 'passed' | 'refused' | 'skipped' | 'not_reached';
export type UploadTrialStep = {
  /** The duration in milliseconds; null if it was not done. */
  ms: number | null;
  name: UploadTrialStepName;
  /** skipped: not applicable. not_reached: the file was rejected before. */
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
  /** The actual last day, if it ended early; it may be ahead. */
  endedOn: string | null;
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
  /** When the action was lifted. */
  liftedAt: string | null;
  openedAt: string;
  /** Why members reported it. */
  reasons: ReportReason[];
  subjectType: CaseSubject;
  suspendedUntil: string | null;
  /** The message to the person. */
  words: string | null;
};
export type UserChecks = {
  /** Newest first; checks that were never submitted are not included. */
  items: CheckToReview[];
};
export type UserClosure = {
  since: string;
  /** Null: permanently. */
  until: string | null;
  /** The message to the person. */
  words: string | null;
};
export type UserCount = {
  /** There are more: show "more than 10,000". */
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
  /** When the address was verified; null if it is not. */
  emailVerifiedAt: string | null;
  hasCompletedProfile: boolean;
  id: string;
  joinedAt: string;
  /** To the hour; null without a login. */
  lastSeenAt: string | null;
  /** Logins during the last thirty days. */
  loginCount30d: number;
  /** Login requires an authenticator app. */
  mfaEnabled: boolean;
  /** Family name, or first and last name; null before the role profile is saved. */
  name: string | null;
  /** Null if the person has no profile. */
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
  /** Why it is hidden regardless of the person's own setting. */
  withheldFor: WithheldFor[];
};
export type UserRelationships = {
  /** The latest 50, newest first. */
  agreements: UserAgreement[];
  conversations: number;
  interviews: UserInterviewCount[];
};
export type UserReport = {
  about: NamedPerson;
  /** The outcome of the case; null while it is open. */
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
  /** To the hour; null without a login. */
  lastSeenAt: string | null;
  /** Logins during the last thirty days. */
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
  /** False once it has ended or expired. */
  live: boolean;
  /** The network from which the session began; null for old sessions. */
  network: string | null;
  /** The user agent as sent by the browser. */
  userAgent: string | null;
};
export type UserSignIns = {
  /** Newest first; ended sessions are kept for thirty days. */
  items: UserSession[];
};
export type UserSort = 'joined' | 'seen' | 'name' | 'logins';
export type UserType = 'family' | 'aupair' | 'admin';
export type UsersPage = {
  items: UserRow[];
  total: UserCount;
};
export type ValidUntilRule = 'demanded' | 'optional' | 'none';
export type VerificationCheck = {
  adults: AdultAtHome[];
  /** The day of the valid approval, even while a renewal waits. */
  approvedOn: string | null;
  decidedAt: string | null;
  doesNotSay: string;
  /** When evidence was last deleted. */
  evidenceErasedAt: string | null;
  files: EvidenceFile[];
  kind: CheckKind;
  /** The reviewer's message. */
  reason: string | null;
  references: VerificationReference[];
  /** Whether the badge requires it. */
  required: boolean;
  says: string;
  state: CheckState;
  title: string;
  /** Its last day; null if it does not expire. */
  validUntil: string | null;
  waitingSince: string | null;
  workingWithChildren: WorkingWithChildrenCheck | null;
};
export type VerificationDecision = 'approved' | 'ask_again' | 'refused';
export type VerificationDecisionInput = {
  decision: VerificationDecision;
  /** The message to the person; required unless it is an approval. */
  reason?: string | null;
  /** The last day of an approval. */
  validUntil?: string | null;
  /** The version that was reviewed. */
  version: number;
};
export type VerificationReference = {
  answeredAt: string | null;
  email: string | null;
  expiresAt: string;
  id: string;
  mailedAt: string;
  /** Null once deleted. */
  name: string | null;
  relationship: Relationship;
  state: ReferenceState;
};
export type VerificationWithdrawalInput = {
  /** The message to the person. */
  reason: string;
  /** The version that was reviewed. */
  version: number;
};
export type Verified = {
  since: string;
  /** The day on which the first document expires; null if none does. */
  until: string | null;
};
export type VerifiedFilter = 'yes' | 'no' | 'waiting';
export type VerifiedRole = 'aupair' | 'family';
export type VerifyEmailInput = {
  /** The token in the link of the email. */
  token: string;
};
export type VerifyMfaChallengeInput = {
  /** `challenge.token` of the login. */
  challengeToken: string;
  /** From the authenticator app. */
  code?: string;
  /** Instead of `code`; options from `startPasskeyChallenge`. */
  passkey?: PasskeyAssertion;
  /** Instead of `code`, if the app is not available; works once. */
  recoveryCode?: string;
};
export type VisaApplicationDays = {
  ageLeast: number;
  ageMost: number;
  /** Null without a date of birth, as below. */
  from: string | null;
  /** The last day by age. */
  until: string | null;
};
export type VisaEmployerLimit = {
  /** Sources disagree about it. */
  contested: boolean;
  from: string;
  months: number;
  /** Sources disagree about it. */
  until: string;
};
export type VisaFit = {
  authority: VisaLink;
  /** The day whose rules apply. */
  day: string;
  /** Visas for this passport, possible ones first. Empty: none known. */
  options: VisaOption[];
  others: OtherVisa[];
  passport: string;
  region: Region;
};
export type VisaGlance = {
  /** Null without a limit. */
  until: string | null;
};
export type VisaKind = 'working_holiday' | 'student' | 'resident' | 'other' | 'none';
export type VisaLimit = {
  /** Ages at which the visa is granted; null without one. */
  ageLeast: number | null;
  ageMost: number | null;
  authority: VisaLink;
  /** The reason for that day. */
  because: ('employer' | 'stay') | null;
  /** They have it, by their own statement; otherwise they still need it. */
  held: boolean;
  /** The last day if a contested limit does not apply. */
  otherwise: string | null;
  /** The rules used. */
  rules: VisaRuleSource[];
  /** First day with the family. */
  startsOn: string;
  /** Why it is unclear. */
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
  /** Null without a limit, or if unclear. */
  until: string | null;
  /** The visa. */
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
  /** When its rule begins or ended, if that is why it is not possible. */
  ruleDay: string | null;
  rules: VisaRuleSource[];
  /** The last start with a family for which the visa can still be entered. */
  startBy: string | null;
  stay: VisaStay | null;
  unclear: VisaLine[];
  verdict: VisaVerdict;
  visa: string;
  /** How many visas of this kind remain after the current one. */
  visasLeft: number;
  withFamily: VisaTimeWithFamily | null;
};
export type VisaPersonInput = {
  /** When the current working holiday visa began, if there is one. */
  arrivedOn?: string;
  /** If omitted, age is ignored. */
  bornOn?: string;
  /** Working holiday visas of this country before the current one, or so far. */
  earlierVisas?: number;
  /** The passport, by its ISO code. */
  nationality: string;
  /** The first day with the family. */
  startsOn: string;
  /** The first day of work for this family, if earlier. */
  withFamilySince?: string;
};
export type VisaRuleKind = 'working_holiday' | 'free' | 'named';
export type VisaRuleSource = {
  /** When we last read the source. */
  checkedOn: string;
  /** The review of the source is overdue. */
  due: boolean;
  /** An ISO code, or `all`. */
  passport: string;
  title: string;
  url: string;
  validFrom: string;
};
export type VisaRuleValues = {
  /** The minimum and maximum age on the day of application, inclusive. */
  ageLeast?: number | null;
  ageMost?: number | null;
  /** Applicants are drawn by ballot. */
  ballot?: boolean | null;
  conditions?: VisaLine[] | null;
  documents?: VisaLine[] | null;
  /** Sources disagree about `employerMonths`: do not promise more, and refer to the authority. */
  employerContested?: boolean | null;
  /** Months with one employer; as long as the visa if omitted. */
  employerMonths?: number | null;
  /** Months from the grant in which to enter the country. */
  enterWithinMonths?: number | null;
  /** Requirements of a second and third visa. */
  laterVisas?: VisaLine[] | null;
  /** How a longer placement is possible. */
  longer?: VisaLine[] | null;
  /** The maximum number of visas of this kind. */
  mostVisas?: number | null;
  /** Visas per year; no known cap if omitted. */
  places?: number | null;
  stayMonths?: number | null;
  /** Questions for the authority. */
  unclear?: VisaLine[] | null;
};
export type VisaStay = {
  from: string;
  months: number;
  /** Sources disagree about it. */
  until: string;
};
export type VisaStayMonths = '3' | '6' | '9' | '12';
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
export type WorkingWithChildrenCheck = {
  appliedOn: string | null;
  expiresOn: string | null;
  number: string | null;
  state: AustralianState;
  status: WorkingWithChildrenStatus;
};
export type WorkingWithChildrenInput = {
  /** Required for one that was applied for. */
  appliedOn?: string | null;
  /** Required for a valid check. */
  expiresOn?: string | null;
  /** Required for a valid check. */
  number?: string | null;
  state: AustralianState;
  status: WorkingWithChildrenStatus;
};
export type WorkingWithChildrenStatus = 'held' | 'applied';
