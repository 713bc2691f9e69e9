/** Words about the offer, the same wherever prices stand. */
export const planMessages = {
  flag: (percentOff: number) => `${percentOff}% off for a limited time`,
  until: (day: string) => `The offer ends on ${day}.`,
} as const;
