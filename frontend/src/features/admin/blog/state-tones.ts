/** How the states of a post are coloured. */
export const STATE_TONES = { draft: 'quiet', scheduled: 'waiting', published: 'good' } as const;
