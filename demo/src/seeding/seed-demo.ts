import type { INestApplicationContext } from '@nestjs/common';
import {
  AccountsService,
  AgreementImportService,
  ArrivalImportService,
  ApprovalsAdminService,
  CalendarDatesService,
  ContactImportService,
  ConversationImportService,
  EvidenceService,
  FeaturedChoiceService,
  HouseholdImportService,
  HoursImportService,
  InterviewImportService,
  JobListingImportService,
  LogService,
  MarketingConsentsService,
  MessageSendingService,
  MetricRunsJob,
  NotificationImportService,
  PeopleService,
  PermissionsService,
  PhotosService,
  PicturesService,
  PostImportService,
  ProfileImportService,
  ProfileService,
  ReplyHabitsService,
  ReportingService,
  ReviewImportService,
  SavedSearchesService,
  Settings,
  TransactionsService,
  VerificationImportService,
} from '@wattle-and-fern/backend/seeding';
import {
  DEMO_AU_PAIRS,
  DEMO_CONVERSATIONS,
  DEMO_FAMILIES,
  DEMO_FEATURED,
  DEMO_INTERVIEWS,
  DEMO_PROPOSALS,
  DEMO_CURRENT_PLACEMENTS,
  DEMO_PLACEMENTS,
  type DemoAuPair,
  type DemoFamily,
} from '../index.js';
import { addDemoConsents } from './demo-consents.js';
import { addDemoAccounts, addDemoCoParent } from './demo-accounts.js';
import { addDemoFirstMessages } from './demo-first-messages.js';
import { addDemoContact } from './demo-contact.js';
import { interviewOf } from './demo-interviews.js';
import { addDemoApproval } from './demo-approvals.js';
import { DemoNotifications } from './demo-notifications.js';
import { DemoPeople, type SeededPerson } from './demo-people.js';
import { addDemoPayments } from './demo-payments.js';
import { addDemoJobListings } from './demo-job-listings.js';
import { addDemoPosts } from './demo-posts.js';
import { addDemoResource } from './demo-resources.js';
import { addDemoSavedSearches } from './demo-saved-searches.js';
import { DemoSafety } from './demo-safety.js';
import { DEMO_SIGN_INS, writeDemoSignIns } from './demo-sign-ins.js';
import { addDemoSettings } from './demo-settings.js';
import { DemoPlacements } from './demo-placements.js';
import { addDemoSupport } from './demo-support.js';
import { DemoCurrentPlacements } from './demo-current-placements.js';
import { DemoConversations, importedConversationOf } from './demo-conversations.js';
import { DemoVerification } from './demo-verification.js';

/** People created at the same time: enough to keep the photo process busy while the database responds. */
const AT_ONCE = 4;
const ADMIN = { email: DEMO_SIGN_INS.admin.email, username: 'admin', region: 'australia' } as const;
/** Changes of role, exports, erasures, refunds and the offer need two admins. */
const SECOND_ADMIN = { email: DEMO_SIGN_INS.secondAdmin.email, username: 'second', region: 'newzealand' } as const;

interface SeedOptions {
  auPairs?: readonly DemoAuPair[];
  families?: readonly DemoFamily[];
  /** All dates of the demo are relative to this. */
  now?: Date;
}

/**
 * Fills a demo with fictional people, and writes the demo logins. Existing data stays, so an interrupted run is
 * completed by the next one. Throws if demo mode is off.
 */
export async function seedDemo(app: INestApplicationContext, options: SeedOptions = {}): Promise<void> {
  const { auPairs = DEMO_AU_PAIRS, families = DEMO_FAMILIES, now = new Date() } = options;
  const settings = app.get(Settings);
  if (!settings.demo || settings.production)
    throw new Error('Demo people are for demonstrations only and never share a database with real ones');

  const since = performance.now();
  const demo = new DemoPeople(
    app.get(AccountsService),
    app.get(PhotosService),
    app.get(PeopleService),
    app.get(ProfileImportService),
    now,
  );
  const seeded = await runInParallel(AT_ONCE, [
    ...auPairs.map((person) => () => demo.addAuPair(person)),
    ...families.map((family) => () => demo.addFamily(family)),
  ]);
  await new DemoVerification(app.get(VerificationImportService), app.get(EvidenceService), now).add(seeded);
  await featureFamilies(app.get(FeaturedChoiceService), seeded);
  await new DemoNotifications(app.get(NotificationImportService), now).ofVerification(seeded);
  await seedConversations(app, families, seeded, now);
  await seedPlacements(app, families, seeded, now);
  await new DemoSafety(
    app.get(ConversationImportService),
    app.get(MessageSendingService),
    app.get(ReportingService),
    now,
  ).add(seeded);
  const idOf = new Map(seeded.map(({ username, id }) => [username, id]));
  await addDemoJobListings(app.get(JobListingImportService, { strict: false }), idOf, now);
  await addDemoFirstMessages(app.get(ConversationImportService), idOf, now);
  await app.get(ReplyHabitsService, { strict: false }).measureAll();
  await addDemoSavedSearches(app.get(SavedSearchesService, { strict: false }), seeded);
  const admin = await demo.accountOf(ADMIN, 'admin');
  await app.get(ProfileService).createFor(admin);
  await addDemoConsents(app.get(MarketingConsentsService, { strict: false }), seeded);
  const second = await demo.accountOf(SECOND_ADMIN, 'admin');
  await app.get(ProfileService).createFor(second);
  const someone = seeded.at(-1);
  if (someone) await addDemoApproval(app.get(ApprovalsAdminService, { strict: false }), admin.id, someone.id);
  await addDemoCoParent(app.get(HouseholdImportService, { strict: false }), seeded);
  await addDemoAccounts(app, demo, seeded, admin.id, now);
  await addDemoSupport(app, idOf, admin.id, now);
  await addDemoContact(app.get(ContactImportService, { strict: false }), admin.id, now);
  await addDemoPosts(app.get(PostImportService, { strict: false }), app.get(PicturesService), admin.id, now);
  await addDemoResource(app, admin.id);
  await addDemoSettings(app, admin.id);
  await addDemoPayments(app, idOf, admin.id, second.id, now);
  await app.get(MetricRunsJob, { strict: false }).countAll();
  await writeDemoSignIns(settings.dataDir);

  const added = seeded.filter((person) => person.added).length;
  const seconds = Math.round((performance.now() - since) / 100) / 10;
  app.get(LogService).info('demo_seeded', { people: seeded.length, added, seconds });
}

