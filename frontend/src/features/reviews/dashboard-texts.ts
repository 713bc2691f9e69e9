/** Texts of the dashboard about placements that wait for a review. */
export const dashboardReviewsTexts = {
  someone: 'someone who has left',
  title: (name: string) => `Review your placement with ${name}`,
  text: (day: string) => `Both reviews are shown on ${day}, or as soon as both of you have written.`,
  action: 'Write my review',
} as const;
