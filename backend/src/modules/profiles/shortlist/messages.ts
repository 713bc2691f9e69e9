export const messages = {
  cursor: 'cursor is not one of ours',
} as const;
