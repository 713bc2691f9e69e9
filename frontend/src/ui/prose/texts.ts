export const proseMessages = { table: 'Table, scrolls sideways' } as const;
