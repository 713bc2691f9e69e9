export const messages = { ids: 'Please send 1 to 4 different ids, separated by commas' } as const;
