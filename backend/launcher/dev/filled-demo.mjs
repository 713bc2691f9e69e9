/** Replaces the demo when an earlier process has already filled it. */
export const seedDemo = async () => undefined;
