export const proseTexts = { table: 'Table, scrolls sideways' } as const;
