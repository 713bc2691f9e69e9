/** Validation messages of the directory. */
export const messages = {
  tooLong: (most: number) => `Please search with ${most} characters at most`,
  tooDeep: (rows: string) => `Only the first ${rows} people are shown. Please narrow your search.`,
} as const;
