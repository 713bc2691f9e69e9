/** Texts on every page. */
export const messages = {
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
} as const;
