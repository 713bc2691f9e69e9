/** Words that all these pages share. */
export const landingMessages = { home: 'Home' } as const;
