/** Texts of drafts. */
export const messages = {
  step: 'step must be a whole number from 0 to 20',
  data: 'data must be an object of form values',
  tooDeep: 'data is nested too deeply',
} as const;
