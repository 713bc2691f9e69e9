/** What the dashboard says of placements that wait for a review, and how the other side is called. */
export const dashboardReviewsTexts = {
  someone: 'someone who has left',
  title: (name: string) => `Review your placement with ${name}`,
  text: (day: string) => `Both reviews are shown on ${day}, or as soon as both of you have written.`,
  action: 'Write my review',
} as const;
