/** In place of the demo where an earlier process has filled it. */
export const seedDemo = async () => undefined;
