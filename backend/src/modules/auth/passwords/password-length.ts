/** In characters as people count them. Length is what makes a password strong, so there are no other demands on its making. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;
