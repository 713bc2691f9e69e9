/** The tag colours of a post's states. */
export const STATE_TONES = { draft: 'quiet', scheduled: 'waiting', published: 'good' } as const;
