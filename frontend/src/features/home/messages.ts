import type { Region } from '../../config/regions';

/** Texts of the home page. */
export const homeMessages = {
  title: 'Wattle & Fern: host families and au pairs, Australia and New Zealand',
  description:
    'Host families and au pairs in Australia and New Zealand find each other, talk and agree, without an agency.',
  whoAreYou: 'Who are you?',
  iAmFamily: "I'm a Family",
  iAmAuPair: "I'm an Au Pair",
  family: {
    headline: ['Someone they will ', 'talk about', ' for years.'],
    text: {
      australia:
        'Meet au pairs for your Australian home. You read, you write, you talk on video. Nobody stands in between.',
      newzealand:
        'Meet au pairs for your New Zealand home. You read, you write, you talk on video. Nobody stands in between.',
    } satisfies Record<Region, string>,
    place: 'Where you live',
    date: 'From about',
    submit: 'Find Au Pairs',
    fine: 'Visitors see first names and cities. The rest stays among members.',
    count: (count: string) =>
      `${count} au pairs are here. Visitors see first names and cities, the rest stays among members.`,
  },
  aupair: {
    headline: ['Your other family lives ', 'by the sea.', ''],
    text: {
      australia:
        'Meet host families all over Australia. You read, you write, you talk on video. Nobody stands in between, and you never pay.',
      newzealand:
        'Meet host families all over Aotearoa. You read, you write, you talk on video. Nobody stands in between, and you never pay.',
    } satisfies Record<Region, string>,
    cardTitle: 'Find a Host Family',
    place: 'Where you would love to live',
    date: 'Free from',
    submit: 'Find Families',
    fine: 'Free for au pairs, now and later.',
    count: (count: string) => `${count} families are here. Joining is free for au pairs, now and later.`,
  },
  auPairs: {
    title: 'Soon at your breakfast table',
    text: 'The newest faces, in their own words.',
    all: 'See all au pairs',
    availableNow: 'Available Now',
    from: (month: string) => `From ${month}`,
    stays: (duration: string) => `Available for ${duration.replace('-', '–')}`,
    homeTown: (town: string) => `from ${town}`,
    policeCheck: 'Police check, by own account',
    childrenCheck: 'Children check, by own account',
    infants: 'Has looked after babies',
    drives: 'Has a driving licence',
  },
  families: {
    headline: 'Houses with a room to spare',
    text: 'Families write about the school run, the dog and the rules. You will know the house before you knock.',
    all: 'See all families',
    title: (place: string) => `A family in ${place}`,
    active: 'Active',
    hours: (hours: number, month: string | null) =>
      month ? `${hours} hours a week, from ${month}` : `${hours} hours a week, from now`,
    stays: (duration: string) => `For ${duration.replace('-', '–')}`,
  },
  how: {
    title: 'Three steps, each of them human',
    tabs: 'How it works',
    forFamilies: 'For Families',
    forAuPairs: 'For Au Pairs',
    families: {
      link: 'Start with a look around',
      steps: [
        [
          'Write the true version',
          'The hours, the room, the child who will not eat peas. Honest profiles get better answers.',
        ],
        [
          'Talk at a kind hour',
          'We show both clocks and shade the sleeping hours. Message first, then meet on video, here.',
        ],
        [
          'Agree on paper, then hand over a key',
          'Hours, pay, days off, notice: one plain agreement you both confirm before anyone books a flight.',
        ],
      ],
    },
    auPairs: {
      link: 'See who is looking',
      steps: [
        ['Say who you are', 'What you love, what you can cook, which mornings do not frighten you. It costs nothing.'],
        [
          'Ask everything',
          'The room, the pay, the Tuesdays off. Both clocks stand above the message, so nobody is woken up.',
        ],
        [
          'Agree, then pack',
          'One plain agreement that you both confirm. Then somebody holds a sign with your name on it.',
        ],
      ],
    },
  },
  why: {
    title: ['I was the au pair.', 'Then I was the mother.'],
    story: [
      'In 2009 a family in Wollongong picked me up from the airport with a hand-painted sign. Ten years later I held the sign.',
      'Both times the hard part was the same: too many forms, a fee nobody explained, and no way to just talk. So this is the place I wanted. Small, local, and plain about what has been checked and what has not.',
    ],
    founder: 'Hanna Lindqvist',
    founderRole: 'Founder, Thirroul NSW',
    families: ['250+', 'happy families, from Hobart to Whangārei'],
    placement: ['under', '4', 'weeks', 'average placement'],
    local: ['Local focus', 'Only here. Only this.'],
    support: ['Personalised support', 'A person answers, in your morning.'],
  },
  voices: {
    title: 'What stayed with them',
    lead: {
      quote:
        '“She taught our boys to bake, to swim and to say thank you in four languages. The house has been far too quiet since.”',
      name: 'Grace Adeyemi',
      place: 'Brunswick, Melbourne',
      rating: 5,
    },
    others: [
      {
        quote: "I knew their dog's name, the room and my Tuesdays off before I bought a ticket.",
        name: 'Mathis',
        place: 'from Lyon, in Tauranga',
        rating: 5,
      },
      {
        quote: 'Seeing her clock next to ours sounds tiny. It meant nobody was ever woken up.',
        name: 'Priya Raman',
        place: 'Karori, Wellington',
        rating: 4.5,
      },
    ],
  },
  pricing: {
    title: 'What it costs, all of it',
    text: {
      australia: 'No subscription that renews in the dark. Prices in Australian dollars.',
      newzealand: 'No subscription that renews in the dark. Prices in New Zealand dollars.',
    } satisfies Record<Region, string>,
    standard: {
      name: 'Standard Family',
      flag: '100% off for a limited time',
      text: 'Search, save, message and meet on video. Both clocks, the agreement and the checks included.',
      per: 'per 6 months',
      was: 'Usually',
      action: 'Start as a family',
    },
    premium: {
      name: 'Premium Family',
      text: 'A person in Sydney or Auckland reads your answers, introduces you to three au pairs and stays with you until the first day.',
      per: (placement: string) => `intake, then ${placement} on placement`,
      action: 'Ask about Premium',
    },
    auPairs: {
      name: 'Au pairs',
      text: 'Your profile, your messages, your interviews.',
      price: 'Free',
      per: 'now and later',
      action: 'Write your profile',
    },
  },
  close: {
    australia: 'There is a spare paddle.',
    newzealand: 'There is room on the rug.',
  } satisfies Record<Region, string>,
  loginRequired: {
    title: 'Login Required',
    auPair: 'You need to login or register to view au pair profiles.',
    family: 'You need to login or register to view family profiles.',
  },
} as const;

/** Prices in whole units of the region's currency. */
export const prices = { standard: 40, premiumIntake: 250, premiumPlacement: 800 } as const;
