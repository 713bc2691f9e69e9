export { lastDayOf } from './fit/days.js';
export { VisaFitService } from './fit/visa-fit.service.js';
export { RuleSourceDto, toVisaOption, VisaOptionDto } from './fit/visa-fit.dto.js';
export { questionOf, VisaPersonInput } from './fit/visa-person.dto.js';
export { EMPLOYER_UNCLEAR, employerLimit, type EmployerLimit, type EmployerUnclear } from './members/employer-limit.js';
export { toVisaGlance, toVisaLimit, VisaGlanceDto, VisaLimitDto } from './members/visa-limit.dto.js';
export {
  ANY_DAY,
  beyondVisa,
  hasVisaFor,
  lastStartOf,
  type RulesOfDay,
  sharedVisaLimit,
  visaSpan,
} from './members/visa-limit.js';
export { withMayStay } from './members/may-stay.js';
export { VisaLimitsService } from './members/visa-limits.service.js';
export type { WrittenRule } from './rules/rule-set-problems.js';
export { authorityOf } from './rules/released-visas.js';
export { VisaLine, VisaLink, VisaRuleValues } from './rules/visa-rule-values.dto.js';
export { type RuleSet, VisaRulePublishingService } from './rules/visa-rule-publishing.service.js';
export { type DueVisa, VisaRuleReviewsService } from './rules/visa-rule-reviews.service.js';
export { type TrialResult, VisaRuleTrialsService } from './rules/visa-rule-trials.service.js';
export { VisaRulesService } from './rules/visa-rules.service.js';
export { VisasModule } from './visas.module.js';
