/** Validation messages of the directory. */
export const messages = {
  tooLong: (most: number) => `Please search with ${most} characters at most`,
  tooDeep: (rows: string) => `Only the first ${rows} people of a list are shown. Narrow the search instead.`,
} as const;
