import type { DemoConversation } from './conversation.js';

const auPair = 'lena.brandl';

/** Who else has written to Lena. */
export const OF_LENA: readonly DemoConversation[] = [
  {
    family: 'lindner.hahndorf',
    auPair,
    unread: 0,
    messages: [
      {
        from: 'family',
        daysAgo: 4,
        at: '19:15',
        content:
          'Grüß Gott, Lena! That is all the German I dare. We have vines, three children, and Oma’s songbook that no one can read.',
        reaction: 'heart',
      },
      {
        from: 'auPair',
        daysAgo: 4,
        at: '21:05',
        content:
          'Grüß Gott back! Is the songbook in the old handwriting? My grandfather taught me; I can read you one by Friday.',
        reaction: 'wow',
      },
      {
        from: 'family',
        daysAgo: 3,
        at: '18:40',
        content:
          'A photo of page one would be against the magic, so I typed it letter by letter. It seems to be about a goose.',
      },
      {
        from: 'auPair',
        daysAgo: 3,
        at: '20:30',
        content: 'It is about a goose who is stolen. It does not end well for the fox. The children will like it.',
        reaction: 'laugh',
      },
      {
        from: 'auPair',
        daysAgo: 3,
        at: '20:36',
        content:
          'I must be honest: I have a talk with a family in Sydney this week. I hope for the sea. But I will send you page two anyway.',
      },
      {
        from: 'family',
        daysAgo: 2,
        at: '07:50',
        content:
          'Honest is good. Page two would be a treat, and we have a dam with ducks, should the sea fall through.',
      },
    ],
  },
  {
    family: 'farah-zoe.cottesloe',
    auPair,
    unread: 0,
    messages: [
      {
        from: 'family',
        daysAgo: 10,
        at: '16:10',
        content:
          'Hi Lena, Farah here. I work with nurses all day and trust them more than doctors, of whom I am one. Do you get up early by nature?',
      },
      {
        from: 'auPair',
        daysAgo: 10,
        at: '18:00',
        content: 'By nature no, by goats yes. Since then it has stayed. How early is Ziggy?',
      },
      { from: 'family', daysAgo: 10, at: '18:04', content: 'Half past five. On birthdays, four.', reaction: 'wow' },
      {
        from: 'auPair',
        daysAgo: 9,
        at: '15:20',
        content:
          'Four is a shift I know. You seem lovely. I have set my heart on Sydney, where a friend from school lives, so I want to try there first.',
      },
      {
        from: 'family',
        daysAgo: 9,
        at: '19:45',
        content:
          'Hearts are my department, and that one sounds healthy. Good luck, and come for a swim if you cross the desert.',
        reaction: 'heart',
      },
    ],
  },
  {
    family: 'adeyemi.brunswick',
    auPair,
    unread: 0,
    messages: [
      {
        from: 'family',
        daysAgo: 12,
        at: '19:40',
        content:
          'Hello Lena, the boys have made a list of forty questions for au pairs. Are you ready for the first? It is about farts.',
        reaction: 'laugh',
      },
      {
        from: 'auPair',
        daysAgo: 12,
        at: '20:20',
        content: 'I am a nursing student. I have never been more ready.',
        reaction: 'laugh',
      },
      { from: 'family', daysAgo: 12, at: '20:23', content: 'Can you do one on purpose?' },
      {
        from: 'auPair',
        daysAgo: 12,
        at: '20:29',
        content: 'Please tell them: the goats could, and I learned from the best.',
        reaction: 'celebrate',
      },
      {
        from: 'family',
        daysAgo: 11,
        at: '18:30',
        content:
          'There has been cheering. We start in three months, though, and someone from Hamburg has just written. May we come back to you?',
      },
      {
        from: 'auPair',
        daysAgo: 11,
        at: '20:00',
        content: 'Of course. Greetings to the north of Germany, and to questions two to forty.',
      },
    ],
  },
  {
    family: 'tran-byrne.paddington',
    auPair,
    unread: 1,
    messages: [
      {
        from: 'auPair',
        daysAgo: 20,
        at: '18:10',
        content: 'Dear Hannah, dear Minh, your house makes remarks at night? What does it say?',
      },
      {
        from: 'family',
        daysAgo: 19,
        at: '19:35',
        content: 'Mostly “possum”. Sometimes, in February, “gutter”. When could you be in Brisbane?',
        reaction: 'laugh',
      },
      {
        from: 'auPair',
        daysAgo: 18,
        at: '17:50',
        content: 'Not before the end of my exams, so in about three months. You need someone sooner, I think?',
      },
      {
        from: 'family',
        daysAgo: 1,
        at: '18:50',
        content:
          'We did, and we found a bookseller with a bicycle. Gary the gecko wanted you to hear it from us. All the best, Lena!',
      },
    ],
  },
];
