/** What we know about people and what we do not, said on both pages. */
export const checkMessages = {
  title: 'What we check, and what we do not',
  text: 'You are about to trust someone with a child, or with a year. So here it is without adjectives.',
  done: {
    title: 'We check',
    items: [
      'Of every au pair whom families find: an identity document, a police certificate from home, at least one reference. The badge says when, and until when.',
      'Of families who want the badge: an identity document, and the adults who live in the house.',
      'Messages, by a program that knows the tricks of swindlers. It warns the person who gets one, and stops the worst.',
      'That no one writes to everyone: five new people a day in the first three days, twenty after that.',
      'That visitors see first names and cities, and nothing more; and that photos carry no hidden place.',
    ],
  },
  notDone: {
    title: 'We do not check',
    items: [
      'What a profile says beyond its badge. It is its owner’s own word, and is marked so.',
      'Homes. None of us has seen the room: ask for a walk through it on video.',
      'Registers. We look at documents and ask referees; we ring no authority. Ring a referee yourself as well.',
      'Visas and work rights. Only the immigration authority can confirm those.',
    ],
  },
} as const;
