/** Texts of the calendar that members subscribe to. */
export const calendarFeedTexts = {
  formerMember: 'a former member',
  placement: (otherName: string, productName: string) => `Placement with ${otherName} (${productName})`,
  agreement: (address: string) => `The signed agreement: ${address}`,
  cancelled: 'This placement was cancelled.',
} as const;
