/** Words that all these pages share. */
export const landingTexts = { home: 'Home' } as const;
