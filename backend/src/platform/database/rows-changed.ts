/** How many rows an UPDATE or DELETE changed, from the driver's result. */
export const rowsChanged = (result: unknown): number => (result as [unknown, number])[1];
