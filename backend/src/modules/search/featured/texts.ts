/** Texts about featured families for admins. */
export const messages = {
  tooMany: (most: number) => `At most ${most} families can be featured here`,
  notHere: 'One of these families does not live here',
} as const;
