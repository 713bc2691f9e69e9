/** Texts about the offer, used wherever prices are shown. */
export const planMessages = {
  flag: (percentOff: number) => `${percentOff}% off for a limited time`,
  until: (day: string) => `The offer ends on ${day}.`,
} as const;
