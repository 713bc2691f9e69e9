/** A time of the demo: so many days from now, "19:00" where the family lives. */
export interface DemoTime {
  daysAhead: number;
  at: string;
}

/** A video interview of a family and an au pair who talk, by their usernames. */
export interface DemoInterview {
  family: string;
  auPair: string;
  proposedBy: 'family' | 'auPair';
  minutes: 15 | 30 | 45 | 60;
  /** One to three; of an agreed interview the first one is meant. */
  times: readonly [DemoTime, ...DemoTime[]];
  agreed: boolean;
  /** It is over, and both were there; its day is in the past. */
  held?: boolean;
}

/** Who meets whom on video, and who has been asked. */
export const DEMO_INTERVIEWS: readonly DemoInterview[] = [
  {
    family: 'hartley.newtown',
    auPair: 'giulia.conti',
    proposedBy: 'family',
    minutes: 45,
    times: [{ daysAhead: -3, at: '19:30' }],
    agreed: true,
    held: true,
  },
  {
    family: 'hartley.newtown',
    auPair: 'lena.brandl',
    proposedBy: 'family',
    minutes: 45,
    times: [{ daysAhead: 1, at: '19:00' }],
    agreed: true,
  },
  {
    family: 'hartley.newtown',
    auPair: 'noemie.gallard',
    proposedBy: 'auPair',
    minutes: 30,
    times: [
      { daysAhead: 2, at: '18:30' },
      { daysAhead: 3, at: '20:00' },
      { daysAhead: 5, at: '17:00' },
    ],
    agreed: false,
  },
  {
    family: 'lindner.hahndorf',
    auPair: 'lena.brandl',
    proposedBy: 'family',
    minutes: 30,
    times: [
      { daysAhead: 4, at: '19:30' },
      { daysAhead: 6, at: '08:00' },
    ],
    agreed: false,
  },
];