/** Only if a family is new. Otherwise admins may have changed the choice. */
async function featureFamilies(choice: FeaturedChoiceService, seeded: readonly SeededPerson[]): Promise<void> {
  const idOf = new Map(seeded.map(({ username, id }) => [username, id]));
  const isNew = new Set(seeded.filter(({ added }) => added).map(({ username }) => username));
  for (const [city, usernames] of Object.entries(DEMO_FEATURED)) {
    if (usernames.some((username) => isNew.has(username)))
      await choice.feature(
        city,
        usernames.flatMap((username) => idOf.get(username) ?? []),
      );
  }
}

/** Conversations of existing people, and their interviews. */
async function seedConversations(
  app: INestApplicationContext,
  families: readonly DemoFamily[],
  seeded: readonly SeededPerson[],
  now: Date,
): Promise<void> {
  const demo = new DemoConversations(
    app.get(ConversationImportService),
    app.get(PeopleService),
    app.get(TransactionsService),
  );
  const idOf = new Map(seeded.map(({ username, id }) => [username, id]));
  const notifications = new DemoNotifications(app.get(NotificationImportService), now);
  const zoneOf = new Map(families.map(({ username, timeZone }) => [username, timeZone]));
  for (const conversation of DEMO_CONVERSATIONS) {
    const [familyId, auPairId] = [idOf.get(conversation.family), idOf.get(conversation.auPair)];
    const familyTimeZone = zoneOf.get(conversation.family);
    if (!familyId || !auPairId || !familyTimeZone) continue;
    const pair = { familyId, auPairId, familyTimeZone };
    const conversationId = await demo.add(importedConversationOf(conversation, pair, now));
    const interview = DEMO_INTERVIEWS.find(
      ({ family, auPair }) => family === conversation.family && auPair === conversation.auPair,
    );
    await seedProposal(app, conversation, { ...pair, conversationId }, families, now);
    if (!interview) continue;
    const planned = interviewOf(interview, conversationId, pair, now);
    const interviewId = await app.get(InterviewImportService).add(planned);
    if (interviewId && !interview.held) await notifications.ofInterview(interviewId, planned, pair);
  }
}

const HOUR_MS = 3_600_000;

/** Terms proposed by the family of a conversation. */
async function seedProposal(
  app: INestApplicationContext,
  { family, auPair }: { family: string; auPair: string },
  { familyId, auPairId, conversationId }: { familyId: string; auPairId: string; conversationId: string },
  families: readonly DemoFamily[],
  now: Date,
): Promise<void> {
  const proposal = DEMO_PROPOSALS.find((one) => one.family === family && one.auPair === auPair);
  const home = families.find(({ username }) => username === family);
  if (!proposal || !home) return;
  await app.get(AgreementImportService).addProposal({
    conversationId,
    familyId,
    auPairId,
    authorId: familyId,
    region: home.region,
    timeZone: home.timeZone,
    note: proposal.note,
    proposedAt: new Date(now.getTime() - proposal.hoursAgo * HOUR_MS),
  });
}

/** Placements of existing people: completed ones, and those in progress. */
async function seedPlacements(
  app: INestApplicationContext,
  families: readonly DemoFamily[],
  seeded: readonly SeededPerson[],
  now: Date,
): Promise<void> {
  const demo = new DemoPlacements(
    app.get(ConversationImportService),
    app.get(ReviewImportService),
    app.get(HoursImportService, { strict: false }),
    now,
  );
  const idOf = new Map(seeded.map(({ username, id }) => [username, id]));
  for (const placement of DEMO_PLACEMENTS) {
    const family = families.find(({ username }) => username === placement.family);
    const [familyId, auPairId] = [idOf.get(placement.family), idOf.get(placement.auPair)];
    if (family && familyId && auPairId) await demo.add(placement, family, familyId, auPairId);
  }
  const current = new DemoCurrentPlacements(
    app.get(ConversationImportService),
    app.get(AgreementImportService),
    app.get(ArrivalImportService, { strict: false }),
    app.get(PermissionsService, { strict: false }),
    app.get(CalendarDatesService, { strict: false }),
    app.get(HoursImportService, { strict: false }),
    now,
  );
  for (const placement of DEMO_CURRENT_PLACEMENTS) {
    const family = families.find(({ username }) => username === placement.family);
    const [familyId, auPairId] = [idOf.get(placement.family), idOf.get(placement.auPair)];
    if (!family || !familyId || !auPairId) continue;
    await current.add(placement, family, familyId, auPairId);
  }
}

/** Runs all of `works`, at most `most` at a time; fails with the first error. */
async function runInParallel<T>(most: number, works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const waiting = works.values();
  const results: T[] = [];
  const worker = async () => {
    for (const work of waiting) results.push(await work());
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
