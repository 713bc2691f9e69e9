export const messages = {
  roleMissing: 'Please choose the new role',
  reason: { missing: 'Please say why, in a few words', tooLong: 'Please keep it within 500 characters' },
} as const;
