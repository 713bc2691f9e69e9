export { type CalendarSetting, interviewEvent } from './calendar/interview-calendar.js';
export { type ImportedInterview, InterviewImportService } from './interview-import.service.js';
export type { AgreedInterview, InterviewCount } from './interview-facts.repository.js';
export { InterviewFactsService } from './interview-facts.service.js';
export { INTERVIEW_STATES, type InterviewState } from './interview-states.js';
export { interviewsOfSql } from './interviews-of-sql.js';
export { InterviewsModule } from './interviews.module.js';
export { interviewsLive } from './live-contract.js';
export { momentOf, wallTimeOf } from './wall-time.js';
