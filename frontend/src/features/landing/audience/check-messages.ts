/** What we know about people and what we do not, said on both pages. */
export const checkMessages = {
  title: 'What we check, and what we do not',
  text: 'You are about to trust somebody with a child, or with a year. So here it is without adjectives.',
  done: {
    title: 'We check',
    items: [
      'That the e-mail address is theirs. Nobody starts a conversation before that.',
      'That a profile is complete before its owner writes to anyone.',
      'That nobody writes to everybody: five new people a day in the first three days, twenty afterwards.',
      'That photos carry no hidden place. What the camera wrote into them is removed.',
      'That visitors see first names and cities, and nothing more.',
    ],
  },
  notDone: {
    title: 'We do not check',
    items: [
      'Passports, police certificates, children checks. What a profile says of them is its owner’s own word, and is marked so.',
      'Homes. None of us has seen the room: ask for a walk through it on video.',
      'References. Ask for two, and ring them yourself.',
      'Visas and work rights. Only the immigration office knows those.',
    ],
  },
} as const;
