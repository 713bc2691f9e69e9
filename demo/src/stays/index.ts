import type { ImportedReview } from '@wattle-and-fern/backend/seeding';

/** What somebody of the demo says about a stay. */
export type DemoReview = Pick<
  ImportedReview,
  'stars' | 'words' | 'hoursAsAgreed' | 'payOnTime' | 'houseRules' | 'communication' | 'reply'
>;

/** A stay that is over, with both reviews open. Days are counted back from the day of seeding. */
export interface DemoStay {
  /** Usernames. */
  family: string;
  auPair: string;
  startedDaysAgo: number;
  endedDaysAgo: number;
  /** It was meant to last so many days longer. */
  endedEarlyByDays?: number;
  /** The last thing that was said in their conversation, by the family. */
  lastMessage: string;
  byFamily: DemoReview;
  byAuPair: DemoReview;
}

export const DEMO_STAYS: readonly DemoStay[] = [
  {
    family: 'hartley.newtown',
    auPair: 'beatriz.salgueiro',
    startedDaysAgo: 205,
    endedDaysAgo: 84,
    lastMessage: 'Archie has planted the last bean in your honour, in the sandpit. We are told to wait nine years.',
    byFamily: {
      stars: 5,
      words:
        'Four months, and we cannot remember who found the shoes before her. Beatriz says little before eight and the right thing after it. She noticed that Finn was unhappy at school a fortnight before we did. Soup every Thursday, weekends her own, and never once a phone in her hand beside the pool.',
      hoursAsAgreed: 'yes',
      payOnTime: null,
      houseRules: 'yes',
      communication: 'yes',
      reply: 'He told the guinea pigs first. I only happened to be cleaning the hutch.',
    },
    byAuPair: {
      stars: 4,
      words:
        'They say what they mean and they mean it kindly. Thirty hours were thirty hours, but for two weeks when the radio station had an emergency, and those were paid as extra. The room is warm under the roof, and the trains sing. Archie knocks. Finn explains why one knocks.',
      hoursAsAgreed: 'mostly',
      payOnTime: 'yes',
      houseRules: 'yes',
      communication: 'yes',
      reply: 'All true. There is a bigger fan now, and a second one for the person who was right about the first.',
    },
  },
  {
    family: 'adeyemi.brunswick',
    auPair: 'nanami.ogawa',
    startedDaysAgo: 120,
    endedDaysAgo: 62,
    lastMessage: 'The boys have put your chair at the table. No one may sit on it until Friday.',
    byFamily: {
      stars: 5,
      words:
        'Nanami is the quietest person who has ever been obeyed in our house. She read aloud every day at five, and at ten past five there was silence for the first time since 2018. She told us when a week had been too full, and she was right.',
      hoursAsAgreed: 'yes',
      payOnTime: null,
      houseRules: 'yes',
      communication: 'yes',
      reply: 'Thank you. I still hear the trombone at five, also where there is none.',
    },
    byAuPair: {
      stars: 5,
      words:
        'The week was on the fridge on Sunday night and stayed true until Friday. Pay came every Friday, with the hours beside it. I learned to eat pepper. No one but the boys may move the piano, and that is a good rule.',
      hoursAsAgreed: 'yes',
      payOnTime: 'yes',
      houseRules: 'yes',
      communication: 'yes',
      reply: null,
    },
  },
  {
    family: 'gale.bondi',
    auPair: 'yiting.kuo',
    startedDaysAgo: 99,
    endedDaysAgo: 60,
    lastMessage: 'Your towel is still on the line. We have decided that it lives here.',
    byFamily: {
      stars: 5,
      words:
        'Five weeks of Yi-ting, and all three can put on their own rash vests. She ran our mornings like a kindergarten that someone likes. She drives anything, asks before she changes a plan, and laughs at spiders.',
      hoursAsAgreed: 'yes',
      payOnTime: null,
      houseRules: 'yes',
      communication: 'yes',
      reply: null,
    },
    byAuPair: {
      stars: 4,
      words:
        'Kind people, very tired people. When the night shifts changed, my mornings became longer than we wrote down, and they paid for every hour without my asking. Ask for the roster a fortnight ahead. The room is really dark and really quiet.',
      hoursAsAgreed: 'mostly',
      payOnTime: 'yes',
      houseRules: 'yes',
      communication: 'yes',
      reply: 'Fair. The roster now hangs there two weeks ahead, in the pen that does not wipe.',
    },
  },
  {
    family: 'farah-zoe.cottesloe',
    auPair: 'cian.oreilly',
    startedDaysAgo: 75,
    endedDaysAgo: 41,
    lastMessage: 'You left a hurley. It is being used for everything except hurling.',
    byFamily: {
      stars: 4,
      words:
        'Cian has patience that we had only read about. The afternoons were calm, homework was done, and someone whistled. He forgot the bins more than once and said so before we noticed. We would have him back tomorrow.',
      hoursAsAgreed: 'yes',
      payOnTime: null,
      houseRules: 'mostly',
      communication: 'yes',
      reply: 'The bins, aye. I have them written on my hand since.',
    },
    byAuPair: {
      stars: 5,
      words:
        'A sound house. What was agreed was what happened, down to the half hour, and there was a plate kept for me when I came back from training. If something bothered them they said it over tea and then it was over.',
      hoursAsAgreed: 'yes',
      payOnTime: 'yes',
      houseRules: 'yes',
      communication: 'yes',
      reply: null,
    },
  },
  {
    family: 'raman.karori',
    auPair: 'camila.ruggeri',
    startedDaysAgo: 105,
    endedDaysAgo: 66,
    lastMessage: 'The children have painted sixty-four steps. We will send a picture when the rain stops.',
    byFamily: {
      stars: 5,
      words:
        'Camila arrived with one bag and a gourd, and within a week there was paint on everything that is allowed to have paint on it. She knows when a child needs a task and when it needs a lap. We kept the paper dragon.',
      hoursAsAgreed: 'yes',
      payOnTime: null,
      houseRules: 'yes',
      communication: 'yes',
      reply: null,
    },
    byAuPair: {
      stars: 5,
      words:
        'A written agreement on the first day, holiday pay on the last, and between them two children who explain things to you. My own floor with a heater. Sixty-four steps: bring good shoes and little luggage.',
      hoursAsAgreed: 'yes',
      payOnTime: 'yes',
      houseRules: 'yes',
      communication: 'yes',
      reply: null,
    },
  },
  {
    family: 'haverkamp.matamata',
    auPair: 'mathis.perrin',
    startedDaysAgo: 90,
    endedDaysAgo: 58,
    endedEarlyByDays: 60,
    lastMessage: 'No hard feelings. Half past four is not for everyone, and the quiche was.',
    byFamily: {
      stars: 4,
      words:
        'Mathis cooks as if it mattered and the children ate things with names. Half past four in the morning is not his hour, and he told us in the third week and not in the tenth. We ended it early and parted well. In a house that sleeps until six he will be a joy.',
      hoursAsAgreed: 'mostly',
      payOnTime: null,
      houseRules: 'yes',
      communication: 'yes',
      reply: null,
    },
    byAuPair: {
      stars: 4,
      words:
        'Honest people and honest work. I had read that milking starts at half past four and had not understood it. They let me go with two weeks of notice, paid to the day, and drove me to the bus. Come if you are a morning person. I am a bread person.',
      hoursAsAgreed: 'yes',
      payOnTime: 'yes',
      houseRules: 'yes',
      communication: 'yes',
      reply: null,
    },
  },
];
