export const messages = { noAdmin: 'Please choose an admin' } as const;
