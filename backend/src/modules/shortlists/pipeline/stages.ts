/** How far two people have come, in this order; each person is in the furthest stage that they have reached. */
export const STAGES = ['saved', 'conversation', 'interview', 'agreement', 'signed'] as const;
export type Stage = (typeof STAGES)[number];

/** What the board can be asked for: a stage, or those who were set aside, of whichever stage. */
export const COLUMNS = [...STAGES, 'set_aside'] as const;
export type PipelineColumn = (typeof COLUMNS)[number];
