/** Words that stand on every sheet. */
export const messages = {
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
} as const;
