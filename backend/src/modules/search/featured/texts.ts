/** Words about featured families that admins read. */
export const messages = {
  tooMany: (most: number) => `At most ${most} families can be featured here`,
  notHere: 'One of these families does not live here',
} as const;
