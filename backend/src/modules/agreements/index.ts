export { AgreementEndingService } from './agreement-ending.service.js';
export { type AgreementFact, AgreementFactsService, isCurrent } from './agreement-facts.service.js';
export type { PastPlacement } from './past-placements.repository.js';
export { AgreementImportService } from './agreement-import.service.js';
export { AGREEMENT_STATES, type AgreementState } from './agreement-states.js';
export { agreementsOfSql } from './agreements-of-sql.js';
export { EXTENSION_DAYS, isContinued, journeyInto, JOURNEYS, type Journey } from './continuations.js';
export { AgreementsModule } from './agreements.module.js';
export { type PlacementTerms, PlacementTermsService } from './terms/placement-terms.service.js';
export { CALENDAR_DATE_KINDS, type CalendarDateKind } from './calendar-dates/calendar-date.entity.js';
export { CalendarDatesService } from './calendar-dates/calendar-dates.service.js';
export { covers, plannedDay, type PlannedDate } from './calendar-dates/planned-day.js';
export { WorkTime } from './terms/agreement-terms.dto.js';
export { moneyInWords } from './terms/terms-in-words.js';
export { type Landing, LandingsRegistry } from './calendar-feed/landings.registry.js';
export { momentIn } from './calendar-feed/planned-week.js';
export { hoursInWords, lengthOf, weeklyMinutes } from './terms/week.js';
export { PlacementMetricsService } from './metrics/placement-metrics.service.js';
export {
  AgreementOpeningInput,
  AgreementRegisterPage,
  AgreementRegisterQuery,
  AgreementWithdrawalInput,
  RegisteredAgreementDetail,
} from './register/agreement-register.dto.js';
export { AgreementRegisterService } from './register/agreement-register.service.js';
export { RelationshipsService } from './relationships/relationships.service.js';
export { agreementsLive } from './live-contract.js';
