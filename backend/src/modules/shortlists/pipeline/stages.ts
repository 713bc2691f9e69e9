/** The stages in order; each person is in the furthest one reached. */
export const STAGES = ['saved', 'conversation', 'interview', 'agreement', 'signed'] as const;
export type Stage = (typeof STAGES)[number];

/** The columns of the board: a stage, or people who are set aside, in any stage. */
export const COLUMNS = [...STAGES, 'set_aside'] as const;
export type PipelineColumn = (typeof COLUMNS)[number];
