export const proseMessages = { table: 'Table, can be moved sideways' } as const;
