/** What is stored. */
export const INTERVIEW_STATES = ['proposed', 'scheduled', 'declined', 'cancelled', 'done'] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

/** How long an interview can be planned for, in minutes. */
export const INTERVIEW_LENGTHS = [15, 30, 45, 60] as const;
export type InterviewLength = (typeof INTERVIEW_LENGTHS)[number];
