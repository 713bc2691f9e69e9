/** On the pages of people, which shall not carry all that agreements say. */
export const takenDatesMessages = {
  aupair: (from: string, to: string) => `Confirmed with a family from ${from} to ${to}`,
  family: (from: string, to: string) => `Confirmed with an au pair from ${from} to ${to}`,
} as const;
