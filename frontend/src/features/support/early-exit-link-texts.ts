/** The way to the page, apart from its texts: the link stands where those are not needed. */
export const earlyExitLinkTexts = { link: 'I need out' } as const;
