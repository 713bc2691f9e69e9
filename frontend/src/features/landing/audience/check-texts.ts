/** Texts of both pages about what we check and what we do not. */
export const checkTexts = {
  title: 'What we check, and what we do not',
  text: 'You’re about to trust someone with your child, or with a year of your life. Here is exactly what we check.',
  done: {
    title: 'We check',
    items: [
      'For every au pair families can find: an identity document, a police certificate from home and at least one reference. The badge shows when we checked and until when it’s valid.',
      'For families who want the badge: an identity document, and the adults who live in the house.',
      'Messages: a program looks for known scams. It warns the person who receives one, and blocks the worst.',
      'Mass messages: members can write to five new people a day in their first three days, twenty after that.',
      'Privacy: visitors see only a short preview, and photos contain no hidden location.',
    ],
  },
  notDone: {
    title: 'We do not check',
    items: [
      'What a profile says beyond its badge. That is the member’s own statement, and is marked that way.',
      'Homes. We haven’t seen the room: ask for a video tour.',
      'Official registers. We look at documents and ask referees, but we don’t contact authorities. Call a referee yourself as well.',
      'Visas and work rights. Only the immigration authority can confirm those.',
    ],
  },
} as const;
