import type { Migrations } from '../platform/database/index.js';
import { CreatePlatform1795000000000 } from './1795000000000-create-platform.js';
import { CreateAccounts1795000001000 } from './1795000001000-create-accounts.js';
import { CreateUploads1795000002000 } from './1795000002000-create-uploads.js';
import { CreateProfiles1795000003000 } from './1795000003000-create-profiles.js';
import { CreateSearch1795000004000 } from './1795000004000-create-search.js';
import { CreateMessaging1795000005000 } from './1795000005000-create-messaging.js';
import { CreateContent1795000006000 } from './1795000006000-create-content.js';
import { CreateResources1795000007000 } from './1795000007000-create-resources.js';
import { CreateCountryLandings1795000008000 } from './1795000008000-create-country-landings.js';
import { FeatureFamilies1795000009000 } from './1795000009000-feature-families.js';
import { CreateAuditEntries1795000010000 } from './1795000010000-create-audit-entries.js';
import { CreateVerification1795000010100 } from './1795000010100-create-verification.js';
import { CreateInterviews1795000011000 } from './1795000011000-create-interviews.js';
import { CreateCalls1795000012000 } from './1795000012000-create-calls.js';
import { CreateArrangements1795000013000 } from './1795000013000-create-arrangements.js';
import { TakeDates1795000013100 } from './1795000013100-take-dates.js';
import { CreateReviews1795000014000 } from './1795000014000-create-reviews.js';
import { HidePeople1795000015000 } from './1795000015000-hide-people.js';
import { CreateSafety1795000015100 } from './1795000015100-create-safety.js';
import { CreateNotifications1795000016000 } from './1795000016000-create-notifications.js';
import { CreateReputations1795000017000 } from './1795000017000-create-reputations.js';
import { KeepInView1795000017100 } from './1795000017100-keep-in-view.js';
import { AuditAnySubject1795000017900 } from './1795000017900-audit-any-subject.js';
import { CreateBilling1795000018000 } from './1795000018000-create-billing.js';
import { PutRequestsFirst1795000018100 } from './1795000018100-put-requests-first.js';
import { CreateSiteSettings1795000019000 } from './1795000019000-create-site-settings.js';
import { CreateUserDirectory1795000020000 } from './1795000020000-create-user-directory.js';
import { KeepWhatStands1795000020100 } from './1795000020100-keep-what-stands.js';
import { SearchAuditEntries1795000021000 } from './1795000021000-search-audit-entries.js';
import { CreatePersonalData1795000021100 } from './1795000021100-create-personal-data.js';
import { KeepPictures1795000022000 } from './1795000022000-keep-pictures.js';
import { KeepNewerTexts1795000022100 } from './1795000022100-keep-newer-texts.js';
import { EditPosts1795000022200 } from './1795000022200-edit-posts.js';
import { AnswerContact1795000024000 } from './1795000024000-answer-contact.js';
import { CreateMarketing1795000024100 } from './1795000024100-create-marketing.js';
import { LetInterviewsLapse1795000024200 } from './1795000024200-let-interviews-lapse.js';
import { FeatureInRegions1795000025000 } from './1795000025000-feature-in-regions.js';
import { CountDays1795000025100 } from './1795000025100-count-days.js';
import { ListArrangements1795000025200 } from './1795000025200-list-arrangements.js';
import { SettleEveryCase1795000029000 } from './1795000029000-settle-every-case.js';
import { ListMany1795000034000 } from './1795000034000-list-many.js';
import { KnowPaymentsByTheLedger1795000038000 } from './1795000038000-know-payments-by-the-ledger.js';
import { DeliverPerListener1795000051000 } from './1795000051000-deliver-per-listener.js';
import { TellDecidedRefunds1795000042000 } from './1795000042000-tell-decided-refunds.js';
import { RecordFileOpenings1795000054000 } from './1795000054000-record-file-openings.js';
import { WaitForPayments1795000054010 } from './1795000054010-wait-for-payments.js';
import { SpareLetterBoxes1795000055000 } from './1795000055000-spare-letter-boxes.js';
import { EditLibrary1795000023000 } from './1795000023000-edit-library.js';
import { GuardAccounts1795000053000 } from './1795000053000-guard-accounts.js';
import { BeginErasures1795000052000 } from './1795000052000-begin-erasures.js';
import { KeepForATime1795000052001 } from './1795000052001-keep-for-a-time.js';
import { AnswerOnce1795000056000 } from './1795000056000-answer-once.js';
import { AgreeOnMoney1795000058000 } from './1795000058000-agree-on-money.js';
import { WorkOnSupport1795000058100 } from './1795000058100-work-on-support.js';
import { ReturnAfterConfirmation1795000061000 } from './1795000061000-return-after-confirmation.js';
import { NameTablesAfterSubjects1795000063000 } from './1795000063000-name-tables-after-subjects.js';
import { DateLegalFacts1795000070000 } from './1795000070000-date-legal-facts.js';
import { SubscribeToCalendars1795000062000 } from './1795000062000-subscribe-to-calendars.js';
import { CreateBrowserErrors1795000071000 } from './1795000071000-create-browser-errors.js';
import { AddReadViews1795000072000 } from './1795000072000-add-read-views.js';
import { ReverseTransfers1795000064000 } from './1795000064000-reverse-transfers.js';
import { WidenReadViews1795000110001 } from './1795000110001-widen-read-views.js';
import { CountUnreadMessages1795000110000 } from './1795000110000-count-unread-messages.js';
import { CreateSearchCards1795000090000 } from './1795000090000-create-search-cards.js';
import { AddComparedFacts1795000150000 } from './1795000150000-add-compared-facts.js';
import { AddDealBreakers1795000151000 } from './1795000151000-add-deal-breakers.js';
import { CreatePersonNotes1795000169000 } from './1795000169000-create-person-notes.js';
import { SetPeopleAside1795000179000 } from './1795000179000-set-people-aside.js';
import { CreateArrivalPlans1795000181000 } from './1795000181000-create-arrival-plans.js';
import { CreateHouseholds1795000183000 } from './1795000183000-create-households.js';
import { ArchiveConversations1795000189000 } from './1795000189000-archive-conversations.js';
import { KeepVisaNotes1795000192000 } from './1795000192000-keep-visa-notes.js';
import { CreateEmployerClocks1795000191000 } from './1795000191000-create-employer-clocks.js';
import { CreateCalendarDates1795000196000 } from './1795000196000-create-calendar-dates.js';
import { CreateMessageDrafts1795000199000 } from './1795000199000-create-message-drafts.js';
import { MarkFoundPeopleAsSeen1795000220000 } from './1795000220000-mark-found-people-as-seen.js';
import { ForgetAdultsCheckedBefore1795000240000 } from './1795000240000-forget-adults-checked-before.js';
import { KeepWritersOfHeldMessages1795000230000 } from './1795000230000-keep-writers-of-held-messages.js';
import { ScoreVisas1795000197000 } from './1795000197000-score-visas.js';
import { CreateMessageAttachments1795000193000 } from './1795000193000-create-message-attachments.js';
import { AddVoiceMessages1795000195000 } from './1795000195000-add-voice-messages.js';
import { KeepMessageTimes1795000194000 } from './1795000194000-keep-message-times.js';
import { ReplyToMessages1795000120000 } from './1795000120000-reply-to-messages.js';
import { ChangeMessages1795000121000 } from './1795000121000-change-messages.js';
import { CreateVisaRules1795000084000 } from './1795000084000-create-visa-rules.js';
import { CreatePasskeys1795000086000 } from './1795000086000-create-passkeys.js';
import { AddVisaFactsOfAuPairs1795000087000 } from './1795000087000-add-visa-facts-of-au-pairs.js';
import { CreateRecordedDays1795000167000 } from './1795000167000-create-recorded-days.js';
import { CreatePageSpeedHistograms1795000243500 } from './1795000243500-create-page-speed-histograms.js';
import { AddFocalPoints1795000244200 } from './1795000244200-add-focal-points.js';
import { KeepWholeFocalPoints1795000244500 } from './1795000244500-keep-whole-focal-points.js';
import { FollowMovesOfFamilies1795000244600 } from './1795000244600-follow-moves-of-families.js';
import { DeleteDraftsOfClosedAgreements1795000244700 } from './1795000244700-delete-drafts-of-closed-agreements.js';
import { RemoveNamesFromCheckIns1795000244710 } from './1795000244710-remove-names-from-check-ins.js';
import { CreateHoursReminders1795000244720 } from './1795000244720-create-hours-reminders.js';
import { ForgetFileNamesInAuditLog1795000244800 } from './1795000244800-forget-file-names-in-audit-log.js';
import { AddCaseVersions1795000244810 } from './1795000244810-add-case-versions.js';
import { MarkEvidenceThatNoLongerCounts1795000244820 } from './1795000244820-mark-evidence-that-no-longer-counts.js';
import { CreateDataBreaches1795000244830 } from './1795000244830-create-data-breaches.js';
import { CountFirstMessages1795000244900 } from './1795000244900-count-first-messages.js';
import { KeepChildrenChecks1795000244910 } from './1795000244910-keep-children-checks.js';
import { FollowMovesToTheOtherCountry1795000245000 } from './1795000245000-follow-moves-to-the-other-country.js';
import { AskInLongPlacements1795000245050 } from './1795000245050-ask-in-long-placements.js';
import { FindMessagesOfAPerson1795000245600 } from './1795000245600-find-messages-of-a-person.js';
import { AskIfAuPairsArrived1795000245700 } from './1795000245700-ask-if-au-pairs-arrived.js';
import { KnowPeopleWhoReturn1795000245710 } from './1795000245710-know-people-who-return.js';
import { CountFlightChanges1795000245720 } from './1795000245720-count-flight-changes.js';
import { DeclineKindly1795000245800 } from './1795000245800-decline-kindly.js';
import { AskWhetherStillLooking1795000245810 } from './1795000245810-ask-whether-still-looking.js';

