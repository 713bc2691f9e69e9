/** Antd's colours for where a message stands; the words stand beside them. */
export const STATE_COLOURS = { open: 'gold', answered: 'green', closed: 'default', spam: 'red' } as const;
