/** A separate file, so that profile pages do not load all agreement texts. */
export const takenDatesTexts = {
  aupair: (from: string, to: string) => `Confirmed with a family from ${from} to ${to}`,
  family: (from: string, to: string) => `Confirmed with an au pair from ${from} to ${to}`,
} as const;