/** In the order in which they run. */
export const migrations: Migrations = [
  CreatePlatform1795000000000,
  CreateAccounts1795000001000,
  CreateUploads1795000002000,
  CreateProfiles1795000003000,
  CreateSearch1795000004000,
  CreateMessaging1795000005000,
  CreateContent1795000006000,
  CreateResources1795000007000,
  CreateCountryLandings1795000008000,
  FeatureFamilies1795000009000,
  CreateAuditEntries1795000010000,
  CreateVerification1795000010100,
  CreateInterviews1795000011000,
  CreateCalls1795000012000,
  CreateArrangements1795000013000,
  TakeDates1795000013100,
  CreateReviews1795000014000,
  HidePeople1795000015000,
  CreateSafety1795000015100,
  CreateNotifications1795000016000,
  CreateReputations1795000017000,
  KeepInView1795000017100,
  AuditAnySubject1795000017900,
  CreateBilling1795000018000,
  PutRequestsFirst1795000018100,
  CreateSiteSettings1795000019000,
  CreateUserDirectory1795000020000,
  KeepWhatStands1795000020100,
  SearchAuditEntries1795000021000,
  CreatePersonalData1795000021100,
  KeepPictures1795000022000,
  KeepNewerTexts1795000022100,
  EditPosts1795000022200,
  EditLibrary1795000023000,
  AnswerContact1795000024000,
  CreateMarketing1795000024100,
  LetInterviewsLapse1795000024200,
  FeatureInRegions1795000025000,
  CountDays1795000025100,
  ListArrangements1795000025200,
  SettleEveryCase1795000029000,
  ListMany1795000034000,
  KnowPaymentsByTheLedger1795000038000,
  TellDecidedRefunds1795000042000,
  DeliverPerListener1795000051000,
  GuardAccounts1795000053000,
  RecordFileOpenings1795000054000,
  WaitForPayments1795000054010,
  SpareLetterBoxes1795000055000,
  BeginErasures1795000052000,
  KeepForATime1795000052001,
  AnswerOnce1795000056000,
  AgreeOnMoney1795000058000,
  WorkOnSupport1795000058100,
  ReturnAfterConfirmation1795000061000,
  SubscribeToCalendars1795000062000,
  NameTablesAfterSubjects1795000063000,
  ReverseTransfers1795000064000,
  DateLegalFacts1795000070000,
  CreateBrowserErrors1795000071000,
  AddReadViews1795000072000,
  CreateVisaRules1795000084000,
  CreatePasskeys1795000086000,
  AddVisaFactsOfAuPairs1795000087000,
  CreateSearchCards1795000090000,
  CountUnreadMessages1795000110000,
  WidenReadViews1795000110001,
  AddComparedFacts1795000150000,
  AddDealBreakers1795000151000,
  ReplyToMessages1795000120000,
  ChangeMessages1795000121000,
  CreateRecordedDays1795000167000,
  CreatePersonNotes1795000169000,
  SetPeopleAside1795000179000,
  CreateArrivalPlans1795000181000,
  CreateHouseholds1795000183000,
  ArchiveConversations1795000189000,
  CreateEmployerClocks1795000191000,
  KeepVisaNotes1795000192000,
  CreateMessageAttachments1795000193000,
  KeepMessageTimes1795000194000,
  AddVoiceMessages1795000195000,
  CreateCalendarDates1795000196000,
  ScoreVisas1795000197000,
  CreateMessageDrafts1795000199000,
  MarkFoundPeopleAsSeen1795000220000,
  KeepWritersOfHeldMessages1795000230000,
  ForgetAdultsCheckedBefore1795000240000,
  CreatePageSpeedHistograms1795000243500,
  AddFocalPoints1795000244200,
  KeepWholeFocalPoints1795000244500,
  FollowMovesOfFamilies1795000244600,
  DeleteDraftsOfClosedAgreements1795000244700,
  RemoveNamesFromCheckIns1795000244710,
  CreateHoursReminders1795000244720,
  ForgetFileNamesInAuditLog1795000244800,
  AddCaseVersions1795000244810,
  MarkEvidenceThatNoLongerCounts1795000244820,
  CreateDataBreaches1795000244830,
  CountFirstMessages1795000244900,
  KeepChildrenChecks1795000244910,
  FollowMovesToTheOtherCountry1795000245000,
  AskInLongPlacements1795000245050,
  FindMessagesOfAPerson1795000245600,
  AskIfAuPairsArrived1795000245700,
  KnowPeopleWhoReturn1795000245710,
  CountFlightChanges1795000245720,
  DeclineKindly1795000245800,
  AskWhetherStillLooking1795000245810,
];
