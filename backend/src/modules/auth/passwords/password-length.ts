/** In characters as people count them. Length makes a password strong, so there are no other composition rules. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
