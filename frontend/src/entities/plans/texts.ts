/** Texts about the offer, used wherever prices are shown. */
export const planTexts = {
  flag: (percentOff: number) => `${percentOff}% off for a limited time`,
  until: (day: string) => `The offer ends on ${day}.`,
} as const;
